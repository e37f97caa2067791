import * as z from 'zod/mini'
import { longestName } from './name.ts'

/** D31, Origin ID: Latin letters with accents, apostrophe, hyphen and inner space, as foreign passports write names; upper-cased. */
export const LatinName = z.string({ error: 'required' }).check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’ -]\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*$/u, {
    error: 'latinLetters',
  }),
  z.maxLength(longestName, { error: 'tooLong' }),
  z.toUpperCase(),
)
