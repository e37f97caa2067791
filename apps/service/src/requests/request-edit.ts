import type { Result } from '@invea/domain'
import { eventOfChange, findTransition, isAllowed, isEditable, unconfirmedSince } from '@invea/domain/application'
import type { RequestContext } from '../app-context.ts'
import { reviewDeadline, setAppointmentExpiry, unpaidAppointmentDeadline } from '../appointments/holds.ts'
import { senderOf } from '../messages/message-limits.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { findAuthorizedPerson, lockAuthorizedRequest } from './authorized-request.ts'
import { isComplete } from './documents.ts'
import { messageFacts, notify } from './notify.ts'
import { recordEvent } from './request-events.ts'
import { quoteOf } from './request-quote.ts'
import { readRequest, type StoredPerson, type StoredRequest, toEvents } from './request-reader.ts'
import { actionCaseOf, actionClock, changeStatus, closeOpenOrders } from './request-status.ts'

/** Locks the caller's own request, if the domain's table of actions allows Edit now. */
export const lockForEdit = async (
  trx: Trx,
  { services, caller, now }: RequestContext,
  requestId: number,
): Promise<Result<StoredRequest, Refusal>> => {
  const request = await lockAuthorizedRequest(trx, caller, requestId, now)
  if (!request) return refused('notFound')
  const allowed = isAllowed('edit', await actionCaseOf(trx, request, now), actionClock(now))
  return allowed ? ok(await readRequest(trx, services, request)) : refused('notAllowed')
}

/** Whether this person can be changed. In a group the agency requests a correction of one person, not of all (B §2). */
export const mayEdit = ({ row }: StoredPerson): boolean =>
  isEditable({ notified: row.notified, personStatus: row.status })

/** Locks the request of one person, if that person can be edited. */
export const lockPersonForEdit = async (
  trx: Trx,
  context: RequestContext,
  personId: number,
): Promise<Result<{ readonly stored: StoredRequest; readonly person: StoredPerson }, Refusal>> => {
  const own = await findAuthorizedPerson(trx, context.caller, personId, context.now)
  if (!own) return refused('notFound')
  const locked = await lockForEdit(trx, context, own.request.id)
  if (!locked.ok) return locked
  const person = locked.value.persons.find(({ row }) => row.id === personId)
  if (!person) return refused('notFound')
  return mayEdit(person) ? ok({ stored: locked.value, person }) : refused('notAllowed')
}

export const hasEndedOrder = (before: StoredRequest, after: StoredRequest): boolean =>
  before.row.status === 'awaitingPayment' && after.row.status !== 'awaitingPayment'

/** Notifies the contact of `to` of a change from `before` to `after`. */
export const notifyOfChange = async (
  trx: Trx,
  context: RequestContext,
  kind: 'changed' | 'orderEnded',
  { before, after, to }: Readonly<Record<'before' | 'after' | 'to', StoredRequest>>,
): Promise<void> => {
  const { services, now } = context
  const params = messageFacts(after, await services.master.snapshot(), services.env)
  const occasion = `${before.row.id}/${after.row.version}${to === after ? '/new' : ''}`
  await notify(trx, services, to, { kind, params, occasion, now, sender: senderOf(context) })
}

/**
 * Records a change of an applicant's data or documents: the version, the new status, the timeline and the audit log. Closes the
 * open order if it can no longer be paid, and notifies the applicant of that. Returns the request after the change.
 */
export const recordChange = async (
  trx: Trx,
  context: RequestContext,
  before: StoredRequest,
  changed: {
    readonly action: string
    readonly personId?: number | undefined
    /** Several persons of one change: each has an event, which ends a requested correction. */
    readonly personIds?: readonly number[]
    readonly detail?: object
    /** Set for a change of documents only: the version stays the same, so that an open form remains valid. */
    readonly documents?: true
  },
): Promise<StoredRequest> => {
  const { services, now } = context
  const snapshot = await services.master.snapshot()
  const { row } = before
  const data = await readRequest(trx, services, row)
  const event = eventOfChange({
    status: row.status,
    mode: row.mode,
    complete: isComplete(data, snapshot),
    feeChanged: quoteOf(data).total !== quoteOf(before).total,
  })
  if (event !== 'change') await closeOpenOrders(trx, row, now)
  const status = findTransition(event, row.status, row.mode)?.to
  // The end of a review is no deadline for an applicant who must confirm again.
  const leavesReview = status === 'initial' && row.status === 'underReview'
  const needsDeadline = leavesReview || (status === 'initial' && row.held_until === null)
  const review = status === 'underReview'
  const submittedAt = row.created_at.toISOString()
  const since = leavesReview
    ? unconfirmedSince(toEvents(before), submittedAt, now.toISOString(), services.env.unpaidHours)
    : submittedAt
  const unpaidUntil = needsDeadline
    ? unpaidAppointmentDeadline(data.appointmentRows, services, snapshot, new Date(since))
    : row.held_until
  const heldUntil = review ? reviewDeadline(data.appointmentRows, snapshot) : unpaidUntil
  if (review || needsDeadline) await setAppointmentExpiry(trx, row, heldUntil)
  for (const personId of changed.personIds ?? [changed.personId])
    await recordEvent(trx, services, { request: row, kind: 'changed', personId, at: now })
  const after = await changeStatus(trx, row, context, {
    event,
    columns: { held_until: heldUntil },
    keepsVersion: changed.documents && status === row.status,
    action: changed.action,
    subjectId: changed.personId,
    detail: { ...changed.detail, ...(status !== row.status && { from: row.status, to: status }) },
  })
  const changedRequest = { ...data, row: after }
  if (hasEndedOrder(before, changedRequest))
    await notifyOfChange(trx, context, 'orderEnded', { before, after: changedRequest, to: before })
  return changedRequest
}
