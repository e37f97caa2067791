import { interpolate } from './interpolate.ts'
import { pluralForm } from './plural.ts'
import type { Language } from './translation.ts'

/** Words of one namespace in one language. */
export type Words = { readonly [key: string]: string | Words }

const find = (words: Words, path: readonly string[]): string | undefined => {
  const found = path.reduce<string | Words | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    words,
  )
  return typeof found === 'string' ? found : undefined
}

/**
 * The sentence behind a dotted key, its placeholders filled; undefined where there is none. A key that has counted forms
 * takes the one for `params.count`.
 */
export const findSentence = (
  language: Language,
  words: Words,
  key: string,
  params?: Readonly<Record<string, string | number>>,
): string | undefined => {
  const sentence =
    find(words, key.split('.')) ?? find(words, `${key}_${pluralForm(language, Number(params?.count))}`.split('.'))
  return sentence === undefined ? undefined : interpolate(sentence, params)
}
