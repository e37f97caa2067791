import type { PlaceRequest } from '@invea/api/wire'
import { type Hold, holdUntil } from '@invea/domain'
import type { Call, Handler } from '../call.ts'
import { done, type Outcome, type Refusal, refused } from '../outcome.ts'
import { checkPlace, findOpenOffice, type OpenOffice } from '../schedule/find-place.ts'
import { offersOn } from '../schedule/offers.ts'
import type { Trx } from '../services.ts'
import { actorOf, audit } from '../store/audit.ts'
import { heldBy } from '../store/holds.ts'
import { type Counter, counterOf, endPlaces, lockCounters } from '../store/places.ts'
import { takeSeat } from '../store/take-seat.ts'
import { holdOf, newHold } from './hold-answer.ts'

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

/** What the session held before goes back first; its counters and the new ones are locked in one order. */
const releaseEarlier = async (trx: Trx, call: Call, legs: readonly Leg[]): Promise<void> => {
  const earlier = await heldBy(trx, call.caller.sessionId)
  if (earlier.length === 0) return
  await lockCounters(trx, [...earlier.map(counterOf), ...legs])
  await endPlaces(trx, earlier, 'released', call.now)
}

/** Where there is room instead, from memory: a second old at most, and the next write decides again. */
const withOffers = async (call: Call, place: PlaceRequest, refusal: Refusal): Promise<Outcome<never>> => {
  const { officeId, date, slotId, applicants } = place
  const free = (await call.services.calendars.of(officeId)).freeOn(date)
  const asked = free.find(({ slot }) => slot.id === slotId)
  const offers = asked ? offersOn(date, free, { slot: asked.slot, applicants }) : []
  return { ok: false, refusal: { ...refusal, offers } }
}

const full: ReadonlySet<string> = new Set(['slotFull', 'slotShort'])

/** All legs in a transaction of their own: what the session held before goes back if and only if each is taken. */
const holdAlone = (call: Call, place: PlaceRequest, legs: readonly Leg[], { snapshot }: OpenOffice, expiresAt: Date) =>
  call.once<Hold>(async (trx) => {
    const { caller, now } = call
    await releaseEarlier(trx, call, legs)
    if (legs.length > 1) await lockCounters(trx, legs)
    for (const [at, leg] of legs.entries()) {
      const { requestType } = place
      const entry = { ...leg, leg: at, requestType, sessionId: caller.sessionId, now, for: { expiresAt } }
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
 * SubmitAppointment (A §7, D24): keeps a place for 30 minutes for one to five applicants, all or nothing. What the
 * session held before is given back in the same transaction, if and only if the new place was taken.
 */
export const holdPlace: Handler<PlaceRequest, Hold> = async (call, place) => {
  const { services, caller, now, intention } = call
  const found = await findOpenOffice(services, place, now)
  if (!found.ok) return found
  const legs = legsOf(place, found.value)
  if (!legs) return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  const checked = checkPlace(found.value, { date: place.date, slotIds: legs.map(({ slotId }) => slotId) }, now)
  if (!checked.ok) return checked

  const expiresAt = new Date(holdUntil(now.toISOString()))
  const alone = () => holdAlone(call, place, legs, found.value, expiresAt)
  const [only, ...others] = legs
  const outcome =
    only && others.length === 0
      ? await services.holdWriter.submit({
          ...only,
          requestType: place.requestType,
          caller,
          intention,
          now,
          expiresAt,
          answer: (id) => newHold(id, place, checked.value, expiresAt),
          alone,
        })
      : await alone()
  return outcome.ok || !full.has(outcome.refusal.code) ? outcome : withOffers(call, place, outcome.refusal)
}
