import type { Application } from '@invea/domain'
import type { Namespace } from '@invea/locales'
import { Skeleton } from '@invea/ui'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { showLanguage, type Translator, useLanguage, useTranslator } from '../i18n/index.ts'
import type { RequestView } from './view-search.ts'

/** The sentence about a finished action, by its key in the words of `status`. */
export type DoneNotice = 'cancel.done'

export interface ViewProps {
  readonly application: Application
  /** On a masked card: the way to giving the second number (D19). */
  readonly giveBoth?: ReactNode
  /** The action is done and the list is shown again, with the sentence of this key above it (B §4). */
  readonly onDone?: ((notice: DoneNotice) => void) | undefined
}

/** The screen of an action: a chunk of its own, and the words it shows, both fetched before it is drawn. */
export interface ViewScreen {
  readonly load: () => Promise<ComponentType<ViewProps>>
  readonly words: readonly Namespace[]
}

/** A portal's screens by action; one that is forgotten does not compile. */
export type ViewScreens = Readonly<Record<RequestView, ViewScreen>>

const brought = new WeakMap<ViewScreen, Map<string, Promise<ComponentType<ViewProps>>>>()

const bring = (screen: ViewScreen, translator: Translator, language: ReturnType<typeof useLanguage>) => {
  const byLanguage = brought.get(screen) ?? new Map<string, Promise<ComponentType<ViewProps>>>()
  brought.set(screen, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const coming = Promise.all([screen.load(), showLanguage(translator, language, screen.words)]).then(([drawn]) => drawn)
  byLanguage.set(language, coming)
  // A lost chunk is asked for again at the next try.
  coming.catch(() => byLanguage.delete(language))
  return coming
}

const Brought = ({ screen, ...props }: ViewProps & { readonly screen: ViewScreen }) => {
  const translator = useTranslator()
  const Screen = use(bring(screen, translator, useLanguage()))
  return <Screen {...props} />
}

/** Draws a view once its code and words are here. */
export const LoadedView = (props: ViewProps & { readonly screen: ViewScreen }) => (
  <Suspense fallback={<Skeleton lines={8} />}>
    <Brought {...props} />
  </Suspense>
)
