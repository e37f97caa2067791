import type { LocationRewrite } from '@tanstack/react-router'
import { addressIn, readLanguageAddress } from '../i18n/index.ts'
import type { LanguageChoice } from './portal-route.ts'

/** Keeps the language out of the routes and in the address: routes are written once, links lead on in the language. */
export const languageRewrite = (language: LanguageChoice): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = readLanguageAddress(url.pathname).pathname
    return url
  },
  output: ({ url }) => {
    if (language.current !== 'en') url.pathname = addressIn(language.current, url.pathname)
    return url
  },
})
