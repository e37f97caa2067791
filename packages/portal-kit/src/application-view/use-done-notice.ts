import { useCallback, useEffect, useRef, useState } from 'react'
import { useOpenView } from './pages.tsx'
import type { DoneNotice } from './view-search.ts'

/** After an action the list is shown again with a sentence about it (B §4), until another request is opened. The key is kept, not the words: the reader may change the language. */
export const useDoneNotice = (request: number | undefined) => {
  const openView = useOpenView()
  const [notice, setNotice] = useState<DoneNotice>()
  useEffect(() => {
    if (request !== undefined) setNotice(undefined)
  }, [request])
  const onDone = useCallback(
    (done: DoneNotice) => {
      setNotice(done)
      openView({})
    },
    [openView],
  )
  return { notice, onDone }
}

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
