import type { HoldRequest } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { extendedUntil, fitsGroup, groupOffers, type Hold, offeredTypeIssues } from '@invea/domain/appointment'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Caller } from '../platform/caller.ts'
import { countSessionFor, strongestEffort, strongestProof } from '../platform/captcha/verify-captcha.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import type { UrgentHoldPermit } from './hold-admission.ts'
import { extendHeldRows, findHeldRows, holdOf } from './holds.ts'
import { checkSlots, checkUrgentDay, findOpenOffice, findUrgentOffice, type OpenOffice } from './open-office.ts'
import { reserveSlots, type SlotAllocation } from './reserve-slots.ts'
import { findUrgentSlot, lockCounters, randomReturnDelay, release, slotKeyOf, urgentQuotaId } from './slot-capacity.ts'

/** A §6, D14: the member has signed in and entered the one-time code within the last ten minutes, by the service's clock. */
export const isUrgentOpen = ({ kind, urgentUntil }: Caller, now: Date): boolean =>
  kind === 'user' && urgentUntil !== null && urgentUntil > now

/** Runs a reservation and settles its permit with the result. */
const settled = async <T>(
  permit: UrgentHoldPermit | undefined,
  reserve: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> => {
  let taken = false
  try {
    const outcome = await reserve()
    taken = outcome.ok
    return outcome
  } finally {
    permit?.report(taken)
  }
}

/**
 * SubmitUrgentAppointment (A §7, D9): reserves the urgent quota of a day for all applicants or for none. If too little remains,
 * the response contains the remaining number. The specified body contains only the quota; the request that uses the hold adds
 * the rest. The accounts of one phone have at most one group of unpaid applicants, so that they cannot block the quotas.
 */
export const holdUrgent: EndpointHandler<'submitUrgentAppointment'> = async (context, { body: input }) => {
  const { services, caller, now } = context
  const counter = findUrgentSlot(input.urgentQuotaId)
  const matches = counter && counter.day === input.date && (input.officeId ?? counter.officeId) === counter.officeId
  if (!matches) return refused('invalidInput', { issues: [{ field: 'date', code: 'dateUnavailable' }] })
  const { applicants, urgentDays, requestType } = input
  const found = await findUrgentOffice(services, { officeId: counter.officeId, requestType }, now)
  if (!found.ok) return found
  const issues = offeredTypeIssues(found.value.office, requestType, 'officeId')
  if (issues.length > 0) return refused('invalidInput', { issues })
  const checked = checkUrgentDay(found.value, counter.day, now)
  if (!checked.ok) return checked
  const admission = await services.holdAdmission.admitUrgent({ applicants, caller })
  if (!admission.ok && !(await hasStoredResponse(services.db, context.idempotencyKey)))
    return refused('unpaidApplicants')
  const permit = admission.ok ? admission.value : undefined
  const wanted = { ...counter, date: counter.day, applicants, requestType: requestType ?? 'unknown', urgentDays }
  // Urgent quotas are small: a released slot returns after a delay.
  const reservation = { slots: [], snapshot: found.value.snapshot, scarce: true, origin: permit?.origin }
  return settled(permit, () => reserveSlots(context, wanted, [{ ...counter, applicants }], reservation))
}

/** SubmitAppointment with an urgent option (A §7): calls `holdUrgent`, for the day's quota instead of a slot. */
const holdUrgentDay = (context: RequestContext, { officeId, date, ...input }: HoldRequest) =>
  isUrgentOpen(context.caller, context.now)
    ? holdUrgent(context, { body: { ...input, officeId, date, urgentQuotaId: urgentQuotaId(officeId, date) } })
    : Promise.resolve(refused('signInRequired'))

/** The requested slots: one, or the shares of a group, which must add up and be adjacent. */
const allocationsOf = (wanted: HoldRequest, { templates }: OpenOffice): readonly SlotAllocation[] | undefined => {
  const { officeId, date: day, applicants, shares } = wanted
  if (!shares || shares.length === 1) {
    const { slotId } = shares?.[0] ?? wanted
    return slotId === undefined ? undefined : [{ officeId, day, slotId, applicants }]
  }
  if (!fitsGroup(shares, templates, applicants)) return undefined
  return shares.map((share) => ({ officeId, day, slotId: share.slotId, applicants: share.applicants }))
}

/** Adds other slots with capacity to the refusal, from a cache that is at most a second old. */
const withOffers = async (
  context: RequestContext,
  wanted: HoldRequest,
  refusal: Refusal,
): Promise<Result<never, Refusal>> => {
  const { officeId, date, slotId, applicants } = wanted
  const free = (await context.services.calendars.of(officeId)).freeOn(date)
  const attempt = free.find(({ slot }) => slot.id === slotId)
  const offers = attempt ? groupOffers(date, free, { slot: attempt.slot, applicants }) : []
  return { ok: false, error: { ...refusal, offers } }
}

const fullCodes: ReadonlySet<string> = new Set(['slotFull', 'slotShort'])

/**
 * SubmitAppointment (A §7, D24): holds slots for 30 minutes for one to five applicants, all or none. The previous hold of the
 * session is released in the same transaction, only if the new slots were reserved.
 */
export const holdAppointment: EndpointHandler<'submitAppointment'> = (context, { body }) => holdDay(context, body)

const holdDay = async (
  context: RequestContext,
  wanted: HoldRequest,
  isRepeated = false,
): Promise<Result<Hold, Refusal>> => {
  if (wanted.urgentDays !== undefined) return holdUrgentDay(context, wanted)
  const { services, caller, address, now } = context
  const found = await findOpenOffice(services, wanted, now)
  if (!found.ok) return found
  const issues = offeredTypeIssues(found.value.office, wanted.requestType, 'officeId')
  if (issues.length > 0) return refused('invalidInput', { issues })
  const allocations = allocationsOf(wanted, found.value)
  if (!allocations) return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  const checked = checkSlots(found.value, { date: wanted.date, slotIds: allocations.map(({ slotId }) => slotId) }, now)
  if (!checked.ok) return checked

  const attempt = { officeId: wanted.officeId, day: wanted.date, applicants: wanted.applicants, caller, address }
  const given = strongestProof(caller, 'site', now)
  const effort = strongestEffort(caller, 'site', now)
  const admission = await services.holdAdmission.admit({ ...attempt, proof: given, effort })
  // A repeated request gets its stored response, even if a new request would now need more proof.
  if (!admission.ok && !(await hasStoredResponse(services.db, context.idempotencyKey))) {
    const proof = admission.error
    // The phone, mailbox or mail domain of the code has too many unpaid applicants. A visitor without an account can confirm another one.
    if (proof === 'code' && given === 'code')
      return refused('unpaidApplicants', caller.accountId === null ? { proof } : undefined)
    return refused(proof === 'code' ? 'codeRequired' : 'captchaFailed', { proof })
  }
  const permit = admission.ok ? admission.value : undefined
  const { countedAddress, sessionId } = caller
  if (countedAddress !== null && countedAddress !== services.encryption.blindIndex('address', address).toString('hex'))
    await countSessionFor(services.db, services, { sessionId, address })
  const { scarce = false, origin } = permit ?? {}
  const reservation = { slots: checked.value, snapshot: found.value.snapshot, scarce, origin }
  const outcome = await settled(permit, () => reserveSlots(context, wanted, allocations, reservation))
  if (outcome.ok) return outcome
  // Another instance admitted a hold of the same code in this moment, which now counts.
  if (outcome.error.code === 'unpaidApplicants' && !isRepeated) return holdDay(context, wanted, true)
  return !fullCodes.has(outcome.error.code) ? outcome : withOffers(context, wanted, outcome.error)
}

/** The live hold of this session, or null (D24). The countdown can continue after a reload. */
export const currentHold: EndpointHandler<'getCurrentHold'> = async ({ services, caller, now }) => {
  const rows = await findHeldRows(services.db, caller.sessionId)
  const live = rows.every(({ expires_at }) => expires_at !== null && expires_at > now)
  return ok(rows.length > 0 && live ? holdOf(rows, await services.master.snapshot()) : null)
}

/** D24: a live hold can be extended once, to an hour after its slot was first held. */
export const extendHold: EndpointHandler<'extendHold'> = async (context) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<Hold>(async (trx) => {
    const [first] = await findHeldRows(trx, caller.sessionId)
    if (!first?.expires_at || first.expires_at <= now) return refused('holdExpired')
    const until = new Date(extendedUntil(first.created_at.toISOString()))
    const rows = await extendHeldRows(trx, { sessionId: caller.sessionId, until, now })
    if (rows.length === 0) return refused('notExtendable')
    await audit(trx, context, 'hold.extended', { officeId: first.office_id, subjectId: first.id })
    return ok(
      holdOf(
        rows.toSorted((one, other) => one.part_index - other.part_index),
        snapshot,
      ),
    )
  })
}

