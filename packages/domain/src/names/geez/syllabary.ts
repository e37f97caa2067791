/** One of several ways to write a sound. */
export type Choice = readonly [text: string, cost: number]

/** The Ethiopic syllabary: a series starts at a multiple of eight; order n (1 to 7: ä u i a e ə o) is its base plus n - 1. */

/** First-order letters in the traditional order, with their Latin sound in names. */
export const geezSeries = {
  ሀ: 'h',
  ለ: 'l',
  ሐ: 'h',
  መ: 'm',
  ሠ: 's',
  ረ: 'r',
  ሰ: 's',
  ሸ: 'sh',
  ቀ: 'q',
  ቐ: 'q',
  በ: 'b',
  ቨ: 'v',
  ተ: 't',
  ቸ: 'ch',
  ኀ: 'h',
  ነ: 'n',
  ኘ: 'ny',
  አ: '',
  ከ: 'k',
  ኸ: 'kh',
  ወ: 'w',
  ዐ: '',
  ዘ: 'z',
  ዠ: 'zh',
  የ: 'y',
  ደ: 'd',
  ዸ: 'dh',
  ጀ: 'j',
  ገ: 'g',
  ጘ: 'ng',
  ጠ: 't',
  ጨ: 'ch',
  ጰ: 'p',
  ጸ: 'ts',
  ፀ: 'ts',
  ፈ: 'f',
  ፐ: 'p',
} as const

/** A first-order letter, the name of its series. */
export type GeezSeries = keyof typeof geezSeries
/** 1 ä, 2 u, 3 i, 4 a, 5 e, 6 without vowel, 7 o, 8 the labialised wa. */
export type GeezOrder = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The letter of a series in an order: ለ in order 4 is ላ. */
export const geezLetter = (series: GeezSeries, order: GeezOrder): string =>
  String.fromCharCode(series.charCodeAt(0) + order - 1)

/** Labialised letters outside their series: the series they sound like, and its order. */
const labialised: Readonly<Record<string, readonly [GeezSeries, GeezOrder]>> = {
  ቈ: ['ቀ', 7],
  ኈ: ['ኀ', 7],
  ኰ: ['ከ', 7],
  ጐ: ['ገ', 7],
  ቋ: ['ቀ', 8],
  ኋ: ['ኀ', 8],
  ኳ: ['ከ', 8],
  ጓ: ['ገ', 8],
}

/** Series and order of a letter. Undefined for a letter outside the 37 series. */
export const findGeezLetter = (letter: string): readonly [GeezSeries, GeezOrder] | undefined => {
  const apart = labialised[letter]
  if (apart) return apart
  const code = letter.charCodeAt(0)
  const base = String.fromCharCode(code - (code % 8))
  return base in geezSeries ? [base as GeezSeries, ((code % 8) + 1) as GeezOrder] : undefined
}
