import { findSentence, type Language, type Namespace, type Words } from '@invea/locales'
import type { Translate } from './resources.ts'

/** Loaded texts by language and namespace. */
export type WordStore = Map<`${Language}/${Namespace}`, Words>

/** Returns the text of a key; `Translate` types the keys. */
export type TFunction = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Translations of one language. Another language is another object, so that React renders again. */
export interface I18n {
  readonly language: Language
  /** Translates keys of every namespace. */
  readonly t: Translate
  /** Returns a function that translates keys of one namespace without its prefix; the same function each time. */
  readonly getFixedT: (namespace: Namespace) => TFunction
  /** True when a key has a text. */
  readonly exists: (key: string) => boolean
}

/** Falls back to English, then to the key. */
export const createI18n = (language: Language, store: WordStore): I18n => {
  const find = (first: Namespace, ...[key, values]: Parameters<TFunction>) => {
    const at = key.indexOf(':')
    const namespace = at < 0 ? first : (key.slice(0, at) as Namespace)
    for (const candidate of [language, 'en'] as const) {
      const words = store.get(`${candidate}/${namespace}`)
      const sentence = words && findSentence(candidate, words, key.slice(at + 1), values)
      if (sentence !== undefined) return sentence
    }
    return undefined
  }
  const made = new Map<Namespace, TFunction>()
  const getFixedT = (namespace: Namespace): TFunction => {
    const translate = made.get(namespace) ?? ((key, values) => find(namespace, key, values) ?? key)
    made.set(namespace, translate)
    return translate
  }
  return {
    language,
    getFixedT,
    t: getFixedT('common') as Translate,
    exists: (key) => find('common', key) !== undefined,
  }
}
