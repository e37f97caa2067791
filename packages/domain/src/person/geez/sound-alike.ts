import type { Language } from '../../model.ts'
import { normalizeGeez } from '../geez-name.ts'
import { findGeezLetter, type GeezSeries, geezLetter } from './syllabary.ts'

/** Series that Amharic pronounces alike; the spelling is kept, only comparison folds it. */
const sameSound: Partial<Record<GeezSeries, GeezSeries>> = { ሐ: 'ሀ', ኀ: 'ሀ', ኸ: 'ሀ', ሠ: 'ሰ', ዐ: 'አ', ፀ: 'ጸ' }

const foldLetter = (letter: string): string => {
  const found = findGeezLetter(letter)
  if (!found) return letter
  const [series, order] = found
  const folded = sameSound[series] ?? series
  // ሀ and ሃ, አ and ኣ sound alike: the first order of these series is spoken as the fourth.
  const alike = order === 4 && (folded === 'ሀ' || folded === 'አ')
  return geezLetter(folded, alike ? 1 : order)
}

/** The one spelling that all spellings of the same Amharic sound share: for an index column and comparison, never to store or show. */
export const foldGeez = (name: string): string => Array.from(normalizeGeez(name), foldLetter).join('')

/** How two spellings compare. */
export type SpellingMatch = 'same' | 'soundsAlike' | 'different'

/**
 * Compares two Ge'ez spellings: ኃይሉ and ሀይሉ sound alike. In Tigrigna ሐ and ሀ, ዐ and አ, ኸ and ሀ are different sounds,
 * so nothing is folded there and alike means equal.
 */
export const compareSpellings = (first: string, second: string, language: Language = 'am'): SpellingMatch => {
  if (normalizeGeez(first) === normalizeGeez(second)) return 'same'
  return language !== 'ti' && foldGeez(first) === foldGeez(second) ? 'soundsAlike' : 'different'
}
