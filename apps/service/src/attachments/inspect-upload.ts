import { availableParallelism } from 'node:os'
import type { IssueCode, Result } from '@invea/domain'
import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { WorkerPoolError } from '../platform/worker-pool.ts'
import { type FileKind, mediaTypes } from './attachments.ts'
import type { RebuiltPdf } from './rebuild-pdf.ts'

/** 40 megapixels: more than a phone photo of two megabytes has, and few enough to decode. */
const maxPixels = 40_000_000

const formats = { jpg: 'jpeg', png: 'png', gif: 'gif' } as const
type ImageKind = keyof typeof formats

/**
 * Maximum number of pictures decoded at one time. One core stays free for other calls, and one of Node's four threads for files
 * (G21).
 */
const pictures = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)))

/**
 * Without optimized Huffman tables: they save 2 to 7 % of the bytes but cost up to 60 % more processor time, for the same
 * pixels (G21).
 */
const jpeg = { quality: 90, optimizeCoding: false } as const

/**
 * Decodes and re-encodes a picture: upright, without EXIF, color profile, comments or trailing bytes. Of an animation it keeps
 * the first frame. Returns undefined if the file does not decode completely as its type.
 */
const reencodeImage = async (file: Buffer, kind: ImageKind): Promise<Buffer | undefined> => {
  const format = formats[kind]
  try {
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
    if ((await image.metadata()).format !== format) return undefined
    const upright = image.autoOrient()
    return await (format === 'jpeg' ? upright.jpeg(jpeg) : upright.toFormat(format)).toBuffer()
  } catch {
    // Broken, truncated or too large. The applicant gets the same message for all of these.
    return undefined
  }
}

type Refused = Extract<
  IssueCode,
  'fileFormat' | 'fileSize' | 'fileEmpty' | 'fileUnreadable' | 'fileLocked' | 'filePages' | 'fileTooComplex'
>

/** A file as it is stored: encoded again. */
export interface InspectedFile {
  readonly kind: FileKind
  readonly bytes: Buffer
}
type Inspected = Result<InspectedFile, Refused | 'busy'>

/** Some phones save a screenshot as an animated PNG with one frame. Its first frame is kept, as for a GIF. */
const extensionAliases: Readonly<Record<string, FileKind>> = { apng: 'png' }

const isKind = (extension: string): extension is FileKind => Object.hasOwn(mediaTypes, extension)

/** The part of the worker pool that an upload needs. */
export interface PdfWorkers {
  run(name: 'rebuildPdf', input: { readonly file: Uint8Array }): Promise<RebuiltPdf>
}

const inspectPdf = async (workers: PdfWorkers, file: Buffer): Promise<Inspected> => {
  try {
    const rebuilt = await workers.run('rebuildPdf', { file })
    return rebuilt.ok ? { ok: true, value: { kind: 'pdf', bytes: Buffer.from(rebuilt.value) } } : rebuilt
  } catch (error) {
    const reason = error instanceof WorkerPoolError ? error.reason : 'failed'
    return { ok: false, error: faultCodes[reason] }
  }
}
const faultCodes = { failed: 'fileUnreadable', tooLong: 'fileTooComplex', busy: 'busy' } as const

/**
 * Checks the content of a file: pictures are decoded and encoded again, and the pages of a PDF become pictures in a new PDF.
 * That removes metadata, scripts and hidden content. `limit` is in bytes.
 */
export const inspectUpload = async (workers: PdfWorkers, file: Buffer, limit: number): Promise<Inspected> => {
  if (file.length === 0) return { ok: false, error: 'fileEmpty' }
  if (file.length > limit) return { ok: false, error: 'fileSize' }
  const found = (await fileTypeFromBuffer(file))?.ext ?? ''
  const extension = extensionAliases[found] ?? found
  if (!isKind(extension)) return { ok: false, error: 'fileFormat' }
  if (extension === 'pdf') return inspectPdf(workers, file)
  const bytes = await pictures(() => reencodeImage(file, extension))
  return bytes ? { ok: true, value: { kind: extension, bytes } } : { ok: false, error: 'fileUnreadable' }
}
