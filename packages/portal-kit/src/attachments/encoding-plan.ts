/** How a photo is written again: the longest side in pixels and the JPEG quality from 0 to 1. */
export interface Encoding {
  readonly longestSide: number
  readonly quality: number
}

const qualities = [0.85, 0.75, 0.65] as const
/** An A4 page at about 130 dots an inch: below this small print on a document is lost. */
const smallestSide = 1500
const shrink = 0.75
/** An A4 page at 300 dots an inch; more helps no reader. */
const largestSide = 3508

/** The first try keeps as much of the picture as an office can use. */
export const firstEncoding = (width: number, height: number): Encoding => ({
  longestSide: Math.min(Math.max(width, height), largestSide),
  quality: qualities[0],
})

/**
 * The next, smaller try, or undefined when a document would no longer be legible.
 * Quality falls first, since letters survive it better than fewer pixels; then the size, from the best quality again (D2).
 */
export const nextEncoding = ({ longestSide, quality }: Encoding): Encoding | undefined => {
  const lower = qualities.find((candidate) => candidate < quality)
  if (lower) return { longestSide, quality: lower }
  if (longestSide <= smallestSide) return undefined
  return { longestSide: Math.max(smallestSide, Math.round(longestSide * shrink)), quality: qualities[0] }
}
