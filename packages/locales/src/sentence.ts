import { type Language, pluralForm } from './languages.ts'

/** Texts of one namespace in one language. */
export type Words = { readonly [key: string]: string | Words }

/** Values by the name of their placeholder. */
type Values = Readonly<Record<string, string | number>>

const placeholder = /\{\{(\w+)\}\}/g

/** Replaces each `{{name}}` with its value. A placeholder without a value stays unchanged. */
const interpolate = (sentence: string, values: Values = {}): string =>
  sentence.replace(placeholder, (whole, name: string) => String(values[name] ?? whole))

/** The names inside `{{ }}`. */
export const placeholders = (sentence: string): ReadonlySet<string> =>
  new Set([...sentence.matchAll(placeholder)].map((match) => match[1] ?? ''))

const find = (words: Words, path: readonly string[]): string | undefined => {
  const found = path.reduce<string | Words | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    words,
  )
  return typeof found === 'string' ? found : undefined
}

/** The text of a dotted key with its values; undefined without one. Plural forms are chosen by `values.count`. */
export const findSentence = (language: Language, words: Words, key: string, values?: Values): string | undefined => {
  const sentence =
    find(words, key.split('.')) ?? find(words, `${key}_${pluralForm(language, Number(values?.count))}`.split('.'))
  return sentence === undefined ? undefined : interpolate(sentence, values)
}
