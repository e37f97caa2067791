import type { Language } from '@invea/locales'
import { addressIn, findRememberedLanguage, readLanguageAddress, rememberLanguage } from '../i18n/index.ts'

/**
 * The language a visit starts in: the address's own, which is remembered, else the remembered one, else English.
 * Where the address names none and another language than English is shown, the address is put right.
 */
export const startLanguage = (place: Location = location, store: History = history): Language => {
  const named = readLanguageAddress(place.pathname).language
  if (named) rememberLanguage(named)
  const language = named ?? findRememberedLanguage() ?? 'en'
  if (!named && language !== 'en')
    store.replaceState(store.state, '', addressIn(language, place.pathname) + place.search + place.hash)
  return language
}
