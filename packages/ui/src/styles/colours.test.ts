import { expect, test } from 'vitest'
import amberCss from '../themes/amber.css?raw'
import { contrast, readColours } from './colours.ts'
import darkCss from './dark.css?raw'
import tokensCss from './tokens.css?raw'

const byRule = (text: string) => text.split(':root').slice(1).map(readColours)

const light = readColours(tokensCss)
const [darkByDevice = {}, darkByChoice = {}] = byRule(darkCss)
const [amber = {}, amberDarkByDevice = {}, amberDarkByChoice = {}] = byRule(amberCss)

const looks = {
  light,
  dark: { ...light, ...darkByChoice },
  'amber light': { ...light, ...amber },
  'amber dark': { ...light, ...darkByChoice, ...amber, ...amberDarkByChoice },
}

// Which words stand on which ground; 4.5 is WCAG's limit for text, 3 for marks and edges.
const pairs: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...['paper', 'surface', 'sunken'].flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['muted', ground, 4.5] as const,
    ['primary', ground, 4.5] as const,
    ['danger', ground, 4.5] as const,
    ['edge', ground, 3] as const,
    ['focus', ground, 3] as const,
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-strong', 4.5],
  ['ink', 'primary-soft', 7],
  ['primary', 'primary-soft', 4.5],
  ['muted', 'primary-soft', 4.5],
  ['on-brand', 'brand', 7],
  ...['info', 'success', 'warning', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`, 4.5] as const,
    ['ink', `${tone}-soft`, 7] as const,
    ['primary', `${tone}-soft`, 4.5] as const,
  ]),
]

test.each(Object.entries(looks))('every pair of the %s look can be read', (_, colours) => {
  const faint = pairs
    .map(([front, ground, least]) => ({
      front,
      ground,
      least,
      is: contrast(colours[front] ?? '', colours[ground] ?? ''),
    }))
    .filter(({ is, least }) => !(is >= least))
  expect(faint).toEqual([])
})

test('the dark look is the same by device and by choice', () => {
  expect(darkByChoice).toEqual(darkByDevice)
  expect(amberDarkByChoice).toEqual(amberDarkByDevice)
})

test('the colours were found', () => {
  expect(Object.keys(light).length).toBeGreaterThan(20)
  expect(Object.keys(darkByDevice).length).toBeGreaterThan(20)
  expect(Object.keys(amber).length).toBe(4)
})

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
