import { createCachedValue } from '../platform/cached-value.ts'
import { isInTransaction } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { type MasterSnapshot, readMaster } from './master-data.ts'

/** Caches master data in memory, because every call reads it and operators seldom change it. */
export interface MasterCache {
  snapshot(): Promise<MasterSnapshot>
  /** Call this after an operator's change. Other instances read it when their cache expires. */
  forget(): void
}

type Reader = Pick<PlatformContext, 'db' | 'clock'>

/**
 * Caches master data for ten seconds. Inside a transaction it returns the last finished reading of any age: a new one would
 * wait for the connection that the transaction uses, which is a deadlock with a single connection.
 */
export const createMasterCache = ({ db, clock }: Reader): MasterCache => {
  let lastFinished: Promise<MasterSnapshot> | undefined
  const cache = createCachedValue(clock, 10_000, () => {
    const started = readMaster(db)
    started.then(
      () => {
        lastFinished = started
      },
      () => undefined,
    )
    return started
  })
  return {
    snapshot: () => (lastFinished && isInTransaction() ? lastFinished : cache.get().value),
    forget: cache.forget,
  }
}
