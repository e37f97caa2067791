import { readFileSync, statSync } from 'node:fs'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { ethiopicFiles, unicodeRange } from './ethiopic-letters.ts'

const css = readFileSync(new URL('../src/shell/ethiopic.css', import.meta.url), 'utf8')
const declared = [...css.matchAll(/url\([^}]*unicode-range: ([^;]+);/g)].map(([, range]) => range)

test('the style sheet requests each file for exactly its letters', () => {
  expect(new Set(declared)).toEqual(new Set(Object.values(ethiopicFiles).map(unicodeRange)))
})

test('every Ethiopic sign of our words has a letter', () => {
  const used = new Set(JSON.stringify(catalogue).match(/\p{Script=Ethiopic}/gu))
  const known = new Set(Object.values(ethiopicFiles).flat())
  expect([...used].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([])
})

test('runs of code points are written as CSS has them', () => {
  expect(unicodeRange([0x1200, 0x1201, 0x1202, 0x1210])).toBe('U+1200-1202, U+1210')
})

test('who needs the letters pays at most 13 KB, who sees the names of languages alone at most 1.5 KB', () => {
  const size = (name: string) => statSync(new URL(`../src/shell/fonts/ethiopic-${name}.woff2`, import.meta.url)).size
  expect(size('letters')).toBeLessThan(13_000)
  expect(size('names')).toBeLessThan(1_500)
})
