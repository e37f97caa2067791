import { expect, test } from 'vitest'
import { titleOf, wordsOf } from './portal-route.ts'

test('requests the texts of all matched routes, each once', () => {
  const matches = [
    { staticData: { words: ['common', 'shell'] } },
    { staticData: {} },
    { staticData: { words: ['shell', 'issue'] } },
  ] as const
  expect(wordsOf(matches)).toEqual(['common', 'shell', 'issue'])
})

test('the deepest title is used', () => {
  const matches = [
    { staticData: { title: 'shell:link.home' } },
    { staticData: { title: 'shell:link.about' } },
    { staticData: {} },
  ] as const
  expect(titleOf(matches)).toBe('shell:link.about')
  expect(titleOf([{ staticData: {} }])).toBeUndefined()
})
