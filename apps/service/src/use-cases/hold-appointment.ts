import type { PlaceRequest } from '@invea/api/wire'
import { groupOffers, type Hold, offeredTypeIssues, seatsGroup } from '@invea/domain'
import { provenProof } from '../http/require-captcha.ts'
import type { Outcome, Refusal } from '../outcome.ts'
import { refused } from '../outcome.ts'
import type { Call, Handler } from '../request-context.ts'
import { checkPlace, findOpenOffice, type OpenOffice } from '../schedule/open-office.ts'
import { isAnswered } from '../store/idempotency-keys.ts'
import { holdUrgentDay } from './hold-urgent.ts'
import { keepPlace, type Leg } from './reserve-slots.ts'

/** The slots a request asks for: one, or a group's shares, which must add up and stand side by side. */
const legsOf = (place: PlaceRequest, { templates }: OpenOffice): readonly Leg[] | undefined => {
  const { officeId, date: day, slotId, applicants, shares } = place
  if (!shares || shares.length === 1)
    return [{ officeId, day, slotId: shares?.[0]?.slotId ?? slotId, places: applicants }]
  if (!seatsGroup(shares, templates, applicants)) return undefined
  return shares.map((share) => ({ officeId, day, slotId: share.slotId, places: share.applicants }))
}

/** Where there is room instead, from memory: a second old at most, and the next write decides again. */
const withOffers = async (call: Call, place: PlaceRequest, refusal: Refusal): Promise<Outcome<never>> => {
  const { officeId, date, slotId, applicants } = place
  const free = (await call.services.calendars.of(officeId)).freeOn(date)
  const asked = free.find(({ slot }) => slot.id === slotId)
  const offers = asked ? groupOffers(date, free, { slot: asked.slot, applicants }) : []
  return { ok: false, refusal: { ...refusal, offers } }
}

const full: ReadonlySet<string> = new Set(['slotFull', 'slotShort'])

/**
 * SubmitAppointment (A §7, D24): keeps a place for 30 minutes for one to five applicants, all or nothing. What the
 * session held before is given back in the same transaction, if and only if the new place was taken.
 */
export const holdPlace: Handler<PlaceRequest, Hold> = async (call, place) => {
  if (place.urgentDays !== undefined) return holdUrgentDay(call, place)
  const { services, caller, address, now } = call
  const found = await findOpenOffice(services, place, now)
  if (!found.ok) return found
  const issues = offeredTypeIssues(found.value.office, place.requestType, 'officeId')
  if (issues.length > 0) return refused('invalidInput', { issues })
  const legs = legsOf(place, found.value)
  if (!legs) return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  const checked = checkPlace(found.value, { date: place.date, slotIds: legs.map(({ slotId }) => slotId) }, now)
  if (!checked.ok) return checked

  const asked = { officeId: place.officeId, day: place.date, applicants: place.applicants, caller, address }
  const admission = await services.holdWatch.admit({ ...asked, proof: provenProof(caller, 'site', now) })
  // A repeated call gets its stored answer, however much proof a new one would need by now.
  if (!admission.ok && !(await isAnswered(services.db, call.intention))) {
    const { needed } = admission
    return refused(needed === 'code' ? 'codeRequired' : 'captchaFailed', { proof: needed })
  }
  const permit = admission.ok ? admission.permit : undefined
  const context = { slots: checked.value, snapshot: found.value.snapshot, scarce: permit?.scarce ?? false }
  const outcome = await keepPlace(call, place, legs, context).catch((error: unknown) => {
    permit?.settle(false)
    throw error
  })
  permit?.settle(outcome.ok)
  return outcome.ok || !full.has(outcome.refusal.code) ? outcome : withOffers(call, place, outcome.refusal)
}
