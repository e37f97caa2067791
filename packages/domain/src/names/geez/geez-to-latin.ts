import type { Language } from '../../model/scalars.ts'
import { normalizeGeez } from '../names.ts'
import { knownNames } from './known-names.ts'
import { best, type Candidate, extend, join } from './latin-to-geez.ts'
import { type Choice, findGeezLetter, type GeezOrder, type GeezSeries, geezLetter, geezSeries } from './syllabary.ts'

/** Vowel by order. The sixth has none, or an I between consonants. */
const vowels: Readonly<Record<GeezOrder, string>> = { 1: 'E', 2: 'U', 3: 'I', 4: 'A', 5: 'E', 6: '', 7: 'O', 8: 'WA' }

/** Series whose first order is pronounced A: አበበ is ABEBE. */
const spokenAsA: ReadonlySet<GeezSeries> = new Set(['ሀ', 'ሐ', 'ኀ', 'አ', 'ዐ'])

type Letter = readonly [GeezSeries, GeezOrder]

/** Consonants that passports write in two ways. */
const consonantsOf = (series: GeezSeries): readonly Choice[] =>
  series === 'ቀ' || series === 'ቐ'
    ? [
        ['K', 0],
        ['Q', 0.3],
      ]
    : [[geezSeries[series].toUpperCase(), 0]]

const isVowelless = (letter: Letter | undefined): boolean => letter?.[1] === 6
const isYod = (letter: Letter | undefined): boolean => letter?.[0] === 'የ' && isVowelless(letter)

/**
 * Whether a sixth-order letter gets an I: at the start (ግርማ GIRMA), after another letter without vowel (መንግሥቱ MENGISTU), and before two
 * such letters at the end (ቅድስት KIDIST).
 */
const spokenWithI = (word: readonly Letter[]): readonly boolean[] => {
  const spoken: boolean[] = []
  word.forEach((letter, position) => {
    const closing = position === word.length - 3 && isVowelless(word[position + 1]) && isVowelless(word[position + 2])
    const open = position === 0 || (isVowelless(word[position - 1]) && spoken[position - 1] === false)
    spoken.push(isVowelless(letter) && position < word.length - 1 && (open || closing))
  })
  return spoken
}

const vowelOfSixth = (word: readonly Letter[], position: number, withI: boolean): readonly Choice[] => {
  const [series] = word[position] ?? ['አ']
  const last = position === word.length - 1
  if (last || series === 'አ' || series === 'ዐ') return [[position === 0 ? 'E' : '', 0]]
  // ሕይ is HI: the ይ after it only lengthens the vowel.
  if (isYod(word[position + 1])) return [['I', 0]]
  return withI
    ? [
        ['I', 0],
        ['', 0.6],
      ]
    : [
        ['', 0],
        ['I', 0.7],
      ]
}

const vowelOf = ([series, order]: Letter): readonly Choice[] => {
  // MEKUANINT መኳንንት.
  if (order === 8)
    return [
      [vowels[8], 0],
      ['UA', 0.3],
    ]
  if (order !== 1) return [[vowels[order], 0]]
  if (spokenAsA.has(series)) return [['A', 0]]
  // WORKU ወርቁ, HIWOT ሕይወት; WELDAY ወልዳይ.
  return series === 'ወ'
    ? [
        ['O', 0],
        ['E', 0.2],
      ]
    : [['E', 0]]
}

/** ይ after a vowel is I before a consonant (ኃይሉ HAILU) and Y at the end (ፀጋይ TSEGAY); after a letter without vowel it is silent. */
const glide = (word: readonly Letter[], position: number): readonly Choice[] => {
  if (isVowelless(word[position - 1])) return [['', 0]]
  return position === word.length - 1
    ? [['Y', 0]]
    : [
        ['I', 0],
        ['Y', 0.3],
      ]
}

/** Latin spellings of one Ge'ez word by the rules alone, the most likely first. */
export const spellInLatin = (geezWord: string): readonly Candidate[] => {
  const word = Array.from(geezWord, findGeezLetter).filter((letter) => letter !== undefined)
  const withI = spokenWithI(word)
  return word.reduce<readonly Candidate[]>(
    (candidates, letter, position) => {
      if (position > 0 && isYod(letter)) return extend(candidates, glide(word, position))
      const consonants = extend(candidates, consonantsOf(letter[0]))
      const sixth = isVowelless(letter)
      return extend(consonants, sixth ? vowelOfSixth(word, position, withI[position] === true) : vowelOf(letter))
    },
    [{ text: '', cost: 0 }],
  )
}

const candidatesOf = (word: string): readonly Candidate[] => {
  const known = Object.keys(knownNames).filter((latin) => knownNames[latin]?.includes(word))
  return [...known.map((text, position) => ({ text, cost: position - 10 })), ...spellInLatin(word)]
}

/**
 * Latin spellings to offer for a Ge'ez name, the most likely first: known names, then rules. Words are joined, as the passport form
 * requires (A §5). They never replace typed text, because an old passport or a birth certificate decides. Empty without Ge'ez letters.
 *
 * @example
 * suggestLatin('ኃይሉ', 1) // => ['HAILU']
 */
export const suggestLatin = (geezName: string, limit = 5): readonly string[] => {
  const words = normalizeGeez(geezName).split(' ')
  const [first, ...others] = words.filter((word) => Array.from(word).some(findGeezLetter)).map(candidatesOf)
  return first
    ? best(
        others.reduce((sofar, word) => join(sofar, word, ''), first),
        limit,
      )
    : []
}

/** Series with the same pronunciation in Amharic. Only the comparison treats them as equal; the spelling does not change. */
const sameSound: Partial<Record<GeezSeries, GeezSeries>> = { ሐ: 'ሀ', ኀ: 'ሀ', ኸ: 'ሀ', ሠ: 'ሰ', ዐ: 'አ', ፀ: 'ጸ' }

const foldLetter = (letter: string): string => {
  const found = findGeezLetter(letter)
  if (!found) return letter
  const [series, order] = found
  const folded = sameSound[series] ?? series
  // ሀ and ሃ, አ and ኣ sound alike: the first order of these series is pronounced like the fourth.
  const alike = order === 4 && (folded === 'ሀ' || folded === 'አ')
  return geezLetter(folded, alike ? 1 : order)
}

/** One spelling for all spellings with the same Amharic sound. For comparison and an index, never to show. */
export const foldGeez = (name: string): string => Array.from(normalizeGeez(name), foldLetter).join('')

/** How two spellings compare. */
export type SpellingMatch = 'same' | 'soundsAlike' | 'different'

/**
 * Compares two Ge'ez spellings: ኃይሉ and ሀይሉ sound alike. In Tigrigna ሐ and ሀ, ዐ and አ, ኸ and ሀ are different sounds, so there only equal
 * spellings are alike.
 *
 * @example
 * compareSpellings('ኃይሉ', 'ሀይሉ') // => 'soundsAlike'
 * compareSpellings('ኃይሉ', 'ሀይሉ', 'ti') // => 'different'
 */
export const compareSpellings = (first: string, second: string, language: Language = 'am'): SpellingMatch => {
  if (normalizeGeez(first) === normalizeGeez(second)) return 'same'
  return language !== 'ti' && foldGeez(first) === foldGeez(second) ? 'soundsAlike' : 'different'
}
