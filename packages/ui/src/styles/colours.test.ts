import { expect, test } from 'vitest'
import amberCss from '../themes/amber.css?raw'
import darkCss from './dark.css?raw'
import tokensCss from './tokens.css?raw'
import utilitiesCss from './utilities.css?raw'

/** The value of every `--color-…` in a piece of CSS. */
const readColours = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))

const channel = (hex: string, index: number) => {
  const part = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 1) + 0.0722 * channel(hex, 2)

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const byRule = (text: string) => text.split(':root').slice(1).map(readColours)

const light = readColours(tokensCss)
const dark = { ...light, ...readColours(darkCss) }
const [amber = {}, amberDark = {}] = byRule(amberCss)

const themes = { light, dark, 'amber light': { ...light, ...amber }, 'amber dark': { ...dark, ...amber, ...amberDark } }

// Each text color with its background. WCAG requires 4.5 for text and 3 for icons and borders.
const pairs: readonly (readonly [foreground: string, background: string, minimum: number])[] = [
  ...['paper', 'surface', 'sunken'].flatMap((background) => [
    ['ink', background, 7] as const,
    ['muted', background, 4.5] as const,
    ['primary', background, 4.5] as const,
    ['danger', background, 4.5] as const,
    ['edge', background, 3] as const,
    ['focus', background, 3] as const,
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-strong', 4.5],
  ['ink', 'primary-soft', 7],
  ['primary', 'primary-soft', 4.5],
  ['muted', 'primary-soft', 4.5],
  ['edge', 'primary-soft', 3],
  ['on-brand', 'brand', 7],
  ...['info', 'success', 'warning', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`, 4.5] as const,
    ['ink', `${tone}-soft`, 7] as const,
    ['primary', `${tone}-soft`, 4.5] as const,
  ]),
]

test.each(Object.entries(themes))('every color pair of the %s theme has enough contrast', (_, colours) => {
  const failing = pairs
    .map(([foreground, background, minimum]) => ({
      foreground,
      background,
      minimum,
      is: contrast(colours[foreground] ?? '', colours[background] ?? ''),
    }))
    .filter(({ is, minimum }) => !(is >= minimum))
  expect(failing).toEqual([])
})

// The accent has 1.9 to 1 on surfaces and 2.2 on the amber band.
test('no state is shown by the accent', () => {
  const sources = Object.values(import.meta.glob<string>('../*.tsx', { query: '?raw', import: 'default', eager: true }))
  expect(sources.join().match(/(aria|data)-[\w/-]+:[\w-]+-accent\b/g)).toBeNull()
  expect(utilitiesCss).not.toMatch(/\[aria-current\] \{[^}]*accent/)
})

test('dark defines only colours that light has, and the four colours of the amber theme', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light))
  expect(Object.keys(amberDark)).toEqual(Object.keys(amber))
})

test('the colours were found', () => {
  expect(Object.keys(light).length).toBeGreaterThan(20)
  expect(Object.keys(readColours(darkCss)).length).toBeGreaterThan(20)
  expect(Object.keys(amber).length).toBe(4)
})

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
