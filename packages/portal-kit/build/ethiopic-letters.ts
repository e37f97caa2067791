// The Ethiopic letters of the portals' fonts. Run this file after changing the letters or the font version: it writes src/shell/fonts.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { languageNames } from '@invea/locales'

type Run = readonly [first: number, last: number]

/** Letters of Amharic and Tigrigna and their punctuation, without numerals and letters of other languages. */
const runs: readonly Run[] = [
  [0x1200, 0x1357],
  [0x135f, 0x1368],
]

const all = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
const inNames = new Set([...Object.values(languageNames).join('')].map((letter) => letter.codePointAt(0) ?? 0))

/** The two font files. Every page names the languages: seven letters, for readers whose device has no Ethiopic font. */
export const ethiopicFiles = {
  names: all.filter((point) => inNames.has(point)),
  letters: all.filter((point) => !inNames.has(point)),
} as const

const writeFonts = async (): Promise<void> => {
  const { default: subsetFont } = await import('subset-font')
  const resolve = createRequire(import.meta.url).resolve
  const font = '@fontsource/noto-sans-ethiopic'
  const whole = readFileSync(resolve(`${font}/files/noto-sans-ethiopic-ethiopic-400-normal.woff2`))
  const fonts = new URL('../src/shell/fonts/', import.meta.url)
  for (const [name, points] of Object.entries(ethiopicFiles)) {
    const subset = await subsetFont(whole, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: [],
      noLayoutClosure: true,
    })
    writeFileSync(new URL(`ethiopic-${name}.woff2`, fonts), subset)
  }
  copyFileSync(resolve(`${font}/LICENSE`), new URL('OFL.txt', fonts))
}

if (import.meta.main) await writeFonts()
