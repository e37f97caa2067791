import type { Language, Namespace } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'

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
