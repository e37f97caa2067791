import { type Language, loadNamespace, type Namespace } from '@invea/locales'
import { importWithRetry } from '../lazy/import-with-retry.ts'
import { createI18n, type I18n, type WordStore } from './i18n.ts'

/** Texts and current language of a portal. An object and not a module, because prerendering renders four languages in one process. */
export interface Translator {
  readonly words: WordStore
  /** The language requested last; shown once its texts are loaded. */
  wanted: Language
  /** Translations of the current language; the same object until the language changes. */
  readonly i18n: () => I18n
  readonly show: (language: Language) => void
  /** Calls the listener when the language changes; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Creates a translator without texts; `showLanguage` loads them. */
export const createTranslator = (): Translator => {
  const words: WordStore = new Map()
  const listeners = new Set<() => void>()
  let i18n = createI18n('en', words)
  return {
    words,
    wanted: 'en',
    i18n: () => i18n,
    show: (language) => {
      i18n = createI18n(language, words)
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

const loadNamespaceOnce = async ({ words }: Translator, language: Language, namespace: Namespace): Promise<void> => {
  const name = `${language}/${namespace}` as const
  if (!words.has(name)) words.set(name, await importWithRetry(() => loadNamespace(language, namespace)))
}

/** Loads a second language beside the current one, for a sheet in two languages. */
export const loadI18n = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<I18n> => {
  await Promise.all(namespaces.map((namespace) => loadNamespaceOnce(translator, language, namespace)))
  return createI18n(language, translator.words)
}

const areLoaded = (words: WordStore, language: Language, namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) => [language, 'en' as const].some((one) => words.has(`${one}/${namespace}`)))

/** True when the namespaces are loaded in the current language or in English. */
export const hasWords = ({ words, i18n }: Translator, namespaces: readonly Namespace[]): boolean =>
  areLoaded(words, i18n().language, namespaces)

/**
 * Fetches texts without changing the current language, for a part of a page or a prefetch. Falls back to English; rejects when
 * that fails too.
 */
export const loadWords = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> => {
  await Promise.allSettled(
    namespaces.map((namespace) =>
      loadNamespaceOnce(translator, language, namespace).catch(() => loadNamespaceOnce(translator, 'en', namespace)),
    ),
  )
  if (!areLoaded(translator.words, language, namespaces)) throw new Error('A file of words could not be fetched')
}

/** Changes the language after loading the namespaces, so that no screen shows a key. */
export const showLanguage = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> => {
  translator.wanted = language
  const failure = await loadWords(translator, language, namespaces).catch((error: unknown) => ({ error }))
  // The reader chose another language meanwhile.
  if (translator.wanted !== language) return
  if (translator.i18n().language !== language) translator.show(language)
  if (failure) throw failure.error
}
