// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startLanguage } from './portal-route.ts'

const visit = (address: string) => {
  history.replaceState(null, '', address)
  return startLanguage()
}

beforeEach(() => localStorage.clear())

test('a first visit starts in English and does not change the address', () => {
  expect(visit('/Status')).toBe('en')
  expect(location.pathname).toBe('/Status')
})

test('the language of the address is used and remembered', () => {
  expect(visit('/am/Status')).toBe('am')
  expect(visit('/Status?applicationNumber=1#result')).toBe('am')
  expect(location.pathname + location.search + location.hash).toBe('/am/Status?applicationNumber=1#result')
})

test('an English address replaces the remembered language', () => {
  visit('/ti/')
  expect(visit('/en/Status')).toBe('en')
  expect(visit('/Status')).toBe('en')
})
