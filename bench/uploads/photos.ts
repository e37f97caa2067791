import sharp from 'sharp'

/** A photo as a telephone sends it: a JPEG of at most 2,000,000 bytes, with an orientation in its EXIF data. */
export interface Photo {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly isSideways: boolean
}

const limit = 2_000_000
/** 12 megapixels as the camera writes them, the largest size that the portals send where they scale, and 8 megapixels. */
const kinds = [
  { width: 4_000, height: 3_000, quality: 69 },
  { width: 3_508, height: 2_631, quality: 78 },
  { width: 3_264, height: 2_448, quality: 82 },
] as const

/** The same numbers for the same seed. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Soft colours with the noise of a sensor over them. */
const draw = async (width: number, height: number, seed: number) => {
  const random = createRandom(seed)
  const [columns, rows] = [64, 48]
  const colors = Buffer.from(Array.from({ length: columns * rows * 3 }, () => random() * 256))
  const pixels = await sharp(colors, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  for (let at = 0; at < pixels.length; at += 6) {
    // Two pixels get the same noise: a camera smooths its own.
    const noise = (random() + random() - 1) * 24
    for (let part = at; part < at + 6; part++) pixels[part] = Math.max(0, Math.min(255, (pixels[part] ?? 0) + noise))
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Two photos of each kind, the second of them taken sideways. */
export const makePhotos = async (): Promise<readonly Photo[]> => {
  const photos: Photo[] = []
  for (const [at, kind] of [...kinds, ...kinds].entries()) {
    const { width, height, quality } = kind
    const isSideways = at >= kinds.length
    const drawn = await draw(width, height, at + 1)
    const bytes = await drawn
      .withMetadata({ orientation: isSideways ? 6 : 1 })
      .jpeg({ quality })
      .toBuffer()
    if (bytes.length > limit) throw new Error(`a photo of ${bytes.length} bytes is refused`)
    photos.push({ ...kind, bytes, isSideways })
  }
  return photos
}
