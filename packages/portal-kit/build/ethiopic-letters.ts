import { languageNames } from '@invea/locales'

/** First and last code points of a run. */
type Run = readonly [first: number, last: number]

/** Letters of Amharic and Tigrigna and their punctuation; numerals and the signs of other languages stay out. */
const runs: readonly Run[] = [
  [0x1200, 0x1357],
  [0x135f, 0x1368],
]

const all = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
const inNames = new Set([...Object.values(languageNames).join('')].map((letter) => letter.codePointAt(0) ?? 0))

/**
 * The two files of letters. The names of the languages stand on every page: who reads English or Afan Oromo without an
 * Ethiopic font of their own fetches those seven letters and no others.
 */
export const ethiopicFiles = {
  names: all.filter((point) => inNames.has(point)),
  letters: all.filter((point) => !inNames.has(point)),
} as const

/** Code points as CSS writes them: `U+1200-1207,U+1209`. */
export const unicodeRange = (points: readonly number[]): string => {
  const hex = (point: number) => point.toString(16).toUpperCase()
  const merged: [number, number][] = []
  for (const point of points) {
    const last = merged.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else merged.push([point, point])
  }
  return merged.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}
