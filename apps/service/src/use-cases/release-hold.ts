import { done } from '../outcome.ts'
import type { Handler } from '../request-context.ts'
import { actorOf, audit } from '../store/audit.ts'
import { heldBy } from '../store/holds.ts'
import { counterOf, drawReturn, endPlaces, lockCounters } from '../store/slot-capacity.ts'

/** Gives the held place back, on a scarce day at a random moment; without one there is nothing to do, and that is no failure. */
export const releaseHold: Handler<unknown, null> = async (call) => {
  const { caller, now } = call
  const { db, env, holdWatch } = call.services
  const [held] = await heldBy(db, caller.sessionId)
  const scarce = held !== undefined && (await holdWatch.isScarceOn(held.office_id, held.day))
  return call.once<null>(async (trx) => {
    const rows = await heldBy(trx, caller.sessionId)
    const [first] = rows
    if (!first) return done(null)
    await lockCounters(trx, rows.map(counterOf))
    await endPlaces(trx, rows, 'released', now, () => (scarce ? drawReturn(env) : 0))
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
