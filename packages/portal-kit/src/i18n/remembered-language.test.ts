import { expect, test } from 'vitest'
import { findRememberedLanguage, rememberLanguage } from './address.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

test('a chosen language is found again', () => {
  const store = memory()
  rememberLanguage('om', store)
  expect(findRememberedLanguage(store)).toBe('om')
})

test('nothing chosen, or something we do not speak, is no language', () => {
  const store = memory()
  expect(findRememberedLanguage(store)).toBeUndefined()
  store.setItem('language', 'fr')
  expect(findRememberedLanguage(store)).toBeUndefined()
})

test('a store that refuses does not disturb', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('quota', 'QuotaExceededError')
    },
  }
  expect(() => rememberLanguage('am', full)).not.toThrow()
})
