import { type Encoding, firstEncoding, nextEncoding } from './encoding-plan.ts'

const draw = (picture: ImageBitmap, longestSide: number): HTMLCanvasElement => {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  // JPEG knows no transparency: without paper beneath, it would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const write = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/**
 * The picture as a JPEG of at most `limit` bytes, upright and without the camera's hidden data (D2).
 * Undefined where it cannot be opened, or not brought under the limit while a document stays legible.
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
    // Not a picture, or larger than the device's memory: the caller says so.
  }
  return undefined
}
