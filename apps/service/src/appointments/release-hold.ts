import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { done } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findHeldRows } from './holds.ts'
import { counterOf, lockCounters, randomReturnDelay, release } from './slot-capacity.ts'

/** Gives the held place back, on a scarce day at a random moment; without one there is nothing to do, and that is no failure. */
export const releaseHold: Handler<unknown, null> = async (context) => {
  const { caller, now } = context
  const { db, env, holdWatch } = context.services
  const [held] = await findHeldRows(db, caller.sessionId)
  const scarce = held !== undefined && (await holdWatch.isScarceOn(held.office_id, held.day))
  return context.runOnce<null>(async (trx) => {
    const rows = await findHeldRows(trx, caller.sessionId)
    const [first] = rows
    if (!first) return done(null)
    await lockCounters(trx, rows.map(counterOf))
    await release(trx, rows, 'released', now, () => (scarce ? randomReturnDelay(env) : 0))
    await audit(trx, {
      officeId: first.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'hold.released',
      subjectId: first.id,
    })
    return done(null)
  })
}
