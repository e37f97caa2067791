import { type ComponentProps, type ComponentType, createElement, lazy } from 'react'
import { importWithRetry } from '../i18n/i18n.ts'

const message = 'A part of the app could not be fetched'

/** Renames errors of failed imports: by their message the router would reload the page, which fails offline. */
export const handleChunkLoadErrors = (): void => addEventListener('vite:preloadError', rename)

let lostChunks = 0
const rename = ({ payload }: { readonly payload: Error }) => {
  payload.message = message
  lostChunks += 1
}

export const countChunkLoadErrors = (): number => lostChunks

/** True for a failed import: the connection broke, or a newer release has other chunks. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.message === message

/** Thrown by a page whose texts could not be fetched. */
export const chunkLoadError = new Error(message)

const resetFailed = new Set<() => void>()

/** Resets failed imports so that the next render retries them; React caches a rejected import. */
export const retryFailedImports = (): void => {
  for (const reset of resetFailed) reset()
  resetFailed.clear()
}

/** Lazy component with retries; must be inside a `Suspense`. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound; a component keeps its own properties.
export const lazyComponent = <Part extends ComponentType<any>>(load: () => Promise<Part>) => {
  const start = () =>
    lazy(() =>
      importWithRetry(async () => ({ default: await load() })).catch((failure) => {
        resetFailed.add(reset)
        throw failure
      }),
    )
  let current = start()
  const reset = () => {
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
