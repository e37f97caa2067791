import type { Language, Namespace } from '@invea/locales'
import { catalogue, translate } from '@invea/locales/catalogue'

type Translate = (
  language: Language,
  namespace: Namespace,
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** The sentences of one language, by the keys the portals use: a test reads the screen as its applicant does. An unknown key throws. */
export const wordsOf =
  (language: Language) =>
  (namespace: Namespace, key: string, params?: Readonly<Record<string, string | number>>): string =>
    (translate as unknown as Translate)(language, namespace, key, params)

export type WordsOf = ReturnType<typeof wordsOf>

type Texts = { readonly [key: string]: string | Texts }

const sentences = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value)))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** English sentences of the portals among the texts of a page in another language; what both languages write alike is none. */
export const englishAmong = (texts: readonly string[], language: Language): readonly string[] => {
  const own = new Set(sentences(catalogue[language]))
  const english = sentences(catalogue.en)
    .filter((sentence) => !own.has(sentence) && /[a-z]{3}/i.test(sentence.replace(/\{\{\w+\}\}/g, '')))
    .map((sentence) =>
      sentence
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.+'),
    )
  const anyOfThem = new RegExp(`^(${english.join('|')})$`)
  return texts.filter((text) => anyOfThem.test(text))
}
