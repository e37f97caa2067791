import { expect, test } from 'vitest'
import { findSentence } from './sentence.ts'

const words = {
  plain: 'Try again',
  steps: { pay: 'Pay {{amount}}' },
  left_one: '{{count}} place',
  left_other: '{{count}} places',
}

test('a key leads through its dots to a sentence, its places filled', () => {
  expect(findSentence('en', words, 'plain')).toBe('Try again')
  expect(findSentence('en', words, 'steps.pay', { amount: '600' })).toBe('Pay 600')
})

test('a counted sentence takes the form of its language', () => {
  const left = (language: 'en' | 'am' | 'om' | 'ti', count: number) => findSentence(language, words, 'left', { count })
  expect([left('en', 1), left('en', 0)]).toEqual(['1 place', '0 places'])
  expect([left('ti', 0), left('om', 0)]).toEqual(['0 place', '0 places'])
})

test('what is no sentence is not found', () => {
  for (const key of ['nonsense', 'steps', 'steps.pay.more', 'plain.more', ''])
    expect(findSentence('en', words, key)).toBeUndefined()
})
