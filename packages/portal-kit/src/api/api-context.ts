import type { PortalApi, SessionState } from '@invea/api'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

/** The API client of the portal. */
export const PortalApiContext = createContext<PortalApi | null>(null)

/** Returns the API client; throws outside an `ApiProvider`, which is a bug. */
export const usePortalApi = (): PortalApi => {
  const api = use(PortalApiContext)
  if (!api) throw new Error('Screens that call the service belong inside <PortalApiContext>')
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
  /** Learns from an answer's `Date` header. */
  readonly learn: (dateHeader: string | null) => void
  /** Calls the listener when the clock was put right. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Headers carry whole seconds and travel a while: what differs by less is the same time. */
const blur = 5_000

/**
 * Device clock corrected to the service's time: a hold ends by the service's clock, and a phone with a wrong clock
 * must still be able to book. Future times, such as the end of a hold, come from the service.
 */
export const createServiceClock = (device: () => number = () => Date.now()): ServiceClock => {
  let ahead = 0
  const listeners = new Set<() => void>()
  return {
    now: () => device() + ahead,
    learn: (dateHeader) => {
      const serverTime = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(serverTime)) return
      const difference = serverTime - device()
      const before = ahead
      ahead = Math.abs(difference) < blur ? 0 : difference
      if (Math.abs(ahead - before) >= blur) for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one clock of this page. */
export const serviceClock = /* @__PURE__ */ createServiceClock()

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
