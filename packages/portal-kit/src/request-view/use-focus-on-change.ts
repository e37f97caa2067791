import { useEffect, useRef } from 'react'

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus()
  return heading !== null
}

/**
 * Moves the focus to the page's heading when the view inside a page changes, as a page of its own would (WCAG 2.4.3).
 * A view whose code is on its way has no heading yet: the first one to appear gets the focus.
 */
export const useFocusOnChange = (view: string): void => {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo({ top: 0 })
    const main = document.querySelector('main')
    if (focusHeading() || !main) return
    const waiting = new MutationObserver(() => {
      if (focusHeading()) waiting.disconnect()
    })
    waiting.observe(main, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [view])
}
