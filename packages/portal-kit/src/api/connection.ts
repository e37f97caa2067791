import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** False while the browser reports no connection; a prerendered page is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Runs `work` when the connection returns; does nothing when `work` is undefined. */
export const useOnReconnect = (work: (() => void) | undefined): void => {
  const reconnected = useEffectEvent(() => work?.())
  const isWaiting = work !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const listener = () => reconnected()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWaiting])
}

let isRepeating = false
const repeating = createListeners()

/** Sets whether a failed query is sent again, which the page's frame shows. */
export const setRepeating = (isRepeated: boolean): void => {
  if (isRepeated === isRepeating) return
  isRepeating = isRepeated
  repeating.notify()
}

/** True from the first failed attempt of a query until its last attempt ends. */
export const useRepeating = (): boolean =>
  useSyncExternalStore(
    repeating.subscribe,
    () => isRepeating,
    () => false,
  )
