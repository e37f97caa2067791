import type { Language } from '@invea/locales'
import {
  addressIn,
  findRememberedLanguage,
  insideBase,
  publicAddress,
  readLanguageAddress,
  rememberLanguage,
} from '../i18n/index.ts'

/**
 * The language a visit starts in: the address's own, which is remembered, else the remembered one, else English.
 * Where the address names none and another language than English is shown, the address is put right.
 */
export const startLanguage = (page: Location = location, store: History = history): Language => {
  const pathname = insideBase(page.pathname)
  const named = readLanguageAddress(pathname).language
  if (named) rememberLanguage(named)
  const language = named ?? findRememberedLanguage() ?? 'en'
  if (!named && language !== 'en')
    store.replaceState(store.state, '', publicAddress(addressIn(language, pathname)) + page.search + page.hash)
  return language
}
