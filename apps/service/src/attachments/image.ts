import sharp from 'sharp'

/** 40 megapixels: above any telephone's document photo of two megabytes, below what decoding could choke on. */
const maxPixels = 40_000_000

const formats = { jpg: 'jpeg', png: 'png', gif: 'gif' } as const
export type ImageKind = keyof typeof formats

/**
 * The same picture, decoded and written anew: turned upright, without EXIF, colour profile, comments or trailing
 * bytes; of an animation the first frame. Undefined when it does not decode whole as what it says it is.
 */
export const reencodeImage = async (file: Buffer, kind: ImageKind): Promise<Buffer | undefined> => {
  const format = formats[kind]
  try {
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
    if ((await image.metadata()).format !== format) return undefined
    const upright = image.autoOrient()
    return await (format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.toFormat(format)).toBuffer()
  } catch {
    // Broken, truncated or too large: for the applicant it is simply not a picture we can take.
    return undefined
  }
}
