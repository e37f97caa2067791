import { findSentence, type Language, type Namespace, type Words } from '@invea/locales'
import type { Translate } from './resources.ts'

/** Words by language and namespace, as far as they have been fetched. */
export type WordStore = Map<`${Language}/${Namespace}`, Words>

/** Answers the sentence behind a key; what may be asked is said by `Translate`. */
export type Speak = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** One language, speaking: another language is another voice, so that what is drawn again can tell. */
export interface Voice {
  readonly language: Language
  /** Sentences of every namespace. */
  readonly t: Translate
  /** Sentences, those of one namespace without its name; the same function each time. */
  readonly from: (namespace: Namespace) => Speak
  /** Whether there are words behind a key. */
  readonly exists: (key: string) => boolean
}

/** Where the language lacks a sentence, English takes its place; where that lacks it too, the key. */
export const createVoice = (language: Language, store: WordStore): Voice => {
  const find = (first: Namespace, ...[key, values]: Parameters<Speak>) => {
    const at = key.indexOf(':')
    const namespace = at < 0 ? first : (key.slice(0, at) as Namespace)
    for (const spoken of [language, 'en'] as const) {
      const words = store.get(`${spoken}/${namespace}`)
      const sentence = words && findSentence(spoken, words, key.slice(at + 1), values)
      if (sentence !== undefined) return sentence
    }
    return undefined
  }
  const made = new Map<Namespace, Speak>()
  const from = (namespace: Namespace): Speak => {
    const speak = made.get(namespace) ?? ((key, values) => find(namespace, key, values) ?? key)
    made.set(namespace, speak)
    return speak
  }
  return { language, from, t: from('common') as Translate, exists: (key) => find('common', key) !== undefined }
}
