import type { Language } from '@invea/domain'
import type { Namespace } from '@invea/locales'
import { Skeleton } from '@invea/ui'
import { type ComponentType, Suspense, use } from 'react'
import { loadWords, type Translator, useLanguage, useTranslator } from '../i18n/index.ts'
import { patiently } from './import-with-retry.ts'

/** A component in a chunk of its own, and the words it shows. Both are fetched before it is drawn. */
export interface Loadable<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly words: readonly Namespace[]
}

const loading = new WeakMap<object, Map<Language, Promise<unknown>>>()

/** Fetches the component and its words in a language. A failed fetch is repeated by the next call. */
export const loadPart = <Props,>(
  part: Loadable<Props>,
  translator: Translator,
  language: Language,
): Promise<ComponentType<Props>> => {
  const byLanguage = loading.get(part) ?? new Map<Language, Promise<unknown>>()
  loading.set(part, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known as Promise<ComponentType<Props>>
  const words = loadWords(translator, language, part.words)
  const loaded = Promise.all([patiently(part.load), words]).then(([component]) => component)
  byLanguage.set(language, loaded)
  loaded.catch(() => byLanguage.delete(language))
  return loaded
}

const Loaded = <Props extends object>({ of, props }: { readonly of: Loadable<Props>; readonly props: Props }) => {
  const translator = useTranslator()
  const Component = use(loadPart(of, translator, useLanguage()))
  return <Component {...props} />
}

/** Draws a loadable part; grey lines until it is there. */
export const LoadedPart = <Props extends object>({
  of,
  lines = 8,
  ...props
}: { readonly of: Loadable<Props>; readonly lines?: number } & Props) => (
  <Suspense fallback={<Skeleton lines={lines} />}>
    <Loaded of={of} props={props as unknown as Props} />
  </Suspense>
)
