import { expect, test } from 'vitest'
import { dayPartOf } from './day-part.ts'

test.each([
  ['00:00', 'morning'],
  ['08:30', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:30', 'afternoon'],
] as const)('A §2: a slot at %s is one of the %s', (time, part) => {
  expect(dayPartOf(time)).toBe(part)
})
