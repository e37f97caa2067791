import { expect, test } from 'vitest'
import { interpolate, placeholders } from './interpolate.ts'

test('each place takes its value, as often as it stands there', () => {
  expect(interpolate('{{label}} is required! ({{label}})', { label: 'Region' })).toBe('Region is required! (Region)')
})

test('a value that looks like a replacement pattern is taken literally', () => {
  expect(interpolate('{{file}} is Invalid format', { file: "$& $1.pdf $'" })).toBe("$& $1.pdf $' is Invalid format")
})

test('zero is a value', () => {
  expect(interpolate('{{count}} left', { count: 0 })).toBe('0 left')
})

test('places are named once', () => {
  expect(placeholders('{{max}} {{min}} {{max}}')).toEqual(new Set(['min', 'max']))
})
