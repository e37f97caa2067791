import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from './languages.ts'
import type { Key, Namespace, Params } from './namespaces.ts'
import type { Resources } from './resources.gen.ts'
import { findSentence, placeholders, type Words } from './sentence.ts'

/** The same keys as `T`, with any text as value. */
type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** All namespaces of one language. */
type Texts = { readonly [N in Namespace]: Translation<Resources[N]> }

/** The package's folder, with a folder for each language. */
const packageFolder = join(fileURLToPath(import.meta.url), '../..')

const readLanguage = (language: Language) =>
  Object.fromEntries(
    readdirSync(join(packageFolder, language)).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(packageFolder, language, file), 'utf8')),
    ]),
  )

/** All texts of all languages, for programs with access to the files. Browsers load single namespaces. */
export const catalogue = Object.fromEntries(
  languages.map((language) => [language, readLanguage(language)]),
) as Readonly<Record<Language, Texts>>

/** Texts by their dotted key. */
export const flatten = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )

/**
 * Differences of a translation from English: missing and additional keys and placeholders, one line each. Empty for a complete
 * translation. `pnpm check` and the build of the portals fail when there is a line.
 */
export const translationErrors = (english: Words, translated: Words): readonly string[] => {
  const [source, target] = [new Map(flatten(english)), new Map(flatten(translated))]
  const names = (text: string) => [...placeholders(text)].sort().join(', ')
  return [
    ...[...source.keys()].filter((key) => !target.has(key)).map((key) => `${key} is missing`),
    ...[...target.keys()].filter((key) => !source.has(key)).map((key) => `${key} is not in English`),
    ...[...target].flatMap(([key, text]) => {
      if (text.trim() === '') return [`${key} is empty`]
      const original = source.get(key) ?? text
      return names(text) === names(original) ? [] : [`${key} needs {{${names(original)}}} and has {{${names(text)}}}`]
    }),
  ]
}

/** The errors of all languages, each with its file. */
export const catalogueErrors = (): readonly string[] =>
  languages.flatMap((language) =>
    translationErrors(catalogue.en, catalogue[language]).map((error) => `${language}: ${error}`),
  )

/**
 * Returns a text in one language with its values. A key with plural forms selects the form for `values.count`. An unknown key or a missing
 * value does not compile. Throws when a key has no text at run time.
 */
export const translate = <N extends Namespace, K extends Key<Resources[N]>>(
  language: Language,
  namespace: N,
  key: K,
  ...[values]: Params<Resources[N], K>
): string => {
  const sentence = findSentence(language, catalogue[language][namespace], key, values)
  if (sentence === undefined) throw new Error(`No words for ${language}/${namespace}:${key}`)
  return sentence
}
