import { createListeners } from './listeners.ts'

/** Smaller differences are ignored: `Date` headers have whole seconds, and responses take time. */
const tolerance = 5_000

/**
 * Device clock corrected to the service's time: a hold ends by the service's clock, and a phone with a wrong clock
 * must still be able to book. Future times, such as the end of a hold, come from the service.
 */
export const createServiceClock = (device: () => number = () => Date.now()) => {
  let offset = 0
  const { subscribe, notify } = createListeners()
  const at = (moment: number) => moment + offset
  return {
    /** A moment of the device's clock in the time of the service. */
    at,
    /** Milliseconds since 1970. */
    now: () => at(device()),
    /** Sets the clock from the `Date` header of a response, whose request was sent at `sentAt` by the device's clock. */
    update: (dateHeader: string | null, sentAt = device()) => {
      const serverTime = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(serverTime)) return
      const before = offset
      // The date is from between the two. An offset that fits both stays, because a frozen page reads the response much later.
      const difference = Math.max(Math.min(before, serverTime - sentAt), serverTime - device())
      offset = Math.abs(difference) < tolerance ? 0 : difference
      if (Math.abs(offset - before) >= tolerance) notify()
    },
    /** Calls the listener after a correction. */
    subscribe,
  }
}

/** Time of the service, estimated from its responses. */
export type ServiceClock = ReturnType<typeof createServiceClock>

export const serviceClock = /* @__PURE__ */ createServiceClock()
