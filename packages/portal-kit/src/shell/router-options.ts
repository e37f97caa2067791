import type { Language } from '@invea/locales'
import type { LocationRewrite } from '@tanstack/react-router'
import {
  addressIn,
  basePath,
  findRememberedLanguage,
  insideBase,
  publicAddress,
  readLanguageAddress,
  rememberLanguage,
} from '../i18n/address.ts'
import { createI18n } from '../i18n/i18n.ts'
import { FailedPage, NotFound } from './FailedPage.tsx'
import type { LanguageChoice, PortalContext } from './portal-route.ts'

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

/** What both portals give their router: the language in the address, letter case ignored (D18), our own screens for trouble. */
export const portalRouterOptions = (start: Language) => {
  const language = { current: start }
  const context: PortalContext = { i18n: createI18n(), language }
  return {
    context,
    basepath: basePath,
    rewrite: languageRewrite(language),
    caseSensitive: false,
    // Rendered at build time it would write a script into the page, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    // A screen is rendered once its texts, drafts and steps have loaded, also when it is shown again.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFound,
  } as const
}

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
