/** Runs one piece of work at a time among all pages of a portal. */
export type Exclusively = <Value>(work: () => Promise<Value>) => Promise<Value>

/**
 * A refresh token is spent by its use. Two pages that renew at once would send the same one, and the service takes
 * that for theft: they take turns, and the second one sends the cookie that the first one was given.
 */
export const exclusivelyByLock = (locks: LockManager | undefined, name: string): Exclusively =>
  locks ? async (work) => locks.request(name, work) : (work) => work()
