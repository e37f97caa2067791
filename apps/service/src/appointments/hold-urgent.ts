import type { PlaceRequest, UrgentPlaceRequest } from '@invea/api/wire'
import { type Hold, offeredTypeIssues } from '@invea/domain'
import { refused } from '../platform/refusal.ts'
import type { Caller, Handler, RequestContext } from '../platform/request-context.ts'
import { reserveSlots } from './reserve-slots.ts'
import { checkUrgentDay, findUrgentOffice } from './urgent-office.ts'
import { findUrgentCounter, urgentQuotaId } from './urgent-quota.ts'

/** A §6, D14: signed in, and within ten minutes of the one-time code on the service's clock. */
export const isUrgentOpen = ({ kind, urgentUntil }: Caller, now: Date): boolean =>
  kind === 'user' && urgentUntil !== null && urgentUntil > now

/**
 * SubmitUrgentAppointment (A §7, D9): keeps urgent places of a day, one an applicant, all or none; when fewer are left the answer says
 * how many. The described body names the quota alone: what it leaves out is settled by the request that uses the place.
 */
export const holdUrgent: Handler<UrgentPlaceRequest, Hold> = async (context, input) => {
  const { services, now } = context
  const counter = findUrgentCounter(input.urgentQuotaId)
  const matches = counter && counter.day === input.date && (input.officeId ?? counter.officeId) === counter.officeId
  if (!matches) return refused('invalidInput', { issues: [{ field: 'date', code: 'dateUnavailable' }] })
  const { applicants, urgentDays, requestType } = input
  const found = await findUrgentOffice(services, { officeId: counter.officeId, requestType }, now)
  if (!found.ok) return found
  const issues = offeredTypeIssues(found.value.office, requestType, 'officeId')
  if (issues.length > 0) return refused('invalidInput', { issues })
  const checked = checkUrgentDay(found.value, counter.day, now)
  if (!checked.ok) return checked
  const wanted = { ...counter, date: counter.day, applicants, requestType: requestType ?? 'unknown', urgentDays }
  return reserveSlots(context, wanted, [{ ...counter, places: applicants }], {
    slots: [],
    snapshot: found.value.snapshot,
  })
}

/** SubmitAppointment with an urgent option (A §7) is the same wish under the other name: the day's quota, not a slot. */
export const holdUrgentDay = (context: RequestContext, { officeId, date, ...input }: PlaceRequest) =>
  isUrgentOpen(context.caller, context.now)
    ? holdUrgent(context, { ...input, officeId, date, urgentQuotaId: urgentQuotaId(officeId, date) })
    : Promise.resolve(refused('signInRequired'))
