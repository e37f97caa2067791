import { canPay, findTransition, isOrderingOpen } from '@invea/domain/application'
import { currency, type Etb, formatAmount } from '@invea/domain/fees'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { isPaidElsewhere, keyedPersons, lockApplicants, lockNames } from '../requests/active-applicant-lock.ts'
import { formatDeadline, messageFacts, notify } from '../requests/notify.ts'
import { isErased } from '../requests/request-numbers.ts'
import { quoteOf } from '../requests/request-quote.ts'
import { lockRequestRow, readRequest, type StoredRequest } from '../requests/request-reader.ts'
import { changeStatus, closeOpenOrders, isClosedFor } from '../requests/request-status.ts'
import { lockRestoredCounters, restoreAppointment } from '../requests/restore-appointment.ts'
import { findOtherPayment, moveOrder, subjectOf } from './orders.ts'
import { compareWithRecords, endDiscrepancies, storeReport } from './payment-reports.ts'
import { eventIdOf, eventIdsOf, isAmount, type ProviderPayment, typedEventIdOf } from './providers/payment-provider.ts'

type SettleContext = Pick<AppContext, 'transact' | 'encryption' | 'master' | 'env' | 'metrics' | 'payments'>

interface Received extends AuditContext {
  readonly order: Row<'payment_order'>
  readonly payment: ProviderPayment
  /** Whether the state comes from the provider's verification; a signed callback alone does not pay an order. */
  readonly verified: boolean
  /** Whether an operator typed the payment, with the reference of a bank statement. */
  readonly recorded?: boolean
  /** The operator knows that another payment counts for the application. */
  readonly isSecond?: boolean
  /** The provider's message or response, stored as evidence. */
  readonly evidence: string
}

/**
 * `refundDue`: the payment is recorded and must be refunded. `repeated`: it was settled before. `confirmed`: the provider reports
 * a payment that an operator had recorded under another reference. `checking`: it contradicts a record, and an operator decides. One
 * that an operator typed is not recorded then.
 */
export type Settlement = 'paid' | 'refundDue' | 'confirmed' | 'repeated' | 'checking'

const wholeAmount = ({ amount }: ProviderPayment): Etb => Math.round(Number(amount))

/** Stores a payment, also one that was recorded elsewhere and undone. Returns false if it was stored before. */
const recordEvent = async (
  trx: Trx,
  { encryption }: WithEncryption,
  { order, payment, recorded, evidence, now }: Received,
  outcome: Settlement,
  reason: RefundReason | null = null,
): Promise<boolean> => {
  const eventId = recorded ? typedEventIdOf(payment) : eventIdOf(payment)
  const row = {
    provider: order.provider,
    event_id: eventId,
    office_id: order.office_id,
    order_id: order.id,
    kind: recorded ? 'recorded' : 'payment',
    amount: wholeAmount(payment),
    currency: payment.currency,
    exact_amount: payment.amount,
    refund_reason: reason,
    outcome,
    body: encryption.encrypt(evidence, encryptionContext.payment(order.id, eventId)),
    received_at: now,
  }
  const inserted = await trx
    .insertInto('payment_event')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'provider', 'event_id'])
        .doUpdateSet(row)
        .where('payment_event.outcome', '=', 'undone'),
    )
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Marks a payment that an operator recorded as reported by the provider, once: the one with this reference, or else the first one, because
 * a bank statement and the provider have different references for one payment. Returns false if none of this amount waits for its report.
 */
const confirmRecorded = async (trx: Trx, received: Received, isSameReference: boolean): Promise<boolean> => {
  const { order, payment, recorded } = received
  if (recorded || payment.currency !== currency) return false
  const ofOrder = { office_id: order.office_id, order_id: order.id }
  const waiting = await trx
    .selectFrom('payment_event')
    .select('event_id')
    .where((query) => query.and({ ...ofOrder, kind: 'recorded', amount: wholeAmount(payment) }))
    .$if(isSameReference, (query) => query.where('event_id', 'in', eventIdsOf(payment)))
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return false
  await trx
    .updateTable('payment_event')
    .set({ kind: 'reported' })
    .where((query) => query.and({ ...ofOrder, event_id: waiting.event_id }))
    .execute()
  await audit(trx, received, 'payment.confirmed', {
    ...subjectOf(order),
    detail: { amount: payment.amount, provider: order.provider },
  })
  return true
}

