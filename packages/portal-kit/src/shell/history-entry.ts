import type { HistoryLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useAnyRouter } from './site-map.tsx'

/** Adds an entry with the same address to the history for a part of a page, so that Back leads to the part before it. */
export const useHistoryEntry = (isShown: boolean, onBack: () => void): void => {
  const { history } = useAnyRouter()
  const left = useEffectEvent(onBack)
  useEffect(() => {
    if (!isShown) return
    history.push(history.location.href)
    const { __TSR_index: entry } = history.location.state
    return history.subscribe(({ location }: { readonly location: HistoryLocation }) => {
      if (location.state.__TSR_index < entry) left()
    })
  }, [isShown, history])
}
