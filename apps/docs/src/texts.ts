import { findSentence, type Language, languages, loadResources } from '@invea/locales'

const namespaces = ['guide', 'originGuide', 'service', 'document', 'choice', 'issue'] as const

const own = import.meta.glob<object>('../texts/*/explorer.json', { import: 'default' })

/** Texts of the explorer and of `@invea/locales`, by namespace and dotted key. */
export type Translate = (
  namespace: 'explorer' | (typeof namespaces)[number],
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Loads all texts of one language. Reading a missing key throws, so that a test finds it. */
export const loadTexts = async (language: Language): Promise<Translate> => {
  const [resources, explorer] = await Promise.all([
    loadResources([language], namespaces),
    own[`../texts/${language}/explorer.json`]?.(),
  ])
  const texts: Readonly<Record<string, object | undefined>> = { ...resources[language], explorer }
  return (namespace, key, values) => {
    const sentence = findSentence(language, (texts[namespace] ?? {}) as Parameters<typeof findSentence>[1], key, values)
    if (sentence === undefined) throw new Error(`No text for ${language}/${namespace}:${key}`)
    return sentence
  }
}

/** Language of an address; English when unknown. */
export const readLanguage = (search: string): Language =>
  languages.find((language) => language === new URLSearchParams(search).get('lang')) ?? 'en'
