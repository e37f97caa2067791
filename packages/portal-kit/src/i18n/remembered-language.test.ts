import { expect, test } from 'vitest'
import { findRememberedLanguage, rememberLanguage } from './address.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

test('returns the chosen language', () => {
  const store = memory()
  rememberLanguage('om', store)
  expect(findRememberedLanguage(store)).toBe('om')
})

test('returns undefined without a choice or with an unknown language', () => {
  const store = memory()
  expect(findRememberedLanguage(store)).toBeUndefined()
  store.setItem('language', 'fr')
  expect(findRememberedLanguage(store)).toBeUndefined()
})

test('does not fail when storage is forbidden', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('quota', 'QuotaExceededError')
    },
  }
  expect(() => rememberLanguage('am', full)).not.toThrow()
})
