import { plainMarks } from '../names.ts'
import { knownNames } from './known-names.ts'
import { followingVowels, openingVowels, ordersOf, seriesOf, type VowelPosition } from './latin-sounds.ts'
import { type Choice, type GeezOrder, geezLetter } from './syllabary.ts'

/** A partial spelling, with the cost of its unusual choices. */
export interface Candidate {
  readonly text: string
  readonly cost: number
}

/** Number of candidates kept after each letter: enough for the best twenty of any name. */
const kept = 120

const byCost = (first: Candidate, second: Candidate) => first.cost - second.cost

/** Extends every candidate by every choice and keeps the cheapest. */
export const extend = (candidates: readonly Candidate[], choices: readonly Choice[]): readonly Candidate[] =>
  candidates
    .flatMap(({ text, cost }) => choices.map(([more, extra]) => ({ text: text + more, cost: cost + extra })))
    .sort(byCost)
    .slice(0, kept)

/** The texts of the cheapest candidates, each once. */
export const best = (candidates: readonly Candidate[], limit: number): readonly string[] =>
  [...new Set([...candidates].sort(byCost).map(({ text }) => text))].slice(0, limit)

/** Appends the candidates of a further word. */
export const join = (before: readonly Candidate[], word: readonly Candidate[], between: string): readonly Candidate[] =>
  extend(
    before,
    word.map(({ text, cost }): Choice => [between + text, cost]),
  )

const consonantPattern = /^(?:SH|CH|TS|TZ|NY|GN(?=[AEIOU])|ZH|KH|PH|DH|TH|'|[B-DF-HJ-NP-TV-Z])/
const vowelPattern = /^(?:AA|EE|II|IE(?!L)|OO|UU|[AEIOU])/

/** A pair of Latin letters may also be two sounds: DH is ደ, or ድህ as in GEBREMEDHIN. */
const alsoApart = new Set(['DH', 'TH', 'KH', 'GN', 'NY'])

const consonantChoices = (consonant: string, orders: readonly (readonly [GeezOrder, number])[]): readonly Choice[] => {
  const together = (seriesOf[consonant] ?? []).flatMap(([series, cost]) =>
    orders.map(([order, extra]): Choice => [geezLetter(series, order), cost + extra]),
  )
  if (!alsoApart.has(consonant)) return together
  const [first = '', second = ''] = consonant
  const apart = consonantChoices(first, [[6, 0]]).flatMap(([opening, cost]) =>
    consonantChoices(second, orders).map(([closing, extra]): Choice => [opening + closing, cost + extra + 0.5]),
  )
  return [...together, ...apart]
}

const withoutVowel: readonly (readonly [GeezOrder, number])[] = [[6, 0]]

/** The spellings of one word by rule: consonant by consonant, with the most likely candidates. */
const spellings = (word: string): readonly Candidate[] => {
  let candidates: readonly Candidate[] = [{ text: '', cost: 0 }]
  let rest = word
  let first = true
  while (rest !== '') {
    const [consonant = ''] = consonantPattern.exec(rest) ?? []
    const afterConsonant = rest.slice(consonant.length)
    // GUANGUL is ጓንጉል: after these consonants the labialised order is a letter of names.
    const [vowel = ''] =
      (/^[GKQ]$/.test(consonant) && /^[UW]A/.exec(afterConsonant)) || vowelPattern.exec(afterConsonant) || []
    rest = afterConsonant.slice(vowel.length)
    const position: VowelPosition = { consonant, rest, first }
    candidates = extend(candidates, choicesOf(consonant, vowel, position))
    first = false
  }
  return candidates
}

const choicesOf = (consonant: string, vowel: string, position: VowelPosition): readonly Choice[] => {
  if (consonant === '') return (position.first ? openingVowels : followingVowels)[vowel.charAt(0)] ?? []
  // Qubee's hudhaa before a consonant is usually not written: O'BSA ኦብሳ.
  if (consonant === "'" && vowel === '') return [['', 0]]
  return consonantChoices(consonant, ordersOf[vowel]?.(position) ?? withoutVowel)
}

/** Doubled consonants are one letter: LEMMA ለማ. */
const single = (word: string): string => word.replace(/([B-DF-HJ-NP-TV-Z])\1+/g, '$1')

/** Letters of European names that are no A-Z with an accent, and for each the letter of A-Z with its sound. */
const [otherLetters, theirSounds] = ['ÆŒƏØÐĐÞŁĦŦŊĸ', 'EEEODDTLHTNK']

/** Capitals without accents and with plain apostrophes. The dot is between two L in Catalan. */
const plain = (name: string): string =>
  plainMarks(name.toUpperCase())
    .normalize('NFKD')
    .replace(/[\p{M}·]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => theirSounds[otherLetters.indexOf(letter)] ?? letter)

/** Ge'ez spellings of one Latin word by the rules alone, the most likely first. The word is in capitals A-Z. */
export const spellInGeez = (word: string): readonly Candidate[] => spellings(single(word))

const candidatesOf = (word: string): readonly Candidate[] => [
  ...(knownNames[word] ?? []).map((text, position) => ({ text, cost: position - 10 })),
  ...spellInGeez(word),
]

/**
 * Ge'ez spellings to offer for a Latin name, the most likely first: known names, then rules. The person chooses or types; the form never
 * fills a spelling in by itself. Accents are read as their letter. Empty for a text without Latin letters or with letters of another
 * script.
 *
 * @example
 * suggestGeez('Tigist', 2) // => ['ትዕግሥት', 'ቲግስት']
 */
export const suggestGeez = (latinName: string, limit = 5): readonly string[] => {
  const name = plain(latinName)
  const [first, ...others] = (name.match(/[A-Z][A-Z']*/g) ?? []).map(candidatesOf)
  return first && !/[^\P{L}A-Z]/u.test(name)
    ? best(
        others.reduce((sofar, word) => join(sofar, word, ' '), first),
        limit,
      )
    : []
}