/** A payment is settled once, and again after an operator undid it: each time has its message. */
const aboutOrder = ({ order, now }: Received) => ({ occasion: `${order.id}/${newId()}`, now })

/** Marks order, request and persons as paid together, and notifies the applicant. */
const markPaid = async (
  trx: Trx,
  services: SettleContext,
  received: Received,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
): Promise<void> => {
  const { order, payment, now } = received
  const { row } = stored
  // After a too low payment and then the right amount, the request is paid. The refund remains in the list of payments.
  const moved = await moveOrder(trx, order, ['open', 'expired', 'failed', 'refundDue', 'refunded'], 'paid', now, {
    provider_reference: payment.reference,
    paid_at: now,
    ended_as: null,
    kept_until: null,
  })
  if (!moved) throw new Error(`an order that is ${order.state} cannot be paid`)
  // Another order of the request can no longer be paid.
  await closeOpenOrders(trx, row, now)
  const day = stored.appointmentRows[0]?.day
  const closedDay = day !== undefined && isClosedFor(snapshot, row, day) ? day : undefined
  await changeStatus(trx, row, received, {
    event: 'pay',
    // This message is the notice of the closed day.
    columns: { held_until: null, ...(closedDay && { closed_day: closedDay, closed_notified: true }) },
    action: 'payment.received',
    subjectId: order.id,
    detail: { amount: order.amount, provider: order.provider },
  })
  // An expired request is open again (D30). It is paid even if the person has another one now.
  await lockApplicants(trx, services, keyedPersons(stored))
  const params = { ...messageFacts(stored, snapshot, services.env), amount: formatAmount(order.amount) }
  await notify(trx, services, stored, { kind: closedDay ? 'paidClosed' : 'paid', params, ...aboutOrder(received) })
}

/** Why a payment must be refunded. */
type RefundReason = 'amount' | 'currency' | 'paidBefore' | 'appointmentGone' | 'closed' | 'unverified'

/** Whether the payment did not match its order. Otherwise it came too late, or the request was paid before. */
const isMismatch: Readonly<Record<RefundReason, boolean>> = {
  amount: true,
  currency: true,
  unverified: true,
  closed: true,
  paidBefore: false,
  appointmentGone: false,
}

/** Tells the payer that a payment is refunded, why, and until when another one can be ordered. */
const notifyOfRefund = async (
  trx: Trx,
  services: SettleContext,
  received: Received,
  stored: StoredRequest,
  { snapshot, reason }: { readonly snapshot: MasterSnapshot; readonly reason: RefundReason },
): Promise<void> => {
  const { payment, now } = received
  const { status, mode, held_until } = stored.row
  const facts = messageFacts(stored, snapshot, services.env)
  const about = aboutOrder(received)
  if (!isMismatch[reason]) {
    // D47: a payment that counts for another application of the person does not pay this one, and is not disclosed here.
    const refund = status === 'paymentCompleted' ? ('Twice' as const) : undefined
    const params = { ...facts, amount: formatAmount(wholeAmount(payment)), refund }
    return notify(trx, services, stored, { kind: 'refundDue', params, ...about })
  }
  const isOpen = findTransition('order', status, mode) && isOrderingOpen(held_until?.toISOString(), now.toISOString())
  if (!isOpen || !held_until) return notify(trx, services, stored, { kind: 'unusedPayment', params: facts, ...about })
  const params = { ...facts, amount: formatAmount(quoteOf(stored).total), until: formatDeadline(stored, held_until) }
  return notify(trx, services, stored, { kind: 'wrongPayment', params, ...about })
}

