import { type ComponentType, lazy } from 'react'
import { patiently } from './patiently.ts'

/** A component that is fetched when it is first drawn, again where the line loses it; drawn inside a `Suspense`. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound; a component keeps its own properties.
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<Part>) =>
  lazy(() => patiently(async () => ({ default: await load() })))
