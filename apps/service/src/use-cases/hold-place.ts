import type { PlaceRequest } from '@invea/api/wire'
import { type Hold, holdUntil } from '@invea/domain'
import type { Call, Handler } from '../call.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { checkPlace, findOpenOffice, type OpenOffice } from '../schedule/find-place.ts'
import { offersOn } from '../schedule/offers.ts'
import { OfficeCalendar } from '../schedule/office-calendar.ts'
import type { Trx } from '../services.ts'
import { audit } from '../store/audit.ts'
import { readCounters } from '../store/counters.ts'
import { heldBy } from '../store/holds.ts'
import {
  type Counter,
  counterOf,
  endPlaces,
  lockCounters,
  openDay,
  reclaimExpired,
  takePlaces,
} from '../store/places.ts'
import { holdOf } from './hold-answer.ts'

interface Leg extends Counter {
  readonly places: number
}

/** The slots a request asks for: one, or a group's shares, which must add up and stand side by side. */
const legsOf = (place: PlaceRequest, { templates }: OpenOffice): readonly Leg[] | undefined => {
  const { officeId, date: day, slotId, applicants, shares } = place
  if (!shares || shares.length === 1)
    return [{ officeId, day, slotId: shares?.[0]?.slotId ?? slotId, places: applicants }]
  const order = shares.map((share) => templates.findIndex(({ id }) => id === share.slotId))
  const sideBySide = order.every((at, leg) => at >= 0 && (leg === 0 || at === (order[leg - 1] ?? 0) + 1))
  const sum = shares.reduce((total, share) => total + share.applicants, 0)
  if (!sideBySide || sum !== applicants) return undefined
  return shares.map((share) => ({ officeId, day, slotId: share.slotId, places: share.applicants }))
}

/** Takes one leg: at once where there is room; otherwise after opening the day and giving expired holds back. */
const takeLeg = async (trx: Trx, leg: Leg, take: () => Promise<number | undefined>, now: Date) => {
  const taken = await take()
  if (taken !== undefined) return taken
  await openDay(trx, leg)
  await reclaimExpired(trx, leg, now)
  return take()
}

/** What the session held before goes back first; its counters and the new ones are locked in one order. */
const releaseEarlier = async (trx: Trx, call: Call, legs: readonly Leg[]): Promise<void> => {
  const earlier = await heldBy(trx, call.caller.sessionId)
  if (earlier.length === 0) return
  await lockCounters(trx, [...earlier.map(counterOf), ...legs])
  await endPlaces(trx, earlier, 'released', call.now)
}

/** Says why there was no room, and where there is. Read after the refusal, outside its transaction. */
const noRoom = async (
  call: Call,
  place: PlaceRequest,
  { templates, snapshot }: OpenOffice,
): Promise<Outcome<never>> => {
  const { officeId, date, slotId, applicants } = place
  const counters = await readCounters(call.services.db, { officeId, from: date, to: date, now: call.now })
  const free = new OfficeCalendar({ templates, closures: snapshot.closures, counters }).freeOn(date)
  const asked = free.find(({ slot }) => slot.id === slotId)
  const offers = asked ? offersOn(date, free, { slot: asked.slot, applicants }) : []
  const left = asked?.free ?? 0
  return left > 0 && left < applicants
    ? refused('slotShort', { placesLeft: left, offers })
    : refused('slotFull', { offers })
}

/**
 * SubmitAppointment (A §7, D24): keeps a place for 30 minutes for one to five applicants, all or nothing. What the
 * session held before is given back in the same transaction, if and only if the new place was taken.
 */
export const holdPlace: Handler<PlaceRequest, Hold> = async (call, place) => {
  const { services, caller, now } = call
  const found = await findOpenOffice(services, place, now)
  if (!found.ok) return found
  const legs = legsOf(place, found.value)
  if (!legs) return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  const checked = checkPlace(found.value, { date: place.date, slotIds: legs.map(({ slotId }) => slotId) }, now)
  if (!checked.ok) return checked

  const expiresAt = new Date(holdUntil(now.toISOString()))
  const outcome = await call.once<Hold>(async (trx) => {
    await releaseEarlier(trx, call, legs)
    if (legs.length > 1) await lockCounters(trx, legs)
    for (const [at, leg] of legs.entries()) {
      const { requestType } = place
      const entry = { ...leg, leg: at, requestType, sessionId: caller.sessionId, now, expiresAt }
      const taken = await takeLeg(trx, leg, () => takePlaces(trx, entry), now)
      if (taken === undefined) return refused('slotFull')
    }
    const rows = await heldBy(trx, caller.sessionId)
    await audit(trx, {
      officeId: place.officeId,
      at: now,
      actor: { kind: 'session', id: caller.sessionId },
      action: 'hold.taken',
      subjectId: rows[0]?.id,
      detail: { day: place.date, slots: legs.map(({ slotId, places }) => [slotId, places]) },
    })
    return done(holdOf(rows, found.value.snapshot))
  })
  return outcome.ok || outcome.refusal.code !== 'slotFull' ? outcome : noRoom(call, place, found.value)
}
