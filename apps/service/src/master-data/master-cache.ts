import type { AboutFigures } from '@invea/domain/account'
import { sql } from 'kysely'
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

/** Caches one reading for its lifetime. Callers that wait share it. A failed reading is not cached. */
const createCache = <T>(lifetime: number, { clock }: Pick<Reader, 'clock'>, read: (now: Date) => Promise<T>) => {
  let reading: Promise<T> | undefined
  let until = 0
  const forget = () => {
    reading = undefined
  }
  const get = (): Promise<T> => {
    const now = clock.now()
    const moment = now.getTime()
    // A clock that was set back must not extend an old reading.
    if (reading === undefined || moment >= until || moment < until - lifetime) {
      until = moment + lifetime
      const started = read(now)
      reading = started
      started.catch(() => {
        if (reading === started) forget()
      })
    }
    return reading
  }
  return { get, forget }
}

/**
 * Caches master data for ten seconds. Inside a transaction it returns the last finished reading of any age: a new one would
 * wait for the connection that the transaction uses, which is a deadlock with a single connection.
 */
export const createMasterCache = ({ db, clock }: Reader): MasterCache => {
  let lastFinished: Promise<MasterSnapshot> | undefined
  const cache = createCache(10_000, { clock }, () => {
    const started = readMaster(db)
    started.then(
      () => {
        lastFinished = started
      },
      () => undefined,
    )
    return started
  })
  return { snapshot: () => (lastFinished && isInTransaction() ? lastFinished : cache.get()), forget: cache.forget }
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
export const createFigures = ({ db, clock }: Reader): Figures =>
  createCache(300_000, { clock }, (now) => count(db, now)).get
