import * as z from 'zod/mini'

/** A §5: it must look like an address, its top-level domain of 2 to 15 letters. At most 254 characters, as mail allows. */
export const Email = z
  .string({ error: 'emailFormat' })
  .check(
    z.trim(),
    z.regex(/^[^\s@]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,15}$/, { error: 'emailFormat' }),
    z.maxLength(254, { error: 'emailFormat' }),
  )
