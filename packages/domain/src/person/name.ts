import * as z from 'zod/mini'

/** Longest name accepted, in letters. The specification shows no bound; machine-readable passports carry 39. */
export const longestName = 50

/** A §5: letters A-Z only, at least one; upper-cased, since names are sent so. */
export const Name = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^[A-Za-z]+$/, { error: 'nameLetters' }),
    z.maxLength(longestName, { error: 'tooLong' }),
    z.toUpperCase(),
  )
