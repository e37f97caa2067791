import { type ComponentProps, type ComponentType, createElement, lazy } from 'react'
import { patiently } from './import-with-retry.ts'

const lost = new Set<() => void>()

/** Lets parts that could not be fetched be asked for again; React remembers a failure for good. */
export const renewLostParts = (): void => {
  for (const renew of lost) renew()
  lost.clear()
}

/** A component that is fetched when it is first drawn, again where the line loses it; drawn inside a `Suspense`. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound; a component keeps its own properties.
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<Part>) => {
  const start = () =>
    lazy(() =>
      patiently(async () => ({ default: await load() })).catch((failure) => {
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

/** The same for a part that the page can do without: where it is lost, nothing is drawn in its stead. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(
    (): Promise<{ readonly default: ComponentType<Props> }> =>
      patiently(async () => ({ default: await load() })).catch(() => ({ default: () => null })),
  )
