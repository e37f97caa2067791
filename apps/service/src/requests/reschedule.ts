import type { Reschedule, Rescheduled } from '@invea/api/wire'
import { collectionDate, type Result } from '@invea/domain'
import { isAllowed, maxMovesPerDay, maxMoveTriesPerMinute } from '@invea/domain/application'
import { moveIssues, type Slot } from '@invea/domain/appointment'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { endTurn, findAppointmentRows, reclaimReturned } from '../appointments/holds.ts'
import {
  checkSlots,
  checkUrgentDay,
  findOpenOffice,
  findUrgentOffice,
  type OpenOffice,
} from '../appointments/open-office.ts'
import {
  isSameSlot,
  lockCounters,
  originOf,
  randomReturnDelay,
  refuseSlot,
  release,
  reserveCapacity,
  type SlotKey,
  slotKeyOf,
  urgentQuotaId,
  urgentSlot,
} from '../appointments/slot-capacity.ts'
import { toSlot } from '../master-data/master-data.ts'
import { senderOf } from '../messages/message-limits.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { isPaidElsewhere, keyedPersons, lockApplicants, lockNames } from './active-applicant-lock.ts'
import { findAuthorizedRequest, lockAuthorizedRequest } from './authorized-request.ts'
import { messageFacts, notify } from './notify.ts'
import { countEventsToday, recordEvent } from './request-events.ts'
import { isErased } from './request-numbers.ts'
import { readRequest, type StoredPerson } from './request-reader.ts'
import { actionCaseOf, actionClock, isMovableAnyTime, updateRequest } from './request-status.ts'

/** D28: the delivery date after the new day. */
const deliveryAfter = (request: Row<'request'>, day: SlotKey['day'], { office, snapshot }: OpenOffice) =>
  collectionDate(
    {
      requestType: request.request_type,
      mode: request.mode,
      urgentDays: request.urgent_days ?? undefined,
      submittedOn: request.submitted_on,
      appointmentDate: day,
      processingDays: office.processingDays,
    },
    snapshot.closures,
  )

interface NewSlot extends SlotKey {
  readonly open: OpenOffice
  readonly slot?: Slot | undefined
}

/** The requested slot, if it can be booked. An urgent request has a day and no time (B §4). */
const findNewSlot = async (
  { services, now }: RequestContext,
  own: Row<'request'>,
  { date, slotId, urgentQuotaId: quota }: Reschedule,
): Promise<Result<NewSlot, Refusal>> => {
  const [officeId, requestType] = [own.office_id, own.request_type]
  if (own.mode === 'urgent') {
    const open = await findUrgentOffice(services, { officeId, requestType }, now)
    if (!open.ok) return open
    const matches = quota === undefined || quota === urgentQuotaId(officeId, date)
    if (!matches) return refused('invalidInput', { issues: [{ field: 'date', code: 'dateUnavailable' }] })
    const checked = checkUrgentDay(open.value, date, now)
    return checked.ok ? ok({ officeId, day: date, slotId: urgentSlot, open: open.value }) : checked
  }
  if (slotId === undefined) return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  const open = await findOpenOffice(services, { officeId, requestType, submittedOn: own.submitted_on }, now)
  if (!open.ok) return open
  const slots = checkSlots(open.value, { date, slotIds: [slotId] }, now)
  if (!slots.ok) return slots
  const [slot] = slots.value.map(toSlot)
  return ok({ officeId, day: date, slotId, open: open.value, slot })
}

/**
 * D47: after the delivery date the applicants may have applied again. Locks them for this request, or returns false if the other one is
 * paid. A person whose document was collected is not moved.
 */
const lockAgain = async (trx: Trx, { services, now }: RequestContext, request: Row<'request'>): Promise<boolean> => {
  if (request.delivery_date === null || request.delivery_date >= dayOf(now)) return true
  const stored = await readRequest(trx, services, request)
  const hasCollected = ({ row }: StoredPerson) =>
    stored.events.some(({ kind, person_id }) => kind === 'collected' && person_id === row.id)
  const waiting = stored.persons.filter((person) => !isErased(person) && !hasCollected(person))
  const persons = keyedPersons({ ...stored, persons: waiting })
  const applicants = persons.map(({ applicant }) => applicant)
  await lockNames(trx, services, applicants)
  if (await isPaidElsewhere(trx, services, request, applicants)) return false
  await lockApplicants(trx, services, persons)
  return true
}

