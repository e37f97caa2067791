import * as z from 'zod/mini'

/** Centimetres; the specification shows no bound, so infants and giants fit. */
export const heights = { min: 30, max: 250 } as const

/** A height in whole centimetres. */
export const Height = z.custom<number>(
  (height) => typeof height === 'number' && Number.isInteger(height) && height >= heights.min && height <= heights.max,
  { error: 'heightRange', params: heights },
)
