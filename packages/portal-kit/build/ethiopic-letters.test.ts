import { readFileSync, statSync } from 'node:fs'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { ethiopicFiles } from './ethiopic-letters.ts'

const css = readFileSync(new URL('../src/shell/ethiopic.css', import.meta.url), 'utf8')
const declared = [...css.matchAll(/url\([^}]*unicode-range: ([^;]+);/g)].map(([, range]) => range)

/** Formats code points for CSS: `U+1200-1207,U+1209`. */
const unicodeRange = (points: readonly number[]): string => {
  const hex = (point: number) => point.toString(16).toUpperCase()
  const merged: [number, number][] = []
  for (const point of points) {
    const last = merged.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else merged.push([point, point])
  }
  return merged.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

test('the style sheet requests each file for exactly its letters', () => {
  expect(new Set(declared)).toEqual(new Set(Object.values(ethiopicFiles).map(unicodeRange)))
})

test('every Ethiopic character of our texts is in the fonts', () => {
  const used = new Set(JSON.stringify(catalogue).match(/\p{Script=Ethiopic}/gu))
  const known = new Set(Object.values(ethiopicFiles).flat())
  expect([...used].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([])
})

test('all letters are at most 13 KB, the letters of the language names at most 1.5 KB', () => {
  const size = (name: string) => statSync(new URL(`../src/shell/fonts/ethiopic-${name}.woff2`, import.meta.url)).size
  expect(size('letters')).toBeLessThan(13_000)
  expect(size('names')).toBeLessThan(1_500)
})
