import { useEffect, useState } from 'react'
import { serviceClock } from '../api/service-clock.ts'

/** The service's clock, read again at the moment named (milliseconds since 1970) when it is put right, and when the page is looked at again. */
export const useNow = (wakeAt?: number): number => {
  const [now, setNow] = useState(serviceClock.now)
  useEffect(() => {
    const look = () => setNow(serviceClock.now())
    look()
    document.addEventListener('visibilitychange', look)
    const stopListening = serviceClock.subscribe(look)
    // A timer of more than 24 days would fire at once; nothing here waits that long.
    const timer = wakeAt === undefined ? undefined : setTimeout(look, Math.max(0, wakeAt - serviceClock.now()) + 20)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stopListening()
      clearTimeout(timer)
    }
  }, [wakeAt])
  return now
}
