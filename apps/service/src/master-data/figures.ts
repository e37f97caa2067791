import type { AboutFigures } from '@invea/domain/account'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Transactions } from '../platform/database/transaction.ts'

/** The figures of the About page, at most five minutes old. */
export type Figures = () => Promise<AboutFigures>

const lifetime = 300_000

const count = async (db: Transactions['db'], now: Date): Promise<AboutFigures> => {
  const { rows } = await sql<Omit<AboutFigures, 'asOf'>>`
    select (select count(*) from office) as offices,
      (select count(distinct city_id) from office) as cities,
      (select count(*) from delivery_site) as "deliverySites",
      (select count(*) from request_person) as applicants,
      (select count(*) from appointment where state = 'final') as appointments`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return Object.freeze({ ...row, asOf: now.toISOString() })
}

/** Counting a large table takes a moment: one count at a time, shared by all who ask. */
export const createFigures = ({ db, clock }: { readonly db: Transactions['db']; readonly clock: Clock }): Figures => {
  let cached: { readonly at: number; readonly figures: Promise<AboutFigures> } | undefined
  return () => {
    const now = clock.now()
    const age = cached ? now.getTime() - cached.at : Number.POSITIVE_INFINITY
    // A clock that was set back must not keep an old count alive.
    if (cached && age >= 0 && age < lifetime) return cached.figures
    const figures = count(db, now)
    const started = { at: now.getTime(), figures }
    cached = started
    figures.catch(() => {
      if (cached === started) cached = undefined
    })
    return figures
  }
}
