import './resources.ts'
import { type Language, languages, loadNamespace, type Namespace, pluralForm } from '@invea/locales'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

export type Translator = i18n

/** An i18next of its own (a server renders four languages in one process); words are brought by `showLanguage`. */
export const createTranslator = (): Translator => {
  const translator = i18next.createInstance()
  void translator.use(initReactI18next).init({
    initAsync: false,
    resources: {},
    supportedLngs: languages,
    fallbackLng: 'en',
    defaultNS: 'common',
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
  })
  // Chromium has no plural rules for om and ti (D33): ours serve all four.
  translator.services.pluralResolver.getRule = (language: Language) => ({
    select: (count: number) => pluralForm(language, count),
    resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
  })
  return translator
}

const bring = async (translator: Translator, language: Language, namespace: Namespace): Promise<void> => {
  if (translator.hasResourceBundle(language, namespace)) return
  translator.addResourceBundle(language, namespace, await loadNamespace(language, namespace))
}

/** Words a screen can be drawn with: of the language shown, or English in their place. */
export const hasWords = (translator: Translator, namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) =>
    [translator.language, 'en'].some((language) => translator.hasResourceBundle(language, namespace)),
  )

/**
 * Shows a language, all named words of it loaded side by side first, so that no screen ever shows a key.
 * Where a file of words cannot be fetched, English takes its place; where that fails too, the promise is rejected at the end.
 */
export const showLanguage = async (
  translator: Translator,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> => {
  await Promise.allSettled(
    namespaces.map((namespace) =>
      bring(translator, language, namespace).catch(() => bring(translator, 'en', namespace)),
    ),
  )
  if (translator.language !== language) await translator.changeLanguage(language)
  if (!hasWords(translator, namespaces)) throw new Error('A file of words could not be fetched')
}
