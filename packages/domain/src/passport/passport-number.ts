import * as z from 'zod/mini'

/** A §5: two letters, then seven digits; upper-cased. */
export const PassportNumber = z
  .string({ error: 'passportNumberRequired' })
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.regex(/^[A-Za-z]{2}\d{7}$/, { error: 'passportNumberFormat' }),
    z.toUpperCase(),
  )
