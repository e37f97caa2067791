import type { PlaceRequest } from '@invea/api/wire'
import { type Hold, holdUntil } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import type { Call } from '../request-context.ts'
import { actorOf, audit } from '../store/audit.ts'
import { givesBack, heldBy } from '../store/holds.ts'
import type { MasterSnapshot, SlotTemplate } from '../store/master-data.ts'
import { takeSeat } from '../store/reserve-capacity.ts'
import {
  type Counter,
  counterOf,
  drawReturn,
  endPlaces,
  isSameCounter,
  lockCounters,
  takeBack,
} from '../store/slot-capacity.ts'
import { holdOf, newHold } from './to-hold.ts'

/** So many places of one slot, or of an urgent day. */
export interface Leg extends Counter {
  readonly places: number
}

/** What the session held before goes back first; its counters and the new ones are locked in one order. */
const releaseEarlier = async (trx: Trx, call: Call, legs: readonly Leg[], scarce: boolean): Promise<void> => {
  const { caller, now, services } = call
  const earlier = await heldBy(trx, caller.sessionId)
  if (earlier.length === 0 && !scarce) return
  await lockCounters(trx, [...earlier.map(counterOf), ...legs])
  await endPlaces(trx, earlier, 'released', now, (row) => {
    const isAskedAgain = legs.some((leg) => isSameCounter(leg, counterOf(row)))
    return scarce && !isAskedAgain ? drawReturn(services.env) : 0
  })
  await takeBack(trx, caller.sessionId, legs, now)
}

/** All legs in a transaction of their own: what the session held before goes back if and only if each is taken. */
const holdAlone = (
  call: Call,
  place: PlaceRequest,
  legs: readonly Leg[],
  {
    snapshot,
    expiresAt,
    scarce,
  }: { readonly snapshot: MasterSnapshot; readonly expiresAt: Date; readonly scarce: boolean },
) =>
  call.once<Hold>(async (trx) => {
    const { caller, now, services } = call
    await releaseEarlier(trx, call, legs, scarce)
    if (legs.length > 1) await lockCounters(trx, legs)
    for (const [at, leg] of legs.entries()) {
      const { requestType, urgentDays } = place
      const entry = {
        ...leg,
        leg: at,
        requestType,
        urgentDays,
        sessionId: caller.sessionId,
        now,
        returnsAfter: drawReturn(services.env),
        for: { expiresAt },
      }
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
export const keepPlace = async (
  call: Call,
  place: PlaceRequest,
  legs: readonly Leg[],
  {
    slots,
    snapshot,
    scarce = false,
  }: {
    readonly slots: readonly SlotTemplate[]
    readonly snapshot: MasterSnapshot
    /** On a scarce day a slot that is given back returns at a random moment. */
    readonly scarce?: boolean
  },
): Promise<Outcome<Hold>> => {
  const { services, caller, now, intention } = call
  const expiresAt = new Date(holdUntil(now.toISOString()))
  const alone = () => holdAlone(call, place, legs, { snapshot, expiresAt, scarce })
  const [only, ...others] = legs
  if (!only || others.length > 0 || (scarce && (await givesBack(services.db, caller.sessionId)))) return alone()
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
    returnsAfter: drawReturn(services.env),
    answer,
    alone,
  })
}
