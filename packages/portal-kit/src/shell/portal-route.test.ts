// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { languageRewrite, namespacesOf, startLanguage, titleOf } from './portal-route.ts'

test('requests the texts of all matched routes, each once', () => {
  const matches = [
    { staticData: { namespaces: ['common', 'shell'] } },
    { staticData: {} },
    { staticData: { namespaces: ['shell', 'issue'] } },
  ] as const
  expect(namespacesOf(matches)).toEqual(['common', 'shell', 'issue'])
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

const read = (address: string) => String(languageRewrite({ current: 'am' }).input?.({ url: new URL(address) }))
const write = (current: 'en' | 'ti', address: string) =>
  String(languageRewrite({ current }).output?.({ url: new URL(address) }))

test('routes do not see the language', () => {
  expect(read('https://portal.example/am/Status?x=1#y')).toBe('https://portal.example/Status?x=1#y')
  expect(read('https://portal.example/Status')).toBe('https://portal.example/Status')
})

test('links stay in the current language; English addresses have no prefix', () => {
  expect(write('ti', 'https://portal.example/Status?x=1')).toBe('https://portal.example/ti/Status?x=1')
  expect(write('en', 'https://portal.example/Status')).toBe('https://portal.example/Status')
})

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
