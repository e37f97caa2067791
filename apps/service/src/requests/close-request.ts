import { type Applicant, checkCancel, type RequestStatus, type Result } from '@invea/domain'
import type { CancelCheck, StatusEvent } from '@invea/domain/application'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { findAppointmentRows } from '../appointments/holds.ts'
import { lockCounters, randomReturnDelay, release, slotKeyOf } from '../appointments/slot-capacity.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type Sender, senderOf } from '../messages/message-limits.ts'
import type { AuditContext } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { requestsOfSamePerson, unlockApplicants } from './active-applicant-lock.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { messageFacts, notify } from './notify.ts'
import { recordEvent } from './request-events.ts'
import { lockRequestRow, readRequest } from './request-reader.ts'
import {
  actionCaseOf,
  actionClock,
  changeStatus,
  closeOpenOrders,
  isMovableAnyTime,
  liveOrder,
} from './request-status.ts'

/** The events that end a request, and the status after each. */
const endings = { cancel: 'cancelled', expire: 'expired', reject: 'rejected' } as const satisfies Partial<
  Record<StatusEvent, RequestStatus>
>

/**
 * Ends a locked request: releases its slots, closes its open order, and allows its applicants to apply again (D30). Paid orders
 * stay unchanged: fees are forfeited (A §4), and a late payment still finds its order (promise P3).
 */
export const closeRequest = async (
  trx: Trx,
  services: Pick<PlatformContext, 'env' | 'encryption'>,
  request: Row<'request'>,
  context: AuditContext,
  {
    event,
    reason,
  }: {
    readonly event: keyof typeof endings
    /** Why the agency rejected it. */
    readonly reason?: string | undefined
  },
): Promise<void> => {
  const { now } = context
  const rows = await findAppointmentRows(trx, request.id)
  await lockCounters(trx, rows.map(slotKeyOf))
  const status = endings[event]
  const to = event === 'cancel' ? 'cancelled' : 'released'
  await release(trx, rows, { from: 'final', to, now, returnDelayOf: () => randomReturnDelay(services.env) })
  const columns = { held_until: null }
  await changeStatus(trx, request, context, { event, columns, action: `request.${status}` })
  await closeOpenOrders(trx, request, now)
  await unlockApplicants(trx, request)
  const statement = reason === undefined ? undefined : { reason }
  await recordEvent(trx, services, { request, kind: status, statement, at: now })
}

/** Ends a request that no longer blocks its applicants, see `endLapsedRequests`. Returns whether it did. */
const endLapsed = async (
  trx: Trx,
  { services, now }: RequestContext,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
): Promise<boolean> => {
  const snapshot = await services.master.snapshot()
  const request = await lockRequestRow(trx, { officeId: office_id, requestId: id })
  const actionCase = await actionCaseOf(trx, request, now)
  const lapsed = actionCase.status === 'expired' && request.status !== 'expired'
  const isDelivered = request.delivery_date !== null && request.delivery_date < dayOf(now)
  const { appointmentDate: day, persons } = actionCase
  // An appointment on a closed day can still be moved after the delivery date.
  const canMove = day !== undefined && isMovableAnyTime(snapshot, request, day, dayOf(now))
  const due = isDelivered && !(canMove && persons.some(({ isServed }) => !isServed))
  if (lapsed) await closeRequest(trx, services, request, { actor: { kind: 'job' }, now }, { event: 'expire' })
  else if (request.status === 'paymentCompleted' && due) await unlockApplicants(trx, request)
  else return false
  return true
}

/**
 * Ends requests that no longer block these persons: those whose deadline has passed before a sweep, and paid ones whose
 * delivery date has passed, without a day that can still be changed. Uses one transaction per request, because locking several requests and their counters deadlocks
 * with a change of one of them. Returns whether there were any.
 */
const endLapsedRequests = async (context: RequestContext, applicants: readonly Applicant[]): Promise<boolean> => {
  const { services } = context
  let ended = false
  for (const applicant of applicants)
    for (const request of await requestsOfSamePerson(services.db, services, applicant))
      ended = (await services.transact((trx) => endLapsed(trx, context, request))) || ended
  return ended
}

/** Runs `work`. If an open request blocks it, ends lapsed requests of the applicants and runs it again. */
export const withoutLapsedRequests = async <T>(
  context: RequestContext,
  {
    work,
    applicants,
  }: { readonly work: () => Promise<Result<T, Refusal>>; readonly applicants: () => readonly Applicant[] },
): Promise<Result<T, Refusal>> => {
  const result = await work()
  const isBlocked = !result.ok && result.error.code === 'openRequest'
  return isBlocked && (await endLapsedRequests(context, applicants())) ? work() : result
}

/**
 * Cancels a locked request if its status allows it: releases the appointment, ends the request, notifies its first applicant
 * and writes an audit row. Any result except `allowed` has changed nothing.
 */
export const cancelRequest = async (
  trx: Trx,
  services: Pick<PlatformContext, 'env' | 'encryption'>,
  request: Row<'request'>,
  context: AuditContext,
  {
    snapshot,
    sender,
    informedPhone,
  }: {
    readonly snapshot: MasterSnapshot
    readonly sender: Sender
    /** Gets the reply to its SMS. */
    readonly informedPhone?: string
  },
): Promise<CancelCheck> => {
  const { now } = context
  const result = checkCancel(await actionCaseOf(trx, request, now), actionClock(now))
  if (result !== 'allowed') return result
  const stored = await readRequest(trx, services, request)
  await closeRequest(trx, services, request, context, { event: 'cancel' })
  const orderCode = liveOrder(stored.orders, now)?.order_code
  const params = { ...messageFacts(stored, snapshot, services.env), orderCode }
  const about = { kind: 'cancelled', params, occasion: request.id, now, sender, informedPhone } as const
  await notify(trx, services, stored, about)
  return result
}

/** CancelAppointment (B §7): releases the appointment and ends the request. A repeated call changes nothing. */
export const cancelAppointment: EndpointHandler<'cancelAppointment'> = async (context, { query: { requestId } }) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const how = { snapshot, sender: senderOf(context) }
    const result = await cancelRequest(trx, services, request, context, how)
    if (result === 'allowed' || result === 'cancelled') return ok(null)
    return refused(result === 'served' ? 'served' : 'notAllowed')
  })
}
