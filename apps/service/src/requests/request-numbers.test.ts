import { readApplicationNumber, readConfirmationNumber } from '@invea/domain'
import { checkCharacter, checkDigit, crockford, isOldApplicationNumber } from '@invea/domain/application'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newApplicationNumber, newConfirmationNumber, newOrderCode } from './request-numbers.ts'

test('the check digit is that of ISO 7064 MOD 11,10', () => {
  // The worked example of the standard: 0794 has the check digit 5.
  expect(checkDigit('0794')).toBe('5')
})

test('a generated number is valid, and not with one wrong digit', () => {
  void fc.assert(
    fc.property(fc.nat({ max: 13 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const number = newApplicationNumber()
      expect(readApplicationNumber(`${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`)).toBe(number)
      const wrong = (Number(number[position]) + shift) % 10
      expect(readApplicationNumber(number.slice(0, position) + wrong + number.slice(position + 1))).toBeUndefined()
    }),
  )
})

test('a generated confirmation number is valid in every spelling, and not with one wrong character', () => {
  void fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 31 }), (position, shift) => {
      const number = newConfirmationNumber()
      const typed = number.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
      expect(readConfirmationNumber(` ${typed.slice(0, 4)}-${typed.slice(4)} `)).toBe(number)
      const wrong = crockford[(crockford.indexOf(number[position] ?? '') + shift) % 32]
      expect(readConfirmationNumber(number.slice(0, position) + wrong + number.slice(position + 1))).toBeUndefined()
    }),
  )
})

test('a check character exists for every text', () => {
  expect(checkCharacter('000000000000')).toBe('0')
  expect(readConfirmationNumber('U'.repeat(13))).toBeUndefined()
})

test('100,000 numbers have evenly distributed digits and no order', () => {
  const numbers = Array.from({ length: 100_000 }, newApplicationNumber)
  const counts = Array.from({ length: 10 }, () => 0)
  for (const number of numbers)
    for (const digit of number.slice(0, 13)) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1
  const expected = 130_000
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // Nine degrees of freedom: chance exceeds 50 about once in ten million runs.
  expect(chiSquare).toBeLessThan(50)
  const rising = numbers.filter((number, at) => at > 0 && number > (numbers[at - 1] ?? '')).length
  expect(Math.abs(rising - 50_000)).toBeLessThan(1_500)
  expect(new Set(numbers).size).toBeGreaterThan(99_980)
  expect(new Set(numbers.map((number) => number.length))).toEqual(new Set([14]))
})

test('an order code is ten digits and is never a valid application number', () => {
  const code = newOrderCode()
  expect(code).toMatch(/^\d{10}$/)
  expect(readApplicationNumber(code)).toBeUndefined()
})

test('at four million applications a hit takes at least 1,000,000 guesses', () => {
  // A guesser computes the check digit, so only the random digits count.
  const numbers = 10 ** (newApplicationNumber().length - 1)
  expect(numbers / 4_000_000).toBeGreaterThanOrEqual(1_000_000)
})

test('numbers of ten random digits and a check digit stay valid', () => {
  const old = `0794012345${checkDigit('0794012345')}`
  expect(readApplicationNumber(old)).toBe(old)
  expect(isOldApplicationNumber(`${old.slice(0, 4)} ${old.slice(4)}`)).toBe(true)
  expect(isOldApplicationNumber(newApplicationNumber())).toBe(false)
  for (const length of [10, 12, 13, 15]) expect(readApplicationNumber('1'.repeat(length))).toBeUndefined()
})
