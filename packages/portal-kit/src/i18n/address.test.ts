import { languages } from '@invea/locales'
import { expect, test } from 'vitest'
import {
  addressIn,
  basePath,
  findRememberedLanguage,
  insideBase,
  otherPortalAddress,
  publicAddress,
  readLanguageAddress,
  rememberLanguage,
} from './address.ts'

test.each(languages)('%s is the first part of an address', (language) => {
  expect(readLanguageAddress(`/${language}/Status`)).toEqual({ language, pathname: '/Status' })
  expect(readLanguageAddress(`/${language}`)).toEqual({ language, pathname: '/' })
  expect(readLanguageAddress(`/${language}/`)).toEqual({ language, pathname: '/' })
})

test('an address without a language does not change', () => {
  for (const pathname of ['/', '/Status', '/resetForgotedPassword/am', '/amharic', '/english/am'])
    expect(readLanguageAddress(pathname)).toEqual({ language: undefined, pathname })
})

test.each(['/fr/Status', '/FR/Status', '/pt-BR/Status'])('D48: %s is the English page', (pathname) => {
  expect(readLanguageAddress(pathname)).toEqual({ language: 'en', pathname: '/Status' })
})

test('D48: the home page of an unknown language is the English one', () => {
  expect(readLanguageAddress('/fr')).toEqual({ language: 'en', pathname: '/' })
  expect(addressIn('am', '/fr/Status')).toBe('/am/Status')
})

test('letter case does not matter', () => {
  expect(readLanguageAddress('/AM/status').language).toBe('am')
})

test('the same page in another language keeps search and hash', () => {
  expect(addressIn('ti', '/am/resetForgotedPassword/abebe')).toBe('/ti/resetForgotedPassword/abebe')
  expect(addressIn('en', '/')).toBe('/en/')
})

test('a portal at the root of a host adds no prefix', () => {
  expect(basePath).toBe('/')
  expect(publicAddress('/am/Status')).toBe('/am/Status')
  expect(insideBase('/am/Status')).toBe('/am/Status')
})

test('in a folder of a host each address begins with the folder, and routes do not see it', () => {
  expect(publicAddress('/am/Status', '/some/path/')).toBe('/some/path/am/Status')
  expect(insideBase('/some/path/am/Status', '/some/path/')).toBe('/am/Status')
})

test('finds the home page with and without its last slash', () => {
  expect(insideBase('/some/path/', '/some/path/')).toBe('/')
  expect(insideBase('/some/path', '/some/path/')).toBe('/')
})

test('a folder whose name only begins with the base path is another folder', () => {
  expect(insideBase('/some/pathology', '/some/path/')).toBe('/some/pathology')
})

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

test('the other portal opens in the language of this one', () => {
  expect(otherPortalAddress('https://origin.example/id/', 'om')).toBe('https://origin.example/id/om/')
  expect(otherPortalAddress('https://origin.example', 'en', '/Status')).toBe('https://origin.example/en/Status')
  expect(otherPortalAddress('', 'om')).toBe('')
})
