import { isDeepStrictEqual } from 'node:util'
import type { Result } from '@invea/domain'
import {
  eventOfChange,
  findTransition,
  isAllowed,
  isEditable,
  maxChangeNoticesPerDay,
  unconfirmedSince,
} from '@invea/domain/application'
import { momentInAddis } from '@invea/domain/calendar'
import type { RequestContext } from '../app-context.ts'
import { reviewDeadline, setAppointmentExpiry, unpaidAppointmentDeadline } from '../appointments/holds.ts'
import { recipientIndex, senderOf } from '../messages/message-limits.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { findAuthorizedPerson, lockAuthorizedRequest } from './authorized-request.ts'
import { staysComplete } from './documents.ts'
import { contactOf, messageFacts, notify } from './notify.ts'
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

const hasEndedOrder = (before: StoredRequest, after: StoredRequest): boolean =>
  before.row.status === 'awaitingPayment' && after.row.status !== 'awaitingPayment'

/** Notifies the contact of `to` of a change from `before` to `after`. */
const notifyOfChange = async (
  trx: Trx,
  context: RequestContext,
  kind: 'changed' | 'orderEnded',
  {
    before,
    after,
    to,
    change = String(after.row.version),
  }: Readonly<Record<'before' | 'after' | 'to', StoredRequest>> & { readonly change?: string | undefined },
): Promise<void> => {
  const { services, now } = context
  const params = messageFacts(after, await services.master.snapshot(), services.env)
  const occasion = `${before.row.id}/${change}${to === after ? '/new' : ''}`
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
    complete: staysComplete(before, data, snapshot),
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

/** The messages about a request that were sent or wait. */
const findMessages = (trx: Trx, { office_id, id }: Row<'request'>) =>
  trx
    .selectFrom('outbox')
    .select(['recipient_index', 'template', 'dedupe', 'created_at'])
    .where((query) => query.and({ office_id, request_id: id }))
    .execute()

type Messages = Awaited<ReturnType<typeof findMessages>>

/** Number of earlier changes that were reported today, in Ethiopia. One change can cause four messages. */
const countNotices = (messages: Messages, { version }: Row<'request'>, now: Date): number => {
  const midnight = new Date(momentInAddis(dayOf(now), '00:00'))
  const notices = messages.filter(
    ({ template, created_at }) => ['changed', 'orderEnded'].includes(template) && created_at >= midnight,
  )
  // See `occasion` in `notifyOfChange`: the third part is the change.
  const changes = new Set(notices.map(({ dedupe }) => dedupe.split('/')[2]))
  changes.delete(String(version))
  return changes.size
}

/** The request without the phone and e-mail address of its contact to which no message about it was sent yet. */
const withKnownContact = (services: WithEncryption, stored: StoredRequest, messages: Messages): StoredRequest => {
  const isKnown = (channel: 'sms' | 'mail', address: string) => {
    const index = recipientIndex(services, channel, address)
    return messages.some(({ recipient_index }) => recipient_index?.equals(index))
  }
  const persons = stored.persons.map((person) => {
    const { phoneNumber, email } = person.applicant.personal
    const personal = {
      ...person.applicant.personal,
      phoneNumber: isKnown('sms', phoneNumber) ? phoneNumber : '',
      email: email && isKnown('mail', email) ? email : undefined,
    }
    return { ...person, applicant: { ...person.applicant, personal } }
  })
  return { ...stored, persons }
}

/**
 * Notifies the old contact, and the new one if it is different. The old one already has the message about an ended order. After five
 * reported changes a day of an unpaid application, notifies only a replaced contact that had messages before. Otherwise a script could
 * send SMS to any number of phones with one application. `change` identifies a change that keeps the version.
 */
export const sendNotices = async (
  trx: Trx,
  context: RequestContext,
  before: StoredRequest,
  after: StoredRequest,
  change?: string,
): Promise<void> => {
  const contact = (stored: StoredRequest) => {
    const { phoneNumber, email } = contactOf(stored)?.applicant.personal ?? {}
    return [phoneNumber, email]
  }
  const isEnded = hasEndedOrder(before, after)
  const messages = await findMessages(trx, after.row)
  const isLimited =
    after.row.status !== 'paymentCompleted' && countNotices(messages, after.row, context.now) >= maxChangeNoticesPerDay
  const isSameContact = isDeepStrictEqual(contact(before), contact(after))
  if (isLimited && isSameContact) return
  const to = isLimited ? withKnownContact(context.services, before, messages) : before
  if (!isEnded) await notifyOfChange(trx, context, 'changed', { before, after, to, change })
  if (isLimited || isSameContact) return
  await notifyOfChange(trx, context, isEnded ? 'orderEnded' : 'changed', { before, after, to: after })
}

/** Documents are sent one by one: changes of one person within this period have one message. */
const documentsPeriod = 15 * 60_000

/** Notifies the applicant that documents of a person were replaced. */
export const notifyOfDocuments = (
  trx: Trx,
  context: RequestContext,
  {
    before,
    after,
    personId,
  }: { readonly before: StoredRequest; readonly after: StoredRequest; readonly personId: number },
): Promise<void> => {
  const period = Math.floor(context.now.getTime() / documentsPeriod)
  return sendNotices(trx, context, before, after, `${after.row.version}-${personId}-${period}`)
}

/** `recordChange` for documents. Notifies the applicant like a change of data. */
export const recordDocumentChange = async (
  trx: Trx,
  context: RequestContext,
  before: StoredRequest,
  subject: { readonly personId: number; readonly detail: object },
): Promise<void> => {
  const changed = { ...subject, action: 'attachment.changed', documents: true } as const
  const after = await recordChange(trx, context, before, changed)
  await notifyOfDocuments(trx, context, { before, after, personId: subject.personId })
}
