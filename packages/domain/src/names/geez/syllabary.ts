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

/** Orders of the labialised letters by their distance from the first: ጐ sounds like ጎ, ጒ like ጊ, ጔ like ጌ, ጕ like ጉ. */
const labialisedOrders: readonly (GeezOrder | undefined)[] = [7, undefined, 3, 8, 5, 2]

/** Labialised letters, which are outside the series they sound like: ቈ follows ቀ to ቇ. */
const labialised: Readonly<Record<string, readonly [GeezSeries, GeezOrder]>> = Object.fromEntries(
  (['ቀ', 'ኀ', 'ከ', 'ገ'] as const).flatMap((series) =>
    labialisedOrders.flatMap((order, distance) =>
      order ? [[String.fromCharCode(series.charCodeAt(0) + 8 + distance), [series, order] as const]] : [],
    ),
  ),
)

/** The letter of a series in an order: ለ in order 4 is ላ, ገ in order 8 is ጓ. Not a letter where the series has no order 8. */
export const geezLetter = (series: GeezSeries, order: GeezOrder): string => {
  const code = series.charCodeAt(0)
  const apart = String.fromCharCode(code + 11)
  return order === 8 && apart in labialised ? apart : String.fromCharCode(code + order - 1)
}

/** Series and order of a letter. Undefined for a letter outside the 37 series. */
export const findGeezLetter = (letter: string): readonly [GeezSeries, GeezOrder] | undefined => {
  // Has the code of order 8, but is not labialised: names write it E.
  if (letter === 'ኧ') return ['አ', 5]
  const apart = labialised[letter]
  if (apart) return apart
  const code = letter.charCodeAt(0)
  const base = String.fromCharCode(code - (code % 8))
  return base in geezSeries ? [base as GeezSeries, ((code % 8) + 1) as GeezOrder] : undefined
}