/** Records that a payment must be refunded (P3), notifies the applicant, and adds it to the list of refunds. */
const markRefundDue = async (
  trx: Trx,
  services: SettleContext,
  received: Received,
  stored: StoredRequest,
  { snapshot, reason }: { readonly snapshot: MasterSnapshot; readonly reason: RefundReason },
): Promise<void> => {
  const { order, payment, now } = received
  await moveOrder(trx, order, ['open', 'expired', 'failed', 'refunded'], 'refundDue', now, {
    provider_reference: payment.reference,
    ended_as: reason,
    kept_until: null,
  })
  await audit(trx, received, 'payment.refundDue', {
    ...subjectOf(order),
    detail: { reason, amount: payment.amount, currency: payment.currency, provider: order.provider },
  })
  await notifyOfRefund(trx, services, received, stored, { snapshot, reason })
}

const lockRequestAndOrder = async (trx: Trx, { order }: Received) => {
  const request = await lockRequestRow(trx, subjectOf(order))
  const current = await trx
    .selectFrom('payment_order')
    .selectAll()
    .where((query) => query.and({ office_id: order.office_id, id: order.id }))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { request, current }
}

const isExpectedAmount = ({ payment, order }: Received): boolean =>
  payment.currency === currency && isAmount(payment.amount, order.amount)

/** Why this payment cannot pay this request. Undefined if it can; its appointment is then held or reserved again. */
const findRefundReason = async (
  trx: Trx,
  services: SettleContext,
  received: Received,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
): Promise<RefundReason | undefined> => {
  if (received.payment.currency !== currency) return 'currency'
  if (!isExpectedAmount(received)) return 'amount'
  if (stored.row.status === 'paymentCompleted') return 'paidBefore'
  if (!canPay(stored.row, stored.row.expired_from) || stored.persons.some(isErased)) return 'closed'
  if (!received.verified) return 'unverified'
  // After a change of the fee, the provider's page of a closed order can still be paid.
  if (received.order.amount !== quoteOf(stored).total) return 'amount'
  // D47: if one person has two requests, only the first paid one counts.
  const applicants = stored.persons.map(({ applicant }) => applicant)
  await lockRestoredCounters(trx, stored, snapshot, received.now)
  // Two payments at once, each for another request of one person, wait for each other here.
  await lockNames(trx, services, applicants)
  if (await isPaidElsewhere(trx, services, stored.row, applicants)) return 'paidBefore'
  return (await restoreAppointment(trx, stored, snapshot, received.now)) ? undefined : 'appointmentGone'
}

/**
 * Settles a payment that a provider has verified. Amount, currency and order must match, the amount must be the present fee of
 * the request, and the appointment must exist. A late payment reserves the slot again if it is still free (P3). Every payment
 * ends as paid or as a refund due; the provider's report of a payment that an operator recorded only confirms it.
 */
export const settlePayment = async (services: SettleContext, received: Received): Promise<Settlement> => {
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const { request: before, current } = await lockRequestAndOrder(trx, received)
    const locked = { ...received, order: current }
    const kind = await compareWithRecords(trx, snapshot, services, locked)
    if (kind === 'repeated') {
      await confirmRecorded(trx, locked, true)
      return kind
    }
    if (kind !== undefined) {
      // An operator who types a wrong reference gets a refusal.
      if (!received.recorded) await storeReport(trx, services, before, { ...locked, kind })
      return 'checking'
    }
    const { recorded, isSecond, payment } = received
    if (recorded && !isSecond && (await findOtherPayment(trx, current, payment.reference))) return 'checking'
    const hadReport = await endDiscrepancies(trx, { ...locked, services, snapshot }, locked)
    const request = hadReport ? (await lockRequestAndOrder(trx, received)).request : before
    if (await confirmRecorded(trx, locked, false)) {
      await recordEvent(trx, services, locked, 'confirmed')
      return 'confirmed'
    }
    const stored = await readRequest(trx, services, request)
    const reason = await findRefundReason(trx, services, locked, stored, snapshot)
    const outcome = reason === undefined ? 'paid' : 'refundDue'
    if (!(await recordEvent(trx, services, locked, outcome, reason))) return 'repeated'
    // Read again for the message, because the appointment may have been restored in this transaction.
    const after = await readRequest(trx, services, request)
    if (reason === undefined) await markPaid(trx, services, locked, after, snapshot)
    else await markRefundDue(trx, services, locked, after, { snapshot, reason })
    return outcome
  })
}
