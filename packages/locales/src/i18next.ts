import { type Language, pluralForm } from './languages.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'
import type { Words } from './sentence.ts'

interface WithPluralResolver {
  readonly services: { readonly pluralResolver: { getSuffix: (language: Language, count: number) => string } }
}

/**
 * Plugin for `i18next.use`: our plural rules, because Chromium has none for Afaan Oromoo and Tigrinya (D33).
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
