// Writes src/shell/fonts: run it after a change of ethiopic-letters.ts or of the font's version.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { ethiopicFiles } from './ethiopic-letters.ts'

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
