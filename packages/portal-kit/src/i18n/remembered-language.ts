import { type Language, languages } from '@invea/locales'

const key = 'language'

/** Storage of the browser; absent where a page is rendered without one or the visitor forbids it. */
type Store = Pick<Storage, 'getItem' | 'setItem'>

const deviceStore = (): Store | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    // A browser that blocks storage throws on the mere mention of it: nothing is remembered then.
    return undefined
  }
}

/** The language this device chose last, for addresses that name none. */
export const findRememberedLanguage = (store = deviceStore()): Language | undefined => {
  const remembered = store?.getItem(key)
  return languages.find((language) => language === remembered)
}

/** Stores the choice; a full or forbidden storage is ignored. */
export const rememberLanguage = (language: Language, store = deviceStore()): void => {
  try {
    store?.setItem(key, language)
  } catch {
    // Quota of a private window: the address still contains the language.
  }
}
