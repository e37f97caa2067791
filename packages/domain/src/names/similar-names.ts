import { foldGeez, suggestLatin } from './geez/geez-to-latin.ts'
import { lettersOf } from './names.ts'

/** Latin letters for the same sound, longest first. */
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/PH/g, 'F'],
  [/T[SZ]/g, 'S'],
  [/KH/g, 'H'],
  [/(?:CK|[QC](?!H))/g, 'K'],
  [/([DTG])H/g, '$1'],
  [/X/g, 'T'],
  [/V/g, 'B'],
]

/** The consonants of a Latin spelling. They are equal in all transliterations of one name: TESFAYE and TASFAY, MOHAMMED and MUHAMED. */
const consonants = (name: string): string => {
  const folded = sameSounds
    .reduce((text, [letter, sound]) => text.replace(letter, sound), lettersOf(name))
    .replace(/(.)\1+/g, '$1')
  return folded.charAt(0).replace(/[AEIOU]/, '*') + folded.slice(1).replace(/[AEIOUWY]/g, '')
}

/** The last vowel of a spelling: ABEBE is a man, ABEBA a woman. */
const lastVowel = (name: string): string => {
  const last = lettersOf(name).at(-1) ?? ''
  return { A: 'A', E: 'E', I: 'E', Y: 'E', O: 'O', U: 'O', W: 'O' }[last] ?? ''
}

/** One text for all Latin spellings of one name, to compare names by. A service that stores it stores a keyed hash. */
export const nameSound = (name: string): string => consonants(name) + lastVowel(name).toLowerCase()

/** Whether two texts differ by one added, removed or changed letter. */
const isOneLetterApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
}

/** The spelling of a name in both scripts. The Ge'ez one may be missing. */
export interface SpeltName {
  readonly latin: string
  readonly geez: string
}

/**
 * Whether two names with the same sound are different names, such as HASSAN ሐሰን and HUSSEIN ሁሴን. A spelling of the same name may differ
 * by one letter, and the Ge'ez name alone proves nothing.
 */
export const areDifferentNames = (one: SpeltName, other: SpeltName): boolean =>
  one.geez !== '' &&
  other.geez !== '' &&
  !isOneLetterApart(lettersOf(one.latin), lettersOf(other.latin)) &&
  !isOneLetterApart(foldGeez(one.geez), foldGeez(other.geez))

const areLatinAlike = (one: string, other: string): boolean =>
  consonants(one) === consonants(other) || isOneLetterApart(lettersOf(one), lettersOf(other))

/**
 * Whether a corrected spelling may be the same name: the Latin one has the same sound or differs by one letter, or it now is a
 * spelling of the same Ge'ez name. The Ge'ez name alone proves nothing, because the passport shows the Latin one.
 */
export const areNamesAlike = (before: SpeltName, after: SpeltName): boolean =>
  areLatinAlike(before.latin, after.latin) ||
  (before.geez !== '' &&
    foldGeez(before.geez) === foldGeez(after.geez) &&
    suggestLatin(after.geez).some((spelling) => areLatinAlike(spelling, after.latin)))
