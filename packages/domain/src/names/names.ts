import * as z from 'zod/mini'

/** Longest name accepted, in letters. The specification shows no bound; machine-readable passports have 39. */
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

/** Longest Ge'ez name accepted, in letters (one letter is one syllable). */
export const longestGeezName = 40

// The Ethiopic blocks without punctuation, digits and combining marks. Ranges and not script properties: older Android browsers.
const letters =
  /^[\u1200-\u135A\u1380-\u138F\u2D80-\u2DDE\uAB01-\uAB2E]+( [\u1200-\u135A\u1380-\u138F\u2D80-\u2DDE\uAB01-\uAB2E]+)*$/

/** Gemination and length marks, zero-width characters and marks of writing direction: never part of a name. */
const invisible = /[\u135D-\u135F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
/** The Ethiopic word space separates words, as a blank does in Latin. */
const spaces = /[\u1361\s]+/g
/** Sentence marks that slip in at the ends. */
const marksAtEnds = /^[\u1362-\u1368\s]+|[\u1362-\u1368\s]+$/g

/** A Ge'ez name in the one form that is stored: composed, single spaces, no invisible marks. Its letters are not changed. */
export const normalizeGeez = (name: string): string =>
  name.normalize('NFC').replace(invisible, '').replace(spaces, ' ').replace(marksAtEnds, '')

/** A §5: a required name in Ge'ez letters, single spaces between its parts; no digits, no abbreviation marks. */
export const GeezName = z
  .string({ error: 'required' })
  .check(
    z.overwrite(normalizeGeez),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(letters, { error: 'geezLetters' }),
    z.maxLength(longestGeezName, { error: 'tooLong' }),
  )

/** The same for a person who may have no name in Ge'ez letters, such as a foreign national: '' then. */
export const GeezNameIfAny = z._default(
  z
    .string({ error: 'invalid' })
    .check(
      z.overwrite(normalizeGeez),
      z.regex(new RegExp(`^$|${letters.source}`), { error: 'geezLetters' }),
      z.maxLength(longestGeezName, { error: 'tooLong' }),
    ),
  '',
)

/** Marks people write inside a name: apostrophes of every kind, hyphens and dashes, spaces. */
const joints = /['’‘ʼ`´\-‐‑–\s]/gu
/** Accents that remain of é or ä once letter and mark are apart. */
const accents = /[\u0300-\u036f]/gu

/**
 * The spelling to offer in one tap where a name is refused (D31): SA'ADAA gives SAADAA, GEBRE MICHAEL gives GEBREMICHAEL.
 * Undefined where the name is accepted as it is, and where joining would not make it acceptable (G/MICHAEL).
 *
 * @example
 * joinedSpelling("Sa'adaa") // => 'SAADAA'
 * joinedSpelling('ABEBE') // => undefined
 */
export const joinedSpelling = (name: string): string | undefined => {
  if (z.safeParse(Name, name).success) return undefined
  const joined = z.safeParse(Name, name.normalize('NFD').replace(accents, '').replace(joints, ''))
  return joined.success ? joined.data : undefined
}
