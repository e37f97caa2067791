import { useCallback, useEffect, useState } from 'react'
import { useOpenView } from './pages.tsx'

/** After an action the list is shown again with a sentence about it (B §4), until another request is opened. */
export const useDoneNotice = (request: number | undefined) => {
  const openView = useOpenView()
  const [notice, setNotice] = useState<string>()
  useEffect(() => {
    if (request !== undefined) setNotice(undefined)
  }, [request])
  const onDone = useCallback(
    (sentence: string) => {
      setNotice(sentence)
      openView({})
    },
    [openView],
  )
  return { notice, onDone }
}
