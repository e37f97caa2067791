import { type Language, languages } from '@invea/locales'

export interface LanguageAddress {
  /** Absent when the address names none. */
  readonly language: Language | undefined
  /** The address without the language, starting with a slash. */
  readonly pathname: string
}

/** Reads the optional language at the head of an address: `/am/Status` is `/Status` in Amharic (letter case is ignored). */
export const readLanguageAddress = (pathname: string): LanguageAddress => {
  const [, first = '', ...rest] = pathname.split('/')
  const language = languages.find((known) => known === first.toLowerCase())
  return language ? { language, pathname: `/${rest.join('/')}` } : { language: undefined, pathname }
}

/** The address of a page in a language, the language always named. */
export const addressIn = (language: Language, pathname: string): string =>
  `/${language}${readLanguageAddress(pathname).pathname}`
