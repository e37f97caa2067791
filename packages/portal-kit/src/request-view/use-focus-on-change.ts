import { useEffect, useRef } from 'react'

/** Moves the focus to the page's heading when the view inside a page changes, as a page of its own would (WCAG 2.4.3). */
export const useFocusOnChange = (view: string): void => {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    document.querySelector<HTMLElement>('main h1')?.focus()
    window.scrollTo({ top: 0 })
  }, [view])
}
