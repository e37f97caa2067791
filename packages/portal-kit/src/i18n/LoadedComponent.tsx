import type { Language } from '@invea/domain'
import type { Namespace } from '@invea/locales'
import { Skeleton } from '@invea/ui'
import { type ComponentType, Suspense, use, useState } from 'react'
import { type I18n, importWithRetry, loadWords, useTranslation } from './i18n.ts'

/** A component in a separate chunk with its texts; both are fetched before it renders. */
export interface Loadable<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly namespaces: readonly Namespace[]
}

const loading = new WeakMap<object, Map<Language, Promise<unknown>>>()

/** Fetches the component and its texts in a language. A failed fetch is repeated by the next call. */
export const loadComponent = <Props,>(
  part: Loadable<Props>,
  i18n: I18n,
  language: Language,
): Promise<ComponentType<Props>> => {
  const byLanguage = loading.get(part) ?? new Map<Language, Promise<unknown>>()
  loading.set(part, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known as Promise<ComponentType<Props>>
  const words = loadWords(i18n, language, part.namespaces)
  const loaded: Promise<ComponentType<Props>> = Promise.all([importWithRetry(part.load), words]).then(([component]) => {
    // What React's `use` reads: a component that is loaded already renders at once, without the skeleton.
    Object.assign(loaded, { status: 'fulfilled', value: component })
    return component
  })
  byLanguage.set(language, loaded)
  loaded.catch(() => byLanguage.delete(language))
  return loaded
}

const Loaded = <Props extends object>({ of, props }: { readonly of: Loadable<Props>; readonly props: Props }) => {
  const { i18n } = useTranslation()
  const Component = use(loadComponent(of, i18n, i18n.language))
  return <Component {...props} />
}

/** Renders a loadable component; shows a skeleton until it is loaded. A notice that is loaded after the focus is `live`. */
export const LoadedComponent = <Props extends object>({
  of,
  lines = 8,
  ...props
}: { readonly of: Loadable<Props>; readonly lines?: number } & Props) => {
  const { i18n } = useTranslation()
  const [isLate] = useState(() => !('status' in (loading.get(of)?.get(i18n.language) ?? {})))
  const given = isLate ? { ...props, live: true } : props
  return (
    <Suspense fallback={<Skeleton lines={lines} />}>
      <Loaded of={of} props={given as unknown as Props} />
    </Suspense>
  )
}