/**
 * Releases the hold; with an appointment, only the hold that contains it: another form of the session may have a later hold. On a scarce
 * day, and in an urgent quota, the slot becomes free after a random delay. Without a hold it does nothing and succeeds.
 */
export const releaseHold: EndpointHandler<'releaseHold'> = async (context, { query: { appointmentId } }) => {
  const { caller, now } = context
  const { db, env, holdAdmission } = context.services
  const [held] = await findHeldRows(db, caller.sessionId)
  const scarce = held === undefined || (await holdAdmission.isScarce(slotKeyOf(held)))
  return context.runOnce<null>(async (trx) => {
    const rows = await findHeldRows(trx, caller.sessionId)
    const [first] = rows
    if (!first || (appointmentId !== undefined && !rows.some(({ id }) => id === appointmentId))) return ok(null)
    await lockCounters(trx, rows.map(slotKeyOf))
    // Another call of the session may have taken a scarce slot meanwhile.
    const returnDelayOf = () => (scarce || first.id !== held.id ? randomReturnDelay(env) : 0)
    if (!(await release(trx, rows, { from: 'held', to: 'released', now, returnDelayOf }))) return ok(null)
    await audit(trx, context, 'hold.released', { officeId: first.office_id, subjectId: first.id })
    return ok(null)
  })
}
