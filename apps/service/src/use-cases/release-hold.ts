import type { Handler } from '../call.ts'
import { done } from '../outcome.ts'
import { actorOf, audit } from '../store/audit.ts'
import { heldBy } from '../store/holds.ts'
import { counterOf, endPlaces, lockCounters } from '../store/places.ts'

/** Gives the held place back; without one there is nothing to do, and that is no failure. */
export const releaseHold: Handler<unknown, null> = (call) =>
  call.once<null>(async (trx) => {
    const { caller, now } = call
    const rows = await heldBy(trx, caller.sessionId)
    const [first] = rows
    if (!first) return done(null)
    await lockCounters(trx, rows.map(counterOf))
    await endPlaces(trx, rows, 'released', now)
    await audit(trx, {
      officeId: first.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'hold.released',
      subjectId: first.id,
    })
    return done(null)
  })
