/** Calls that are worked on at one time. Who comes when it is full is asked to come again, before anything is read or counted. */
export interface ConcurrencyLimit {
  /** False: full. Whoever was let in leaves. */
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
