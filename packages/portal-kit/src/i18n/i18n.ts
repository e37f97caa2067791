import {
  type Key,
  type Language,
  languages,
  loadNamespace,
  type Namespace,
  type Needed,
  type Params,
  pluralRules,
  type Values,
  type Resources as Words,
} from '@invea/locales'
import { createInstance, type i18n } from 'i18next'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider, useTranslation as useI18nextTranslation } from 'react-i18next'

/** `namespace:key` of every text of some namespaces. */
type NamedKey<N extends Namespace> = { [One in N]: `${One}:${Key<Words[One]>}` }[N]

/** Names of the values that a text needs. */
type NeededOf<First extends Namespace, K extends string> = K extends `${infer N extends Namespace}:${infer Own}`
  ? Needed<Words[N], Own>
  : Needed<Words[First], K>

/** Returns texts. A key alone belongs to the first namespace, others have a prefix. Unknown keys and values do not compile. */
export type Translate<First extends Namespace = 'common', All extends Namespace = Namespace> = <
  K extends Key<Words[First]> | NamedKey<All>,
>(
  key: K,
  ...values: Values<NeededOf<First, K>>
) => string

type PlainKey<N extends Namespace> = {
  [K in Key<Words[N]>]: Params<Words[N], K> extends [] ? `${N}:${K}` : never
}[Key<Words[N]>]

/** `namespace:key` of a text without placeholders, for use in data. */
export type WordKey = { [N in Namespace]: PlainKey<N> }[Namespace]

/** The i18next instance of a portal, with the types of our texts. */
export interface I18n
  extends Pick<
    i18n,
    | 'addResourceBundle'
    | 'changeLanguage'
    | 'exists'
    | 'getDataByLanguage'
    | 'getFixedT'
    | 'hasResourceBundle'
    | 'off'
    | 'on'
  > {
  readonly language: Language
  /** Returns a text of any namespace in the current language. */
  readonly t: Translate
}

/** Creates an instance without texts, which `showLanguage` loads. One process prerenders four languages, so it is no global. */
export const createI18n = (): I18n => {
  const instance = createInstance().use(pluralRules)
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: languages,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    // Texts come by `addResourceBundle`: with resources of its own i18next starts and changes the language synchronously.
    resources: {},
    appendNamespaceToMissingKey: true,
    // React escapes.
    interpolation: { escapeValue: false },
  })
  return instance as I18n
}

const loadNamespaceOnce = async (i18n: I18n, language: Language, namespace: Namespace): Promise<void> => {
  if (i18n.hasResourceBundle(language, namespace)) return
  i18n.addResourceBundle(language, namespace, await importWithRetry(() => loadNamespace(language, namespace)))
}

/** Loads namespaces of a second language beside the current one, for a sheet in two languages. */
export const loadFixedT = async (
  i18n: I18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Translate> => {
  await Promise.all(namespaces.map((namespace) => loadNamespaceOnce(i18n, language, namespace)))
  return i18n.getFixedT(language) as Translate
}

const areLoaded = (i18n: I18n, language: Language, namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) => [language, 'en'].some((one) => i18n.hasResourceBundle(one, namespace)))

/** True when the namespaces are loaded in the current language or in English. */
export const hasWords = (i18n: I18n, namespaces: readonly Namespace[]): boolean =>
  areLoaded(i18n, i18n.language, namespaces)

/** Fetches texts for a part or a prefetch, without changing the language. Falls back to English, and rejects if that fails. */
export const loadWords = async (i18n: I18n, language: Language, namespaces: readonly Namespace[]): Promise<void> => {
  await Promise.allSettled(
    namespaces.map((namespace) =>
      loadNamespaceOnce(i18n, language, namespace).catch(() => loadNamespaceOnce(i18n, 'en', namespace)),
    ),
  )
  if (!areLoaded(i18n, language, namespaces)) throw new Error('A file of words could not be fetched')
}

/** The language requested last from each instance; shown once its texts are loaded. */
const requested = new WeakMap<I18n, Language>()

/** Namespaces of the language that another one replaces. Parts of a page load theirs later, and no route names those. */
const replacedNamespaces = (i18n: I18n, language: Language): readonly Namespace[] =>
  i18n.language === language ? [] : (Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[])

/** Changes the language after loading the namespaces and all that are in use, so that no screen shows a key or two languages. */
export const showLanguage = async (i18n: I18n, language: Language, namespaces: readonly Namespace[]): Promise<void> => {
  requested.set(i18n, language)
  const [failure] = await Promise.all([
    loadWords(i18n, language, namespaces).catch((error: unknown) => ({ error })),
    loadWords(i18n, language, replacedNamespaces(i18n, language)).catch(() => undefined),
  ])
  // The reader chose another language meanwhile.
  if (requested.get(i18n) !== language) return
  if (i18n.language !== language) await i18n.changeLanguage(language)
  if (failure) throw failure.error
}

/** Returns `t` for keys that are built from data; tests find a text in four languages for each of them. */
export const useTextByKey = (
  namespaces: readonly Namespace[],
): ((key: string, params: Readonly<Record<string, unknown>>) => string) => {
  const { t } = useI18nextTranslation(namespaces)
  return t
}

/** Gives the portal's i18next instance to the screens inside. */
export const I18nProvider = ({ i18n, children }: { readonly i18n: I18n; readonly children?: ReactNode }) =>
  createElement(I18nextProvider, { i18n: i18n as i18n }, children)

interface Translations<First extends Namespace, All extends Namespace> {
  readonly t: Translate<First, All>
  readonly i18n: I18n
}

interface UseTranslation {
  (): Translations<'common', Namespace>
  <First extends Namespace, All extends Namespace = First>(
    namespaces: First | readonly [First, ...All[]],
  ): Translations<First, First | All>
}

/**
 * `useTranslation` of react-i18next with the types of our texts: `t` for one namespace, and for others by prefix; for all
 * namespaces by prefix when none is named. The screen's route loads the namespaces.
 */
export const useTranslation: UseTranslation = (namespaces?: Namespace | readonly Namespace[]) => {
  const { t, i18n } = useI18nextTranslation(namespaces)
  if (!i18n.isInitialized) throw new Error('No I18nProvider around this screen')
  return { t: t as Translate, i18n: i18n as I18n }
}

/** Returns the current language, for dates, amounts and names of master data. */
export const useLanguage = (): Language => useTranslation().i18n.language

/** Milliseconds before each retry. */
const waits = [500, 2_000] as const

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Imports a chunk with two retries, none offline: 5 % of requests fail on slow connections. Rejects with the last failure. */
export const importWithRetry = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const wait of waits) {
    try {
      return await load()
    } catch (failure) {
      if (navigator.onLine === false) throw failure
      await later(wait)
    }
  }
  return load()
}
