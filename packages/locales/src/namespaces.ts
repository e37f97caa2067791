import { type Language, pluralForm } from './languages.ts'
import type { Resources } from './resources.gen.ts'
import type { Words } from './sentence.ts'

/** Suffixes of plural forms. All four languages need only these two. */
type PluralEnding = '_one' | '_other'

/** Every key of a namespace as a dotted path. A text with plural forms has one key, without its suffix. */
export type Key<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}${PluralEnding}`
      ? Base
      : K
    : `${K}.${Key<T[K]>}`
}[keyof T & string]

/** The English sentence behind a key. */
type Sentence<T, K extends string> = K extends keyof T
  ? T[K]
  : `${K}_other` extends keyof T
    ? T[`${K}_other`]
    : K extends `${infer Head}.${infer Rest}`
      ? Head extends keyof T
        ? Sentence<T[Head], Rest>
        : never
      : never

/** Names inside `{{ }}` of a sentence. */
type Placeholder<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never

/** Names of the values that the text of a key needs. For a union of keys, those of all its texts. */
export type Needed<T, K extends string> = Placeholder<Sentence<T, K>>

/** Values by name. Without placeholders there is no argument, and a missing value does not compile. `count` selects the plural form. */
export type Values<Name extends string> = [Name] extends [never]
  ? []
  : [values: { readonly [N in Name]: N extends 'count' ? number : string | number }]

/** The values a sentence needs. */
export type Params<T, K extends string> = Values<Needed<T, K>>

export type { Resources }

/** One namespace for each feature, so that a screen loads only the texts that it shows. */
export type Namespace = keyof Resources

/** Loads one namespace of one language. The path is a template, so that bundlers make one chunk for each file. */
export const loadNamespace = async (language: Language, namespace: Namespace): Promise<Words> =>
  (await import(`../${language}/${namespace}.json`)).default

interface WithPluralResolver {
  readonly services: { readonly pluralResolver: { getSuffix: (language: Language, count: number) => string } }
}

/**
 * Plugin for `i18next.use`: our plural rules, because Chromium has none for Afan Oromo and Tigrigna (D33).
 *
 * @example
 * await i18next.use(pluralRules).init({ lng: 'ti', resources: await loadResources(['ti'], ['issue', 'field']) })
 */
export const pluralRules = {
  type: '3rdParty' as const,
  init: ({ services }: WithPluralResolver) => {
    services.pluralResolver.getSuffix = (language, count) => `_${pluralForm(language, count)}`
  },
}

/** Loads namespaces of languages, in the shape of `resources` of `i18next.init`. Rejects when a file cannot be loaded. */
export const loadResources = async <L extends Language, N extends Namespace>(
  languages: readonly L[],
  namespaces: readonly N[],
): Promise<Record<L, Record<N, Words>>> => {
  const pairs = <Key extends string, Value>(list: readonly (readonly [Key, Value])[]) =>
    Object.fromEntries(list) as Record<Key, Value>
  const wordsOf = async (language: L) =>
    pairs(await Promise.all(namespaces.map(async (name) => [name, await loadNamespace(language, name)] as const)))
  return pairs(await Promise.all(languages.map(async (language) => [language, await wordsOf(language)] as const)))
}
