import { isInTransaction } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { type MasterSnapshot, readMaster } from './master-data.ts'

/** Master data in memory: every call reads it, an operator changes it once in a while. */
export interface MasterCache {
  snapshot(): Promise<MasterSnapshot>
  /** What an operator's change in this process calls; other instances see it within the lifetime. */
  forget(): void
}

const lifetime = 10_000

/**
 * One reading at a time, shared by all who wait for it; kept ten seconds. Inside a transaction the last one that came to its end is
 * given: another would wait for the connection that the transaction holds, for ever where there is only one.
 */
export const createMasterCache = ({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>): MasterCache => {
  let reading: Promise<MasterSnapshot> | undefined
  let ended: Promise<MasterSnapshot> | undefined
  let until = 0
  const forget = () => {
    reading = undefined
  }
  const snapshot = () => {
    if (ended && isInTransaction()) return ended
    const now = clock.now().getTime()
    // A clock that was set back must not keep an old reading alive.
    if (reading === undefined || now >= until || now < until - lifetime) {
      until = now + lifetime
      const started = readMaster(db)
      reading = started
      started.then(
        () => {
          ended = started
        },
        () => {
          if (reading === started) forget()
        },
      )
    }
    return reading
  }
  return { snapshot, forget }
}
