import type { PortalApi, SessionState } from '@invea/api'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { serviceClock } from '../service-clock.ts'

export const PortalApiContext = createContext<PortalApi | null>(null)

/** Returns the API client; throws outside an `ApiProvider`, which is a bug. */
export const usePortalApi = (): PortalApi => {
  const api = use(PortalApiContext)
  if (!api) throw new Error('PortalApiContext')
  return api
}

/** The signed-in account, from the client of the service. */
export const useSession = (): SessionState => {
  const { account } = usePortalApi()
  return useSyncExternalStore(account.subscribe, account.state, account.state)
}

/** 24 days in milliseconds. A longer timer fires at once. */
const longestTimer = 2 ** 31 - 1

/** Returns the service's time. Reads it again at `wakeAt` (milliseconds since 1970), after a correction, and when the page becomes visible. */
export const useNow = (wakeAt?: number): number => {
  const [now, setNow] = useState(serviceClock.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Waits again after a correction, because the timer was set by the clock before it.
    const update = () => {
      const current = serviceClock.now()
      setNow(current)
      clearTimeout(timer)
      if (wakeAt !== undefined && wakeAt >= current)
        timer = setTimeout(update, Math.min(wakeAt - current + 20, longestTimer))
    }
    update()
    document.addEventListener('visibilitychange', update)
    const stopListening = serviceClock.subscribe(update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      stopListening()
      clearTimeout(timer)
    }
  }, [wakeAt])
  return now
}
