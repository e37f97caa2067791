import type { Issue, IssueCode, Result } from '@invea/domain'
import {
  type FileContent,
  fileIssues,
  findFileContent,
  findUploadType,
  pagePixels,
  signatureLength,
  type UploadOccasion,
  uploadLimits,
} from '@invea/domain/attachments'

/** How to encode a photo: the longest side in pixels, and the JPEG quality from 0 to 1. */
export interface Encoding {
  readonly longestSide: number
  readonly quality: number
}

const qualities = [0.85, 0.75, 0.65] as const
/** Pixels: an A4 page at about 130 dots per inch. Below this, small print is not legible. */
const smallestSide = 1500
const shrink = 0.75
/** Bytes. A larger photo is reduced before it is sent: a megabyte takes 20 seconds at 400 kbit/s. */
const largePhoto = 1_000_000

/** The first attempt keeps all detail that an office needs. */
export const firstEncoding = (width: number, height: number): Encoding => ({
  longestSide: Math.floor(Math.max(width, height) * Math.min(1, Math.sqrt(pagePixels / (width * height)))),
  quality: qualities[0],
})

/**
 * The next, smaller attempt. Undefined when a document would no longer be legible. Reduces the quality first, because text stays more
 * legible than with fewer pixels, then the size, starting again at the best quality (D2).
 */
export const nextEncoding = ({ longestSide, quality }: Encoding): Encoding | undefined => {
  const lower = qualities.find((candidate) => candidate < quality)
  if (lower) return { longestSide, quality: lower }
  if (longestSide <= smallestSide) return undefined
  return { longestSide: Math.max(smallestSide, Math.round(longestSide * shrink)), quality: qualities[0] }
}

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, longestSide: number): void => {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('2D')
  // JPEG has no transparency, which would become black without a white background.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

const write = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/**
 * Encodes a picture as a JPEG of at most `limit` bytes, upright and without the camera's metadata (D2). Undefined when it cannot be
 * opened, or not reduced to the limit while a document stays legible.
 */
export const scalePhoto = async (file: File, limit: number): Promise<File | undefined> => {
  // One canvas, and nothing left at the end: on a phone with little memory a few photos end the page.
  let canvas: HTMLCanvasElement | undefined
  let picture: ImageBitmap | undefined
  try {
    picture = await createImageBitmap(file)
    canvas = document.createElement('canvas')
    let encoding: Encoding | undefined = firstEncoding(picture.width, picture.height)
    while (encoding) {
      draw(canvas, picture, encoding.longestSide)
      const blob = await write(canvas, encoding.quality)
      if (blob && blob.size <= limit)
        return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' })
      encoding = nextEncoding(encoding)
    }
  } catch {
    // Not a picture, or too large for the device's memory. The caller then uses the file as it is.
  } finally {
    picture?.close()
    if (canvas) canvas.width = 0
  }
  return undefined
}

export interface PreparedFile {
  readonly file: File
  /** Bytes before it was made smaller. */
  readonly before?: number
}

/** The file with an ending that the service accepts: one from a camera or a chat may have another or none. */
const withEnding = (file: File, content: FileContent): File =>
  findUploadType(file.name) ? file : new File([file], `${file.name}.${content}`, { type: file.type })

/**
 * Returns a chosen file as it will be sent, or an issue (A §5, D2). Its first bytes decide, not its name. Reduces a large photo, and
 * makes a JPEG of a picture of another type if the browser can open it. Refuses all others, so that they are not uploaded in vain.
 */
export const prepareFile = async (
  picked: File,
  field: string,
  scale: (file: File, limit: number) => Promise<File | undefined> = scalePhoto,
  occasion: UploadOccasion = 'application',
): Promise<Result<PreparedFile, Issue>> => {
  const refuse = (code: IssueCode) => ({ ok: false, error: { field, code, params: { file: picked.name } } }) as const
  if (picked.size === 0) return refuse('fileEmpty')
  // Fails for a file that was deleted, or that a cloud has not loaded.
  const head = await picked
    .slice(0, signatureLength)
    .arrayBuffer()
    .catch(() => undefined)
  if (!head) return refuse('fileUnreadable')
  const content = findFileContent(new Uint8Array(head))
  const isScaled = !content || (content !== 'pdf' && picked.size > largePhoto)
  const scaled = isScaled ? await scale(picked, uploadLimits[occasion]) : undefined
  const isBetter = scaled && (!content || scaled.size < picked.size)
  const file = isBetter ? scaled : content && withEnding(picked, content)
  if (!file) return refuse('fileFormat')
  const [issue] = fileIssues(file, field, occasion)
  if (issue) return { ok: false, error: issue }
  return { ok: true, value: { file, ...(file.size < picked.size && { before: picked.size }) } }
}
