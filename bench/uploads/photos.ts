import { pagePixels } from '@invea/domain/attachments'
import { seededRandom } from '@invea/tooling/seeded-random'
import sharp from 'sharp'

/** A photo like those of phones: a JPEG of at most 2,000,000 bytes, with an orientation in its EXIF data. */
export interface Photo {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly isSideways: boolean
}

const limit = 2_000_000
/** `grain` is chosen so that the JPEG has about 2 MB. */
const kinds = [
  { width: 4_000, height: 3_000, quality: 85, grain: 12 },
  { width: 3_264, height: 2_448, quality: 90, grain: 17 },
] as const
type Kind = (typeof kinds)[number]

/** Draws soft colors with the smoothed grain of a camera sensor. */
const draw = async ({ width, height, grain: strength }: Kind, seed: number) => {
  const random = seededRandom(seed)
  const [columns, rows] = [64, 48]
  const colors = Buffer.from(Array.from({ length: columns * rows * 3 }, () => random() * 256))
  const pixels = await sharp(colors, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  const grain = Buffer.from(
    Array.from({ length: (width * height) / 4 }, () => 128 + (random() + random() - 1) * strength),
  )
  const noise = await sharp(grain, { raw: { width: width / 2, height: height / 2, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + (noise[Math.floor(at / 3)] ?? 0) - 128))
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Creates camera photos, upright and sideways. */
export const makePhotos = async (): Promise<readonly Photo[]> => {
  const photos: Photo[] = []
  for (const [at, kind] of kinds.entries()) {
    const drawn = await draw(kind, at + 1)
    for (const isSideways of [false, true]) {
      const orientation = isSideways ? 6 : 1
      const bytes = await drawn.clone().withMetadata({ orientation }).jpeg({ quality: kind.quality }).toBuffer()
      if (bytes.length > limit) throw new Error(`a photo of ${bytes.length} bytes is refused`)
      photos.push({ ...kind, bytes, isSideways })
    }
  }
  return photos
}

/** The same photos as the portals send them: upright, with fewer pixels (decision 0033). */
export const reducePhotos = async (photos: readonly Photo[]): Promise<readonly Photo[]> => {
  const quality = 85
  return Promise.all(
    photos.map(async ({ bytes, width, height }) => {
      const longestSide = Math.floor(Math.max(width, height) * Math.min(1, Math.sqrt(pagePixels / (width * height))))
      const upright = sharp(bytes).autoOrient().resize(longestSide, longestSide, { fit: 'inside' })
      const { data, info } = await upright.jpeg({ quality }).toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height, quality, isSideways: false }
    }),
  )
}
