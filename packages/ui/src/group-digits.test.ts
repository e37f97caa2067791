import { expect, test } from 'vitest'
import { groupDigits } from './group-digits.ts'

test.each([
  [0, '0'],
  [600, '600'],
  [5_000, '5,000'],
  [25_500, '25,500'],
  [1_234_567, '1,234,567'],
  [-5_000, '-5,000'],
])('%d is written %s', (amount, written) => {
  expect(groupDigits(amount)).toBe(written)
})
