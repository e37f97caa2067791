import type { PortalApi, SessionState } from '@invea/api'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** The API client of the portal. */
export const PortalApiContext = createContext<PortalApi | null>(null)

/** Returns the API client; throws outside an `ApiProvider`, which is a bug. */
export const usePortalApi = (): PortalApi => {
  const api = use(PortalApiContext)
  if (!api) throw new Error('Screens that call the service must be inside <PortalApiContext>')
  return api
}

/** The signed-in account, from the client of the service. */
export const useSession = (): SessionState => {
  const { account } = usePortalApi()
  return useSyncExternalStore(account.subscribe, account.state, account.state)
}

/** Milliseconds left of the ten minutes after the one-time code (D14); 0 when they are over or never began. */
export const urgentLeft = ({ urgentUntil }: SessionState, now: number): number =>
  urgentUntil === undefined ? 0 : Math.max(0, Date.parse(urgentUntil) - now)

/** Time of the service, estimated from its responses. */
export interface ServiceClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Sets the clock from the `Date` header of a response. */
  readonly update: (dateHeader: string | null) => void
  /** Calls the listener after a correction. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Smaller differences are ignored: `Date` headers have whole seconds, and responses take time. */
const tolerance = 5_000

/**
 * Device clock corrected to the service's time: a hold ends by the service's clock, and a phone with a wrong clock
 * must still be able to book. Future times, such as the end of a hold, come from the service.
 */
export const createServiceClock = (device: () => number = () => Date.now()): ServiceClock => {
  let offset = 0
  const { subscribe, notify } = createListeners()
  return {
    now: () => device() + offset,
    update: (dateHeader) => {
      const serverTime = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(serverTime)) return
      const difference = serverTime - device()
      const before = offset
      offset = Math.abs(difference) < tolerance ? 0 : difference
      if (Math.abs(offset - before) >= tolerance) notify()
    },
    subscribe,
  }
}

/** The clock of this page. */
export const serviceClock = /* @__PURE__ */ createServiceClock()

/** 24 days in milliseconds. A longer timer fires at once. */
const longestTimer = 2 ** 31 - 1

/** Returns the service's time. Reads it again at `wakeAt` (milliseconds since 1970), after a correction, and when the page becomes visible. */
export const useNow = (wakeAt?: number): number => {
  const [now, setNow] = useState(serviceClock.now)
  useEffect(() => {
    const updateNow = () => setNow(serviceClock.now())
    updateNow()
    document.addEventListener('visibilitychange', updateNow)
    const stopListening = serviceClock.subscribe(updateNow)
    const wait = wakeAt === undefined ? undefined : Math.max(0, wakeAt - serviceClock.now()) + 20
    const timer = wait === undefined ? undefined : setTimeout(updateNow, Math.min(wait, longestTimer))
    return () => {
      document.removeEventListener('visibilitychange', updateNow)
      stopListening()
      clearTimeout(timer)
    }
  }, [wakeAt])
  return now
}
