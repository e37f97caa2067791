import type { RefusalCode } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { languages, loadNamespace } from '@invea/locales'

/** The sentence of a refusal in the caller's language. */
export type RefusalWords = (language: Language, code: RefusalCode) => string

/** Reads the refusals of all languages once, at start. */
export const loadRefusalWords = async (): Promise<RefusalWords> => {
  const spoken = new Map(
    await Promise.all(
      languages.map(
        async (language) =>
          [language, (await loadNamespace(language, 'refusal')) as Readonly<Record<RefusalCode, string>>] as const,
      ),
    ),
  )
  return (language, code) => {
    const words = spoken.get(language)?.[code]
    if (words === undefined) throw new Error(`no words for refusal ${code} in ${language}`)
    return words
  }
}
