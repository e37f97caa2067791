import type { Issue } from '@invea/domain'
import {
  fileIssues,
  findFileContent,
  findUploadType,
  signatureLength,
  type UploadOccasion,
  uploadLimit,
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
/** Pixels: an A4 page at 300 dots per inch. More makes no difference to readers. */
const largestSide = 3508

/** The first attempt keeps all detail that an office can use. */
export const firstEncoding = (width: number, height: number): Encoding => ({
  longestSide: Math.min(Math.max(width, height), largestSide),
  quality: qualities[0],
})

/**
 * The next, smaller attempt. Undefined when a document would no longer be legible. Reduces the quality first, because text survives this
 * better than fewer pixels, then the size, starting again at the best quality (D2).
 */
export const nextEncoding = ({ longestSide, quality }: Encoding): Encoding | undefined => {
  const lower = qualities.find((candidate) => candidate < quality)
  if (lower) return { longestSide, quality: lower }
  if (longestSide <= smallestSide) return undefined
  return { longestSide: Math.max(smallestSide, Math.round(longestSide * shrink)), quality: qualities[0] }
}

const draw = (picture: ImageBitmap, longestSide: number): HTMLCanvasElement => {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas has no 2D context')
  // JPEG has no transparency, which would become black without a white background.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const write = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/**
 * Encodes a picture as a JPEG of at most `limit` bytes, upright and without the camera's metadata (D2). Undefined when it cannot be
 * opened, or not reduced to the limit while a document stays legible.
 */
export const scalePhoto = async (file: File, limit: number): Promise<File | undefined> => {
  try {
    const picture = await createImageBitmap(file)
    let encoding: Encoding | undefined = firstEncoding(picture.width, picture.height)
    while (encoding) {
      const blob = await write(draw(picture, encoding.longestSide), encoding.quality)
      if (blob && blob.size <= limit)
        return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' })
      encoding = nextEncoding(encoding)
    }
  } catch {
    // Not a picture, or too large for the device's memory. The caller shows a message.
  }
  return undefined
}

export type PreparedFile =
  | { readonly ok: true; readonly file: File /** Bytes before it was made smaller. */; readonly before?: number }
  | { readonly ok: false; readonly issue: Issue }

/**
 * Returns a chosen file as it will be sent, or an issue (A §5, D2). Reduces a photo over the limit first. Refuses a file whose content
 * does not match its name before it is uploaded.
 */
export const prepareFile = async (
  file: File,
  field: string,
  scale: (file: File, limit: number) => Promise<File | undefined> = scalePhoto,
  occasion: UploadOccasion = 'application',
): Promise<PreparedFile> => {
  const [issue] = fileIssues(file, field, occasion)
  if (issue && issue.code !== 'fileSize') return { ok: false, issue }
  const content = findFileContent(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (!content) return { ok: false, issue: { field, code: 'fileFormat', params: { file: file.name } } }
  if (!issue) return { ok: true, file }
  const smaller = findUploadType(file.name) === 'pdf' ? undefined : await scale(file, uploadLimit(occasion))
  return smaller ? { ok: true, file: smaller, before: file.size } : { ok: false, issue }
}
