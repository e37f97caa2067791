import type { AboutFigures } from '@invea/domain/account'
import { sql } from 'kysely'
import { createCachedValue } from '../platform/cached-value.ts'
import { isInTransaction, type Transactions } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { type MasterSnapshot, readMaster } from './master-data.ts'

/** Caches master data in memory, because every call reads it and operators seldom change it. */
export interface MasterCache {
  snapshot(): Promise<MasterSnapshot>
  /** Call this after an operator's change. Other instances read it when their cache expires. */
  forget(): void
}

/** The figures of the About page, at most five minutes old. */
export type Figures = () => Promise<AboutFigures>

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

const count = async (db: Transactions['db'], now: Date): Promise<AboutFigures> => {
  const { rows } = await sql<Omit<AboutFigures, 'asOf'>>`
    select (select count(*) from office) as offices,
      (select count(distinct city_id) from office) as cities,
      (select count(*) from delivery_site) as "deliverySites",
      (select count(*) from request_person) as applicants,
      (select count(*) from appointment where state = 'final') as appointments`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the count query returned no row')
  return Object.freeze({ ...row, asOf: now.toISOString() })
}

/** Cached for five minutes, because counting a large table takes a moment. */
export const createFigures = ({ db, clock }: Reader): Figures => {
  const cache = createCachedValue(clock, 300_000, (now) => count(db, now))
  return () => cache.get().value
}
