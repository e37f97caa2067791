import * as z from 'zod/mini'

/** Maximum length of a name, in letters. The specification has no limit; machine-readable passports have 39. */
export const longestName = 50

/** A §5: letters A-Z only, at least one. Converted to upper case, as names are sent. */
export const Name = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^[A-Za-z]+$/, { error: 'nameLetters' }),
    z.maxLength(longestName, { error: 'tooLong' }),
    z.toUpperCase(),
  )

/**
 * Writes every kind of apostrophe, hyphen and space that people type or paste in a name as one plain mark, and an accent with its letter.
 * Removes blanks around a hyphen and after an apostrophe.
 */
export const plainMarks = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[‐‑–]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/' /g, "'")

/**
 * D31, Origin ID: Latin letters with accents, apostrophe, hyphen and inner space, as in foreign passports; a part such as 'T begins
 * with an apostrophe. Converted to upper case, with plain marks.
 */
export const LatinName = /* @__PURE__ */ z.string({ error: 'required' }).check(
  z.overwrite(plainMarks),
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^'?\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:(?:['-]| '?)\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*$/u, {
    error: 'latinLetters',
  }),
  z.maxLength(longestName, { error: 'tooLong' }),
  z.toUpperCase(),
)

/** Maximum length of a Ge'ez name, in letters (one letter is one syllable). */
export const longestGeezName = 40

// The Ethiopic blocks without punctuation, digits and combining marks. Ranges instead of script properties, for older Android browsers.
const letters =
  /^[\u1200-\u135A\u1380-\u138F\u2D80-\u2DDE\uAB01-\uAB2E]+( [\u1200-\u135A\u1380-\u138F\u2D80-\u2DDE\uAB01-\uAB2E]+)*$/

/** Gemination and length marks, zero-width characters and marks of writing direction: never part of a name. */
const invisible = /[\u135D-\u135F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
/** The Ethiopic word space separates words, as a blank does in Latin. */
const spaces = /[\u1361\s]+/g
/** Sentence marks at the ends. */
const marksAtEnds = /^[\u1362-\u1368\s]+|[\u1362-\u1368\s]+$/g

/** Converts a Ge'ez name to the stored form: composed, single spaces, no invisible marks. Does not change letters. */
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

/** A Ge'ez name of a person who may have none, such as a foreign national. '' when absent. */
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

/** Accents of é or ä after decomposition. */
const accents = /[\u0300-\u036f]/gu

/** The letters A-Z of a name, to compare names by: without accents, marks and case. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')

/** A name without accents, apostrophes, hyphens and spaces (D31). */
export const joinedLetters = (name: string): string =>
  plainMarks(name).normalize('NFD').replace(accents, '').replace(/[' -]/g, '')

/**
 * The spelling to offer in one tap when a name is refused (D31): SAADAA for SA'ADAA, GEBREMICHAEL for GEBRE MICHAEL. Undefined when the
 * name is accepted unchanged, and when joining does not help (G/MICHAEL).
 *
 * @example
 * joinedSpelling("Sa'adaa") // => 'SAADAA'
 * joinedSpelling('ABEBE') // => undefined
 */
export const joinedSpelling = (name: string): string | undefined => {
  if (z.safeParse(Name, name).success) return undefined
  const joined = z.safeParse(Name, joinedLetters(name))
  return joined.success ? joined.data : undefined
}
