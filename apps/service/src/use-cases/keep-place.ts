import type { PlaceRequest } from '@invea/api/wire'
import { type Hold, holdUntil } from '@invea/domain'
import type { Call } from '../call.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import type { Trx } from '../services.ts'
import { actorOf, audit } from '../store/audit.ts'
import { heldBy } from '../store/holds.ts'
import type { MasterSnapshot, SlotTemplate } from '../store/master-data.ts'
import { type Counter, counterOf, endPlaces, lockCounters } from '../store/places.ts'
import { takeSeat } from '../store/take-seat.ts'
import { holdOf, newHold } from './hold-answer.ts'

/** So many places of one slot, or of an urgent day. */
export interface Leg extends Counter {
  readonly places: number
}

/** What the session held before goes back first; its counters and the new ones are locked in one order. */
const releaseEarlier = async (trx: Trx, call: Call, legs: readonly Leg[]): Promise<void> => {
  const earlier = await heldBy(trx, call.caller.sessionId)
  if (earlier.length === 0) return
  await lockCounters(trx, [...earlier.map(counterOf), ...legs])
  await endPlaces(trx, earlier, 'released', call.now)
}

/** All legs in a transaction of their own: what the session held before goes back if and only if each is taken. */
const holdAlone = (call: Call, place: PlaceRequest, legs: readonly Leg[], snapshot: MasterSnapshot, expiresAt: Date) =>
  call.once<Hold>(async (trx) => {
    const { caller, now } = call
    await releaseEarlier(trx, call, legs)
    if (legs.length > 1) await lockCounters(trx, legs)
    for (const [at, leg] of legs.entries()) {
      const { requestType, urgentDays } = place
      const entry = { ...leg, leg: at, requestType, urgentDays, sessionId: caller.sessionId, now, for: { expiresAt } }
      const seat = await takeSeat(trx, entry)
      if ('left' in seat) return seat.left > 0 ? refused('slotShort', { placesLeft: seat.left }) : refused('slotFull')
    }
    const rows = await heldBy(trx, caller.sessionId)
    await audit(trx, {
      officeId: place.officeId,
      at: now,
      actor: actorOf(caller),
      action: 'hold.taken',
      subjectId: rows[0]?.id,
      detail: { day: place.date, slots: legs.map(({ slotId, places }) => [slotId, places]) },
    })
    return done(holdOf(rows, snapshot))
  })

/**
 * Keeps checked places for 30 minutes, all or none, and gives back what the session held before if and only if they were taken: a
 * single leg by the batching writer, a spread group by a transaction of its own.
 */
export const keepPlace = (
  call: Call,
  place: PlaceRequest,
  legs: readonly Leg[],
  slots: readonly SlotTemplate[],
  snapshot: MasterSnapshot,
): Promise<Outcome<Hold>> => {
  const { services, caller, now, intention } = call
  const expiresAt = new Date(holdUntil(now.toISOString()))
  const alone = () => holdAlone(call, place, legs, snapshot, expiresAt)
  const [only, ...others] = legs
  if (!only || others.length > 0) return alone()
  const { requestType, urgentDays } = place
  const answer = (id: number) => newHold(id, place, slots, expiresAt)
  return services.holdWriter.submit({
    ...only,
    requestType,
    urgentDays,
    caller,
    intention,
    now,
    expiresAt,
    answer,
    alone,
  })
}
