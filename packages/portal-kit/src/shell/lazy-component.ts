import { type ComponentProps, type ComponentType, createElement, lazy } from 'react'
import { importWithRetry } from '../i18n/import-with-retry.ts'

const lost = new Set<() => void>()

/** Resets failed imports so that the next render retries them; React caches a rejection for good. */
export const retryFailedImports = (): void => {
  for (const renew of lost) renew()
  lost.clear()
}

/** Lazy component with retries; must be inside a `Suspense`. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound; a component keeps its own properties.
export const lazyComponent = <Part extends ComponentType<any>>(load: () => Promise<Part>) => {
  const start = () =>
    lazy(() =>
      importWithRetry(async () => ({ default: await load() })).catch((failure) => {
        lost.add(renew)
        throw failure
      }),
    )
  let current = start()
  const renew = () => {
    current = start()
  }
  return (props: ComponentProps<Part>) => createElement(current, props)
}

/** Lazy component that renders nothing when its import fails, for optional parts of a page. */
export const optionalComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(
    (): Promise<{ readonly default: ComponentType<Props> }> =>
      importWithRetry(async () => ({ default: await load() })).catch(() => ({ default: () => null })),
  )
