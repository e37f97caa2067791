import { done } from '../outcome.ts'
import type { Handler } from '../request-context.ts'
import { actorOf, audit } from '../store/audit.ts'
import { findHeldRows } from '../store/holds.ts'
import { counterOf, lockCounters, randomReturnDelay, release } from '../store/slot-capacity.ts'

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
