/** Runs one task at a time across all pages of a portal. */
export type WithLock = <Value>(work: () => Promise<Value>) => Promise<Value>

/**
 * Creates the lock for renewing the session. A refresh token is valid once, and the service treats a second use as theft. With
 * the lock, the second page sends the new cookie that the first one received.
 */
export const createWithLock = (locks: LockManager | undefined, name: string): WithLock =>
  locks ? async (work) => locks.request(name, work) : (work) => work()

/** Calls made while one runs get its result; a later call starts again. */
export const shareWhilePending = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= work().finally(() => {
      pending = undefined
    })
    return pending
  }
}
