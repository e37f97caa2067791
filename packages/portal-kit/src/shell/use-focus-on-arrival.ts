import { useEffect } from 'react'
import { useAnyRouter } from './any-router.ts'

/** The page's heading, else the whole of its content. */
const findArrival = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('main')

/**
 * After a move to another page focus goes to its heading, as a full page load would put it at the top:
 * a screen reader speaks the new page and the keyboard goes on from there (WCAG 2.4.3).
 */
export const useFocusOnArrival = (): void => {
  const router = useAnyRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || (hashChanged && toLocation.hash)) return
        const arrival = findArrival()
        arrival?.setAttribute('tabindex', '-1')
        arrival?.focus({ preventScroll: true })
      }),
    [router],
  )
}
