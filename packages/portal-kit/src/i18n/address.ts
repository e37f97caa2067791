import { type Language, languages } from '@invea/locales'

const key = 'language'

/** Storage of the browser; absent where a page is rendered without one or the visitor forbids it. */
type Store = Pick<Storage, 'getItem' | 'setItem'>

const deviceStore = (): Store | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    // A browser that blocks storage throws on access to the property. Nothing is remembered then.
    return undefined
  }
}

/** The language that this device chose last, for addresses without one. */
export const findRememberedLanguage = (store = deviceStore()): Language | undefined => {
  const remembered = store?.getItem(key)
  return languages.find((language) => language === remembered)
}

/** Stores the choice; a full or forbidden storage is ignored. */
export const rememberLanguage = (language: Language, store = deviceStore()): void => {
  try {
    store?.setItem(key, language)
  } catch {
    // Storage is full or forbidden. The address still contains the language.
  }
}

/** Path of the portal on its host, with a slash at both ends: `/`, or the value of `BASE_PATH` at the build. */
export const basePath: string = import.meta.env.BASE_URL

/** The path on the host of a path of the portal: `/am/Status` is `/passport/am/Status` for a portal in `/passport/`. */
export const publicAddress = (address: string, base = basePath): string => base + address.slice(1)

/** The path in the portal of a path on the host; returns a path outside of the portal unchanged. */
export const insideBase = (pathname: string, base = basePath): string => {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1)
  return pathname === base.slice(0, -1) ? '/' : pathname
}

export interface LanguageAddress {
  /** Absent when the address names none. */
  readonly language: Language | undefined
  /** The address without the language, starting with a slash. */
  readonly pathname: string
}

/** Matches `fr` or `pt-BR`. */
const otherLanguage = /^[a-z]{2}(-[a-z]{2,4})?$/i

/** Reads the optional language at the beginning of an address: `/am/Status` is `/Status` in Amharic. Ignores letter case. */
export const readLanguageAddress = (pathname: string): LanguageAddress => {
  const [, first = '', ...rest] = pathname.split('/')
  const language = languages.find((known) => known === first.toLowerCase())
  if (language) return { language, pathname: `/${rest.join('/')}` }
  // D48: an unknown language opens the English page. No page name has two letters.
  return otherLanguage.test(first)
    ? { language: 'en', pathname: `/${rest.join('/')}` }
    : { language: undefined, pathname }
}

/** Address of a page with its language, also for English. */
export const addressIn = (language: Language, pathname: string): string =>
  `/${language}${readLanguageAddress(pathname).pathname}`

/** Address of a page of the other portal in the reader's language. Empty when the operator has not set that portal's address. */
export const otherPortalAddress = (url: string, language: Language, pathname = '/'): string =>
  url && url.replace(/\/$/, '') + addressIn(language, pathname)
