import { useCallback, useEffect, useState } from 'react'
import { useOpenView } from './pages.tsx'
import type { DoneNotice } from './view-screen.ts'

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
