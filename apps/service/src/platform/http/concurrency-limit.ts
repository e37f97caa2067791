/** Maximum number of requests handled at one time. Requests above it are rejected before they are read or counted. */
export interface ConcurrencyLimit {
  /** Returns false when the limit is reached. Every successful call is followed by one `release`. */
  tryAcquire(): boolean
  release(): void
}

export const createConcurrencyLimit = (maximum: number): ConcurrencyLimit => {
  let active = 0
  return {
    tryAcquire: () => {
      if (active >= maximum) return false
      active += 1
      return true
    },
    release: () => {
      active -= 1
    },
  }
}