/**
 * Releases the old slot and reserves the new one in one transaction. Locks both counters against other transactions, and before the names
 * of the applicants.
 */
const moveAppointment = async (
  trx: Trx,
  context: RequestContext,
  request: Row<'request'>,
  slot: SlotKey,
): Promise<Result<number, Refusal>> => {
  const { now } = context
  const old = await findAppointmentRows(trx, request.id)
  const [first] = old
  if (!first) return refused('notAllowed')
  const current = old.map(({ day, slot_id }) => ({ date: day, slotId: slot_id }))
  const issues = moveIssues(current, { date: slot.day, slotId: slot.slotId }, request.mode === 'urgent')
  if (issues.length > 0) return refused('invalidInput', { issues })
  await lockCounters(trx, [...old.map(slotKeyOf), slot])
  if (!(await lockAgain(trx, context, request))) return refused('openRequest')
  const { env } = context.services
  const returnDelayOf = (row: Row<'appointment'>) => (isSameSlot(slotKeyOf(row), slot) ? 0 : randomReturnDelay(env))
  await release(trx, old, { from: 'final', to: 'moved', now, returnDelayOf })
  const isOld = old.some((row) => isSameSlot(slotKeyOf(row), slot))
  if (!isOld) await reclaimReturned(trx, request.id, { ...slot, applicants: request.applicants }, now)
  const reservation = await reserveCapacity(trx, {
    ...slot,
    applicants: request.applicants,
    partIndex: 0,
    requestType: request.request_type,
    urgentDays: request.urgent_days,
    sessionId: request.session_id,
    origin: originOf(first),
    returnDelaySeconds: randomReturnDelay(env),
    now,
    for: { requestId: request.id },
  })
  if ('remaining' in reservation) return refuseSlot(reservation.remaining)
  await audit(trx, context, 'appointment.moved', {
    officeId: request.office_id,
    requestId: request.id,
    subjectId: reservation.id,
    detail: { from: old.map(({ day, slot_id }) => [day, slot_id]), to: [slot.day, slot.slotId] },
  })
  return ok(reservation.id)
}

/** RescheduleAppointment (B §7, B §9): swaps the slots in one transaction, if the domain's table of actions allows it. */
export const reschedule: EndpointHandler<'rescheduleAppointment'> = async (context, { body: input }) => {
  const { requestId, date } = input
  const { services, caller, now } = context
  const own = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!own) return refused('notFound')
  const tries = { key: `move:${requestId}`, times: maxMoveTriesPerMinute, seconds: 60 }
  const wait = await services.rateLimiter.take([tries], now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  const found = await findNewSlot(context, own, input)
  if (!found.ok) return found
  const { open, slot, ...counter } = found.value

  return context.runOnce<Rescheduled>(async (trx) => {
    if (await endTurn(trx, caller.sessionId)) return refused('waiting')
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const actionCase = await actionCaseOf(trx, request, now)
    const { appointmentDate } = actionCase
    const isMovable =
      appointmentDate !== undefined && isMovableAnyTime(open.snapshot, request, appointmentDate, dayOf(now))
    if (!isAllowed('reschedule', { ...actionCase, isDayClosed: isMovable }, actionClock(now))) {
      const isServed = actionCase.status === 'paymentCompleted' && actionCase.persons.every((person) => person.isServed)
      return refused(isServed ? 'served' : 'notAllowed')
    }
    if ((await countEventsToday(trx, request, 'rescheduled', now)) >= maxMovesPerDay) return refused('movedTooOften')
    const moved = await moveAppointment(trx, context, request, counter)
    if (!moved.ok) return moved
    const delivery_date = deliveryAfter(request, date, open)
    const changes = { delivery_date, closed_day: null, closed_notified: false }
    await updateRequest(trx, request, now, changes)
    await recordEvent(trx, services, { request, kind: 'rescheduled', at: now })
    const stored = await readRequest(trx, services, { ...request, ...changes })
    const params = messageFacts(stored, open.snapshot, services.env)
    const about = { occasion: moved.value, now, sender: senderOf(context) }
    await notify(trx, services, stored, { kind: 'rescheduled', params, ...about })
    return ok({ date, slot, appointmentId: moved.value })
  })
}
