import { availableParallelism } from 'node:os'
import type { IssueCode } from '@invea/domain'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { createWorkQueue, WorkerPoolError } from '../platform/worker-pool.ts'
import type { RebuiltPdf } from './rebuild-pdf.ts'

/** 40 megapixels: above any telephone's document photo of two megabytes, below what decoding could choke on. */
const maxPixels = 40_000_000

const formats = { jpg: 'jpeg', png: 'png', gif: 'gif' } as const
type ImageKind = keyof typeof formats

/** Pictures that are decoded at one time: one core stays free for other calls, and one of Node's four threads for files (G21). */
const pictures = createWorkQueue(Math.max(1, Math.min(3, availableParallelism() - 1)))

/** Huffman tables made for each photo save 2 to 7 % of its bytes and cost up to 60 % more processor time; the pixels are the same (G21). */
const jpeg = { quality: 90, optimizeCoding: false } as const

/**
 * The same picture, decoded and written again: turned upright, without EXIF, colour profile, comments or trailing
 * bytes; of an animation the first frame. Undefined when it does not decode whole as what it says it is.
 */
const reencodeImage = async (file: Buffer, kind: ImageKind): Promise<Buffer | undefined> => {
  const format = formats[kind]
  try {
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
    if ((await image.metadata()).format !== format) return undefined
    const upright = image.autoOrient()
    return await (format === 'jpeg' ? upright.jpeg(jpeg) : upright.toFormat(format)).toBuffer()
  } catch {
    // Broken, truncated or too large: for the applicant it is simply not a picture we can take.
    return undefined
  }
}

/** What an applicant may hand in, by what the bytes are (D2). The name of a file proves nothing. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
} as const
type FileKind = keyof typeof mediaTypes

type Refused = Extract<
  IssueCode,
  'fileFormat' | 'fileSize' | 'fileEmpty' | 'fileUnreadable' | 'fileLocked' | 'filePages' | 'fileTooComplex'
>
type Inspected =
  | { readonly ok: true; readonly kind: FileKind; readonly bytes: Buffer }
  | { readonly ok: false; readonly code: Refused | 'busy' }

/** Some telephones save a picture of the screen as a PNG film of one frame: its first frame is taken, as of a GIF. */
const alsoCalled: Readonly<Record<string, FileKind>> = { apng: 'png' }

const isKind = (extension: string): extension is FileKind => Object.hasOwn(mediaTypes, extension)

/** The worker pool, as far as an upload needs it. */
export interface PdfWorkers {
  run(name: 'rebuildPdf', input: { readonly file: Uint8Array }): Promise<RebuiltPdf>
}

const inspectPdf = async (workers: PdfWorkers, file: Buffer): Promise<Inspected> => {
  try {
    const rebuilt = await workers.run('rebuildPdf', { file })
    return rebuilt.ok ? { ok: true, kind: 'pdf', bytes: Buffer.from(rebuilt.bytes) } : rebuilt
  } catch (error) {
    const reason = error instanceof WorkerPoolError ? error.reason : 'failed'
    return { ok: false, code: faultCodes[reason] }
  }
}
const faultCodes = { failed: 'fileUnreadable', tooLong: 'fileTooComplex', busy: 'busy' } as const

/**
 * Looks into a file instead of believing it: pictures are decoded and encoded again, the pages of a PDF become pictures in
 * a new one. That drops metadata, scripts and anything hidden. `limit` is in bytes.
 */
export const inspectUpload = async (workers: PdfWorkers, file: Buffer, limit: number): Promise<Inspected> => {
  if (file.length === 0) return { ok: false, code: 'fileEmpty' }
  if (file.length > limit) return { ok: false, code: 'fileSize' }
  const found = (await fileTypeFromBuffer(file))?.ext ?? ''
  const extension = alsoCalled[found] ?? found
  if (!isKind(extension)) return { ok: false, code: 'fileFormat' }
  if (extension === 'pdf') return inspectPdf(workers, file)
  const bytes = await pictures.run(() => reencodeImage(file, extension))
  return bytes ? { ok: true, kind: extension, bytes } : { ok: false, code: 'fileUnreadable' }
}
