import { expect, test } from 'vitest'
import { findSentence, placeholders } from './sentence.ts'

const words = {
  plain: 'Try again',
  steps: { pay: 'Pay {{amount}}' },
  left_one: '{{count}} slot',
  left_other: '{{count}} slots',
  twice: '{{label}} is required! ({{label}})',
}

test('finds the text of a dotted key and inserts its values', () => {
  expect(findSentence('en', words, 'plain')).toBe('Try again')
  expect(findSentence('en', words, 'steps.pay', { amount: '600' })).toBe('Pay 600')
  expect(findSentence('en', words, 'twice', { label: 'Region' })).toBe('Region is required! (Region)')
})

test('takes the plural form of the language', () => {
  const left = (language: 'en' | 'am' | 'om' | 'ti', count: number) => findSentence(language, words, 'left', { count })
  expect([left('en', 1), left('en', 0)]).toEqual(['1 slot', '0 slots'])
  expect([left('ti', 0), left('om', 0)]).toEqual(['0 slot', '0 slots'])
})

test('returns undefined for a key without a text', () => {
  for (const key of ['nonsense', 'steps', 'steps.pay.more', 'plain.more', ''])
    expect(findSentence('en', words, key)).toBeUndefined()
})

test('inserts a value that looks like a replacement pattern literally', () => {
  expect(findSentence('en', { bad: '{{file}} is Invalid format' }, 'bad', { file: "$& $1.pdf $'" })).toBe(
    "$& $1.pdf $' is Invalid format",
  )
})

test('lists each placeholder once', () => {
  expect(placeholders('{{max}} {{min}} {{max}}')).toEqual(new Set(['min', 'max']))
})
