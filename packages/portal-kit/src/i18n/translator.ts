import { type Language, loadNamespace, type Namespace } from '@invea/locales'
import { patiently } from '../lazy/import-with-retry.ts'
import { createVoice, type Voice, type WordStore } from './voice.ts'

/** The words of a portal and the language they are shown in; one a portal, since a server renders four languages in one process. */
export interface Translator {
  readonly words: WordStore
  /** The language that was asked for last; it is shown once its words are there. */
  wanted: Language
  /** The language shown, as one object as long as it is shown. */
  readonly voice: () => Voice
  readonly show: (language: Language) => void
  /** Calls back when another language is shown; answers how to stop. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Words are brought by `showLanguage`. */
export const createTranslator = (): Translator => {
  const words: WordStore = new Map()
  const listeners = new Set<() => void>()
  let voice = createVoice('en', words)
  return {
    words,
    wanted: 'en',
    voice: () => voice,
    show: (language) => {
      voice = createVoice(language, words)
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

const bring = async ({ words }: Translator, language: Language, namespace: Namespace): Promise<void> => {
  const name = `${language}/${namespace}` as const
  if (!words.has(name)) words.set(name, await patiently(() => loadNamespace(language, namespace)))
}

/** A language beside the one shown, once its words are there: for a sheet that is read by two people. */
export const loadVoice = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Voice> => {
  await Promise.all(namespaces.map((namespace) => bring(translator, language, namespace)))
  return createVoice(language, translator.words)
}

const areLoaded = (words: WordStore, language: Language, namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) => [language, 'en' as const].some((one) => words.has(`${one}/${namespace}`)))

/** Words a screen can be drawn with: of the language shown, or English in their place. */
export const hasWords = ({ words, voice }: Translator, namespaces: readonly Namespace[]): boolean =>
  areLoaded(words, voice().language, namespaces)

/**
 * Fetches words and leaves the language that is shown as it is: for a part of a page, or one that is fetched ahead. Where a file
 * cannot be fetched, English takes its place; where that fails too, the promise is rejected.
 */
export const loadWords = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> => {
  await Promise.allSettled(
    namespaces.map((namespace) =>
      bring(translator, language, namespace).catch(() => bring(translator, 'en', namespace)),
    ),
  )
  if (!areLoaded(translator.words, language, namespaces)) throw new Error('A file of words could not be fetched')
}

/** Shows a language, all named words of it loaded side by side first, so that no screen ever shows a key. */
export const showLanguage = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> => {
  translator.wanted = language
  const failure = await loadWords(translator, language, namespaces).catch((error: unknown) => ({ error }))
  // The reader has changed to another language meanwhile: these words are there for later.
  if (translator.wanted !== language) return
  if (translator.voice().language !== language) translator.show(language)
  if (failure) throw failure.error
}
