import { useEffect, useState } from 'react'

/** The device's clock, read again at the moment named (milliseconds since 1970) and when the page is looked at again. */
export const useNow = (wakeAt?: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    document.addEventListener('visibilitychange', look)
    // A timer of more than 24 days would fire at once; nothing here waits that long.
    const timer = wakeAt === undefined ? undefined : setTimeout(look, Math.max(0, wakeAt - Date.now()) + 20)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [wakeAt])
  return now
}
