import * as z from 'zod/mini'
import { longestName, plainMarks } from './names.ts'

/**
 * D31, Origin ID: Latin letters with accents, apostrophe, hyphen and inner space, as in foreign passports; 'T HART begins with an
 * apostrophe. Converted to upper case, with plain marks.
 */
export const LatinName = z.string({ error: 'required' }).check(
  z.overwrite(plainMarks),
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^'?\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:[' -]\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*$/u, {
    error: 'latinLetters',
  }),
  z.maxLength(longestName, { error: 'tooLong' }),
  z.toUpperCase(),
)
