import type { Language, Namespace } from '@invea/locales'
import { type LocationRewrite, lazyRouteComponent, useLoaderData, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  addressIn,
  basePath,
  findRememberedLanguage,
  insideBase,
  publicAddress,
  readLanguageAddress,
  rememberLanguage,
} from '../i18n/address.ts'
import { createI18n, type I18n, showLanguage, type WordKey } from '../i18n/i18n.ts'
import { FailedPage, NotFound } from './FailedPage.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Namespaces of the route's screen, loaded before it is rendered. `common` and `shell` are always loaded. */
    readonly namespaces?: readonly Namespace[]
    /** A form that is shown before any script runs: the app needs the service's address before it renders the form again. */
    readonly formFirst?: true
    /** On a phone the header, the steps, the help and the footer of these pages are closed disclosures. */
    readonly folded?: true
    /** Title of the page; the title of the deepest matched route is used. */
    readonly title?: WordKey
    /** Description of a prerendered page for search engines and link previews. */
    readonly description?: WordKey
  }
}

/** Language of this visit, from the address. Only the language switch changes it. */
export interface LanguageChoice {
  current: Language
}

export interface PortalContext {
  readonly i18n: I18n
  readonly language: LanguageChoice
}

interface WithStaticData {
  readonly staticData: {
    readonly namespaces?: readonly Namespace[]
    readonly title?: WordKey
    readonly formFirst?: true
    readonly folded?: true
  }
}

/** Returns the namespaces of the matched routes, each once. */
export const namespacesOf = (matches: readonly WithStaticData[]): readonly Namespace[] => [
  ...new Set(matches.flatMap(({ staticData }) => staticData.namespaces ?? [])),
]

export const titleOf = (matches: readonly WithStaticData[]): WordKey | undefined =>
  matches.flatMap(({ staticData }) => staticData.title ?? []).at(-1)

/** True for pages whose form is shown before any script runs. */
export const isFormFirst = (matches: readonly WithStaticData[]): boolean =>
  matches.some(({ staticData }) => staticData.formFirst)

/** Id of a page with a collapsed frame on a phone. Navigation closes open disclosures. */
export const foldedPage = (matches: readonly (WithStaticData & { readonly id: string })[]): string | undefined =>
  matches.some(({ staticData }) => staticData.folded) ? matches.at(-1)?.id : undefined

interface BeforeLoad {
  readonly matches: readonly WithStaticData[]
  readonly context: PortalContext
}

/**
 * Options of each portal's root route. On every navigation it requests texts together with the chunks and loaders of the screens, and
 * waits for all of them, so that no screen is shown without its texts.
 */
export const portalRoot = {
  staticData: { namespaces: ['common', 'shell'] },
  shouldReload: true,
  // biome-ignore lint/suspicious/noExplicitAny: the router's own type of this argument holds the root route, whose type holds this.
  beforeLoad: (options: any) => {
    const { matches, context }: BeforeLoad = options
    const words = showLanguage(context.i18n, context.language.current, namespacesOf(matches))
    // The shell checks which texts have loaded. Without the page's own texts the header still works.
    return { words: words.catch(() => undefined) }
  },
  loader: ({ context }: { context: { readonly words: Promise<void> } }) => context.words,
} as const

export interface PageInput {
  readonly search?: unknown
  readonly params?: unknown
  readonly loaderData?: unknown
}

// Each page names the search parameters and loader data of its route.
const usePageInput = <Input extends PageInput>(): Input =>
  ({
    search: useSearch({ strict: false }),
    params: useParams({ strict: false }),
    loaderData: useLoaderData({ strict: false }),
  }) as PageInput as Input

/** A page with lazily imported parts: `load` imports them, `draw` renders them. */
export const lazyPage = <Parts, Input extends PageInput>(
  load: () => Promise<Parts>,
  draw: (parts: Parts, input: Input) => ReactNode,
) =>
  lazyRouteComponent(async () => {
    const parts = await load()
    return { default: () => draw(parts, usePageInput<Input>()) }
  })

/** Adds the language to addresses and removes it before routes are matched, so that each route is written once. */
export const languageRewrite = (language: LanguageChoice): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = readLanguageAddress(url.pathname).pathname
    return url
  },
  output: ({ url }) => {
    if (language.current !== 'en') url.pathname = addressIn(language.current, url.pathname)
    return url
  },
})

/** Router options of both portals: language in the address, letter case ignored (D18), our own error screens. */
export const portalRouterOptions = (start: Language) => {
  const language = { current: start }
  const context: PortalContext = { i18n: createI18n(), language }
  return {
    context,
    basepath: basePath,
    rewrite: languageRewrite(language),
    caseSensitive: false,
    // When prerendering it would write an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    // A screen is rendered once its texts, drafts and steps have loaded, also when it is shown again.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFound,
  } as const
}

/**
 * Returns the first language of a visit: from the address, which is then remembered, else the remembered one, else English.
 * Corrects the address when it names no language and the language is not English.
 */
export const startLanguage = (page: Location = location, store: History = history): Language => {
  const pathname = insideBase(page.pathname)
  const named = readLanguageAddress(pathname).language
  if (named) rememberLanguage(named)
  const language = named ?? findRememberedLanguage() ?? 'en'
  if (!named && language !== 'en')
    store.replaceState(store.state, '', publicAddress(addressIn(language, pathname)) + page.search + page.hash)
  return language
}
