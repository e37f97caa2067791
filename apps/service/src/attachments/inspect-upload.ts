import type { IssueCode, Result } from '@invea/domain'
import { type FileContent, findFileContent, pagePixels } from '@invea/domain/attachments'
import sharp from 'sharp'
import type { FairQueue } from '../platform/fair-queue.ts'
import { WorkerPoolError } from '../platform/worker-pool.ts'
import type { RebuiltPdf } from './rebuild-pdf.ts'

type ImageKind = Exclude<FileContent, 'pdf'>
const formats: Readonly<Record<ImageKind, string>> = { jpg: 'jpeg', png: 'png', gif: 'gif' }

/**
 * Pixels of all frames: more than a phone photo of two megabytes has, and few enough to decode and encode in a second. A GIF costs ten
 * times as much for each, because its colors are chosen again.
 */
const maxPixels: Readonly<Record<ImageKind, number>> = { jpg: 40_000_000, png: 40_000_000, gif: 8_000_000 }

/** A row costs time of its own: 40 million rows of one pixel take half a minute. */
const maxSide = 30_000

/** Pixels of all scans of a JPEG. A progressive one of a camera has ten scans, and each goes over all pixels. */
const maxScannedPixels = 1_000_000_000
const scanMarker = '\u00ff\u00da'
const countScans = (file: Buffer): number => file.toString('latin1').split(scanMarker).length - 1

/** No optimized Huffman tables: they save 2 to 7 % of the bytes for up to 60 % more processor time (G21). */
const jpeg = { quality: 90, optimizeCoding: false } as const

/**
 * Decodes and re-encodes a picture: upright, without EXIF, color profile, comments or trailing bytes. Of an animation it keeps
 * the first frame. A picture that grows above `limit` is scaled down. Refuses a file that does not decode completely as its kind,
 * and one with too many pixels, rows or scans.
 */
const reencodeImage = async (file: Buffer, kind: ImageKind, limit: number): Promise<Inspected> => {
  // libvips keeps the last hundred operations, and with each the memory of its decoder: 245 MB for a progressive JPEG of 40 megapixels.
  // Each time, because a thread that loads sharp turns that on for the process.
  sharp.cache(false)
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1, sequentialRead: true })
    const { format, width, height, pages = 1 } = await image.metadata()
    if (format !== formats[kind]) return { ok: false, error: 'fileUnreadable' }
    const pixels = width * height
    const isTooComplex =
      pixels * pages > maxPixels[kind] ||
      Math.max(width, height) > maxSide ||
      (kind === 'jpg' && pixels * countScans(file) > maxScannedPixels)
    if (isTooComplex) return { ok: false, error: 'fileTooComplex' }
    const upright = image.autoOrient()
    const encoded = kind === 'jpg' ? upright.jpeg(jpeg) : upright.toFormat(kind)
    const bytes = await encoded.toBuffer()
    const scale = Math.sqrt(pagePixels / pixels)
    if (bytes.length <= limit || scale >= 1) return { ok: true, value: { kind, bytes } }
    const side = Math.round(Math.max(width, height) * scale)
    const bytesOfPage = await encoded.resize({ width: side, height: side, fit: 'inside' }).toBuffer()
    return { ok: true, value: { kind, bytes: bytesOfPage } }
  } catch {
    // Broken or truncated.
    return { ok: false, error: 'fileUnreadable' }
  }
}

type Refused = Extract<
  IssueCode,
  'fileFormat' | 'fileSize' | 'fileEmpty' | 'fileUnreadable' | 'fileLocked' | 'filePages' | 'fileTooComplex'
>

/** A file as it is stored: encoded again. */
export interface InspectedFile {
  readonly kind: FileContent
  readonly bytes: Buffer
}
type Inspected = Result<InspectedFile, Refused | 'busy'>

/** What works on files: the queue of pictures, and the part of the worker pool that an upload needs. */
interface FileWork {
  readonly pictures: Pick<FairQueue, 'run'>
  readonly workers: {
    run(name: 'rebuildPdf', input: { readonly file: Uint8Array }, owner: number): Promise<RebuiltPdf>
  }
}

const inspectPdf = async (workers: FileWork['workers'], file: Buffer, owner: number): Promise<Inspected> => {
  try {
    const rebuilt = await workers.run('rebuildPdf', { file }, owner)
    return rebuilt.ok ? { ok: true, value: { kind: 'pdf', bytes: Buffer.from(rebuilt.value) } } : rebuilt
  } catch (error) {
    const reason = error instanceof WorkerPoolError ? error.reason : 'failed'
    return { ok: false, error: faultCodes[reason] }
  }
}
const faultCodes = { failed: 'fileUnreadable', tooLong: 'fileTooComplex', busy: 'busy' } as const

/**
 * Checks the content of a file: pictures are decoded and encoded again, and the pages of a PDF become pictures in a new PDF.
 * That removes metadata, scripts and hidden content. `limit` is in bytes. `owner`: the application, whose files wait in a line of their own.
 */
export const inspectUpload = async (
  { pictures, workers }: FileWork,
  file: Buffer,
  { limit, owner }: { readonly limit: number; readonly owner: number },
): Promise<Inspected> => {
  if (file.length === 0) return { ok: false, error: 'fileEmpty' }
  if (file.length > limit) return { ok: false, error: 'fileSize' }
  const kind = findFileContent(file)
  if (kind === undefined) return { ok: false, error: 'fileFormat' }
  if (kind === 'pdf') return inspectPdf(workers, file, owner)
  return (await pictures.run(owner, () => reencodeImage(file, kind, limit))) ?? { ok: false, error: 'busy' }
}
