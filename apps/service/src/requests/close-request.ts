import { type Applicant, checkCancel, type RequestStatus } from '@invea/domain'
import type { CancelCheck, StatusEvent } from '@invea/domain/application'
import { findAppointmentRows } from '../appointments/holds.ts'
import { counterOf, lockCounters, randomReturnDelay, release } from '../appointments/slot-capacity.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type Sender, senderOf } from '../messages/message-limits.ts'
import { type AuditEntry, actorOf } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { requestsOfSamePerson, unlockApplicants } from './active-applicant-lock.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { messageFacts, notify } from './notify.ts'
import { recordEvent } from './request-events.ts'
import { lockRequestRow, readRequest } from './request-reader.ts'
import { actionCaseOf, actionClock, changeStatus, closeOpenOrders } from './request-status.ts'

/** The events that end a request, and the status after each. */
const endings = { cancel: 'cancelled', expire: 'expired', reject: 'rejected' } as const satisfies Partial<
  Record<StatusEvent, RequestStatus>
>

/**
 * Ends a locked request: releases its slots, closes its open order, and lets its applicants apply again (D30).
 * Paid orders stay as they are: fees are forfeited (A §4), and late money finds its order (promise P3).
 */
export const closeRequest = async (
  trx: Trx,
  services: Pick<PlatformContext, 'env' | 'encryption'>,
  request: Row<'request'>,
  {
    event,
    reason,
    actor,
    now,
  }: {
    readonly event: keyof typeof endings
    /** Why the agency rejected it. */
    readonly reason?: string | undefined
    readonly actor: AuditEntry['actor']
    readonly now: Date
  },
): Promise<void> => {
  const rows = await findAppointmentRows(trx, request.id)
  await lockCounters(trx, rows.map(counterOf))
  const status = endings[event]
  const ended = event === 'cancel' ? 'cancelled' : 'released'
  await release(trx, rows, ended, now, () => randomReturnDelay(services.env))
  const also = { held_until: null }
  await changeStatus(trx, request, { event, also, actor, action: `request.${status}`, now })
  await closeOpenOrders(trx, request, now)
  await unlockApplicants(trx, request)
  await recordEvent(trx, services, {
    request,
    kind: status,
    statement: reason === undefined ? undefined : { reason },
    at: now,
  })
}

/**
 * Clears away what only looks like an open request of a person: one whose deadline has passed though no sweep has come by yet, and
 * one that was paid and whose document is due to be collected already. Returns whether anything was cleared.
 */
export const endLapsedRequests = async (
  trx: Trx,
  { services, now }: RequestContext,
  applicant: Applicant,
): Promise<boolean> => {
  let ended = false
  for (const { office_id, id } of await requestsOfSamePerson(trx, services, applicant)) {
    const request = await lockRequestRow(trx, { officeId: office_id, requestId: id })
    const { status } = await actionCaseOf(trx, request, now)
    const lapsed = status === 'expired' && request.status !== 'expired'
    const due = request.delivery_date !== null && request.delivery_date < dayOf(now)
    if (lapsed) {
      await closeRequest(trx, services, request, { event: 'expire', actor: { kind: 'job' }, now })
    } else if (request.status === 'paymentCompleted' && due) await unlockApplicants(trx, request)
    else continue
    ended = true
  }
  return ended
}

/**
 * Cancels a locked request where it may be cancelled: releases the appointment, ends the request, tells its first applicant and records who
 * did it. Returns the result; all but `allowed` have changed nothing.
 */
export const cancelRequest = async (
  trx: Trx,
  services: Pick<PlatformContext, 'env' | 'encryption'>,
  request: Row<'request'>,
  {
    snapshot,
    actor,
    sender,
    now,
  }: {
    readonly snapshot: MasterSnapshot
    readonly actor: AuditEntry['actor']
    readonly sender: Sender
    readonly now: Date
  },
): Promise<CancelCheck> => {
  const result = checkCancel(await actionCaseOf(trx, request, now), actionClock(now))
  if (result !== 'allowed') return result
  const stored = await readRequest(trx, services, request)
  await closeRequest(trx, services, request, { event: 'cancel', actor, now })
  const params = messageFacts(stored, snapshot, services.env)
  await notify(trx, services, stored, { kind: 'cancelled', params, occasion: request.id, now, sender })
  return result
}

/** CancelAppointment (B §7): releases the appointment and ends the request. Cancelling again changes nothing. */
export const cancelAppointment: Handler<{ readonly requestId: number }, null> = async (context, { requestId }) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const how = { snapshot, actor: actorOf(caller), sender: senderOf(context), now }
    const result = await cancelRequest(trx, services, request, how)
    return result === 'allowed' || result === 'cancelled' ? done(null) : refused('notAllowed')
  })
}
