import { type Language, languages } from '@invea/locales'

export interface LanguageAddress {
  /** Absent when the address names none. */
  readonly language: Language | undefined
  /** The address without the language, starting with a slash. */
  readonly pathname: string
}

/** `fr` or `pt-BR`. */
const otherLanguage = /^[a-z]{2}(-[a-z]{2,4})?$/i

/** Reads the optional language at the head of an address: `/am/Status` is `/Status` in Amharic (letter case is ignored). */
export const readLanguageAddress = (pathname: string): LanguageAddress => {
  const [, first = '', ...rest] = pathname.split('/')
  const language = languages.find((known) => known === first.toLowerCase())
  if (language) return { language, pathname: `/${rest.join('/')}` }
  // D48: a language that does not exist here opens the English page. No page has a name of two letters.
  return otherLanguage.test(first)
    ? { language: 'en', pathname: `/${rest.join('/')}` }
    : { language: undefined, pathname }
}

/** The address of a page in a language, the language always named. */
export const addressIn = (language: Language, pathname: string): string =>
  `/${language}${readLanguageAddress(pathname).pathname}`
