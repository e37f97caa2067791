import * as z from 'zod/mini'

// What an environment variable may hold. Each says what it wants, for the operator who reads the line.

/** A whole number from one bound to another. */
export const numberFrom = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? (/^\d{1,9}$/.test(value) ? Number(value) : Number.NaN) : value,
    ),
    z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error })),
  )
}
/** 0 lets the system choose. */
export const port = numberFrom(0, 65_535)
export const address = z.url({ protocol: /^https?$/, error: 'must be an address like https://example.org' })
export const flag = z.pipe(
  z._default(z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }), 'no'),
  z.transform((value: 'yes' | 'no') => value === 'yes'),
)
