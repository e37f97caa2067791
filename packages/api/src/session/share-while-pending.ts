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
