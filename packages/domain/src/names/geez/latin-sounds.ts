import { type Choice, type GeezOrder, type GeezSeries, geezLetter } from './syllabary.ts'

/** A series that may write a Latin consonant, with its cost. */
export type SeriesChoice = readonly [GeezSeries, number]
/** An order that may write a Latin vowel, with its cost. */
export type OrderChoice = readonly [GeezOrder, number]

const rank = <const Part extends GeezSeries | GeezOrder>(
  ...choices: readonly (readonly [Part, number])[]
): readonly (readonly [Part, number])[] => choices

/** Series by Latin consonant, the most likely first. Passport spelling loses information: T is ተ or ጠ, S is ሰ, ሠ or ጸ, H is ሀ, ሐ or ኀ. */
export const seriesOf: Readonly<Record<string, readonly SeriesChoice[]>> = {
  SH: rank(['ሸ', 0]),
  CH: rank(['ቸ', 0], ['ጨ', 0.6]),
  TS: rank(['ፀ', 0], ['ጸ', 0.2]),
  TZ: rank(['ጸ', 0], ['ፀ', 0.2]),
  NY: rank(['ኘ', 0]),
  GN: rank(['ኘ', 0]),
  ZH: rank(['ዠ', 0]),
  KH: rank(['ኸ', 0], ['ኀ', 0.5]),
  PH: rank(['ፈ', 0], ['ጰ', 0.5]),
  DH: rank(['ደ', 0], ['ዸ', 0.5]),
  TH: rank(['ተ', 0], ['ጠ', 0.8]),
  // The hudhaa of Qubee: SA'ADAA ሰዓዳ.
  "'": rank(['አ', 0], ['ዐ', 0.3]),
  B: rank(['በ', 0]),
  C: rank(['ከ', 0], ['ጨ', 0.4]),
  D: rank(['ደ', 0]),
  F: rank(['ፈ', 0]),
  G: rank(['ገ', 0]),
  H: rank(['ሀ', 0], ['ሐ', 0.4], ['ኀ', 1]),
  J: rank(['ጀ', 0]),
  K: rank(['ከ', 0], ['ቀ', 0.5]),
  L: rank(['ለ', 0]),
  M: rank(['መ', 0]),
  N: rank(['ነ', 0]),
  P: rank(['ፐ', 0], ['ጰ', 0.4]),
  Q: rank(['ቀ', 0]),
  R: rank(['ረ', 0]),
  S: rank(['ሰ', 0], ['ሠ', 1], ['ጸ', 1.4]),
  T: rank(['ተ', 0], ['ጠ', 0.7]),
  V: rank(['ቨ', 0]),
  W: rank(['ወ', 0]),
  X: rank(['ጠ', 0]),
  Y: rank(['የ', 0]),
  Z: rank(['ዘ', 0]),
}

/** The properties of a vowel's position that decide its order. */
export interface VowelPosition {
  readonly consonant: string
  /** The letters after the vowel. */
  readonly rest: string
  /** Whether the syllable is the first of the name. */
  readonly first: boolean
}

const closedByCluster = (rest: string) => /^[^AEIOU]{2}/.test(rest) || /^[^AEIOU]$/.test(rest)

/** E is the first order, the fifth at some ends, the sixth at some starts. */
const ordersOfE = ({ consonant, rest }: VowelPosition): readonly OrderChoice[] => {
  if (rest === 'L' || (rest === '' && consonant === 'Y')) {
    return rank([5, 0], [1, 0.5])
  }
  return rank([1, 0], [5, rest === '' ? 0.5 : 0.8], [6, 1.2])
}

/** I is almost silent before two consonants or the last one (GIRMA ግርማ), and long elsewhere (ALI አሊ). */
const ordersOfI = ({ rest, first }: VowelPosition): readonly OrderChoice[] =>
  closedByCluster(rest) ? rank([6, 0], [3, 0.4]) : rank([3, 0], [6, first ? 0.3 : 0.8])

/** A is the fourth order. After H the first one sounds the same, and Oromo uses it for a short A. */
const ordersOfA = ({ consonant }: VowelPosition): readonly OrderChoice[] =>
  rank([4, 0], [1, consonant === 'H' || consonant === "'" ? 0.1 : 0.9])

/** Orders by Latin vowel, the most likely first. */
export const ordersOf: Readonly<Record<string, (position: VowelPosition) => readonly OrderChoice[]>> = {
  A: ordersOfA,
  AA: () => rank([4, 0]),
  E: ordersOfE,
  EE: () => rank([5, 0], [3, 0.5]),
  I: ordersOfI,
  IE: () => rank([5, 0], [3, 0.5]),
  II: () => rank([3, 0]),
  // WO is mostly ወ: WORKU ወርቁ.
  O: ({ consonant }) => (consonant === 'W' ? rank([1, 0], [7, 0.6]) : rank([7, 0])),
  OO: () => rank([7, 0]),
  U: () => rank([2, 0]),
  UA: () => rank([8, 0]),
  WA: () => rank([8, 0]),
  UU: () => rank([2, 0]),
}

const letters = (...choices: readonly (readonly [GeezSeries, GeezOrder, number])[]): readonly Choice[] =>
  choices.map(([series, order, cost]) => [geezLetter(series, order), cost])

/** Letters of a vowel at the start of the name. */
export const openingVowels: Readonly<Record<string, readonly Choice[]>> = {
  A: letters(['አ', 1, 0], ['አ', 4, 0.4], ['ዐ', 4, 0.9]),
  E: letters(['አ', 6, 0], ['አ', 5, 0.4], ['አ', 1, 1.2]),
  I: letters(['አ', 3, 0], ['አ', 6, 0.5]),
  O: letters(['አ', 7, 0]),
  U: letters(['አ', 2, 0], ['ዐ', 2, 0.9]),
}

/** Letters of a vowel that follows another one: DANIEL ዳንኤል, HAILU ኃይሉ, TSION ጽዮን. */
export const followingVowels: Readonly<Record<string, readonly Choice[]>> = {
  A: letters(['አ', 1, 0], ['የ', 4, 0.3], ['ዐ', 4, 0.9], ['ወ', 4, 0.8]),
  E: letters(['አ', 5, 0], ['የ', 5, 0.6], ['አ', 1, 1]),
  I: letters(['የ', 6, 0], ['አ', 3, 0.6]),
  O: letters(['የ', 7, 0], ['አ', 7, 0.4], ['ወ', 7, 0.9]),
  U: letters(['አ', 2, 0], ['ወ', 6, 0.4]),
}
