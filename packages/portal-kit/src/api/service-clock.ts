/** What the service's clock shows, as far as its answers have told. */
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
 * A clock that runs with the device and is right with the service: a kept place ends when the service says so, and a phone
 * whose clock is an hour off must still be able to book. Times to come, such as the end of a hold, are the service's own.
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
