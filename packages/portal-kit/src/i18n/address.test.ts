import { languages } from '@invea/locales'
import { expect, test } from 'vitest'
import { addressIn, readLanguageAddress } from './address.ts'

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
