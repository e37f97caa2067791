import { approvedSince, isServed, unpaidUntil } from '@invea/domain/application'
import * as z from 'zod/mini'
import { setAppointmentExpiry, unpaidAppointmentDeadline } from '../appointments/holds.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { moveOrder, subjectOf } from '../payments/orders.ts'
import { recheckReported } from '../payments/payment-reports.ts'
import { eventIdsOf, referenceOf } from '../payments/providers/payment-provider.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { type StoredRequest, toEvents } from '../requests/request-reader.ts'
import { changeStatus } from '../requests/request-status.ts'
import { defineCommand, failure, type OperatorContext, success } from './command.ts'
import { printedNumber, text } from './fields.ts'
import { changeOrder } from './one-person.ts'

type Order = Row<'payment_order'>
type Event = Omit<Row<'payment_event'>, 'body'>

/** The payments of an order, oldest first. */
export const readEvents = (trx: Trx, { office_id, id }: Pick<Order, 'office_id' | 'id'>): Promise<readonly Event[]> =>
  trx
    .selectFrom('payment_event')
    .select(['provider', 'event_id', 'office_id', 'order_id', 'kind', 'amount', 'currency', 'exact_amount'])
    .select(['refund_reason', 'outcome', 'received_at'])
    .where((query) => query.and({ office_id, order_id: id }))
    .orderBy('received_at')
    .execute()

const setEvent = async (
  trx: Trx,
  { office_id, provider, event_id }: Event,
  changes: { readonly kind?: string; readonly outcome: string; readonly refund_reason?: string | null },
): Promise<void> => {
  await trx
    .updateTable('payment_event')
    .set(changes)
    .where((query) => query.and({ office_id, provider, event_id }))
    .execute()
}

interface Undone {
  readonly order: Order
  /** The payment that no longer counts. */
  readonly event: Event
  readonly all: readonly Event[]
  /** The provider took it back. Otherwise an operator had recorded it in error. */
  readonly isTakenBack: boolean
  readonly snapshot: MasterSnapshot
}

/**
 * Returns a paid request to the status without the payment (D4, D25), with the deadlines that it would have. After the provider took the
 * payment back the deadlines are new, so that the applicant has the time to pay again.
 */
const reopen = async (
  trx: Trx,
  context: OperatorContext,
  stored: StoredRequest,
  { order, event, isTakenBack, snapshot }: Undone,
): Promise<void> => {
  const { row, appointmentRows } = stored
  const { services, now } = context
  const events = toEvents(stored)
  const approved = events.findLast(({ kind }) => kind === 'approved')?.at
  const counted = approved ? approvedSince(events, approved, services.env.unpaidHours) : row.created_at.toISOString()
  const since = isTakenBack ? now : new Date(counted)
  const heldUntil = unpaidAppointmentDeadline(appointmentRows, services, snapshot, since)
  const orderUntil = isTakenBack ? undefined : order.expires_at.toISOString()
  await setAppointmentExpiry(trx, row, new Date(unpaidUntil(heldUntil.toISOString(), orderUntil)))
  await changeStatus(trx, row, context, {
    event: 'undoPay',
    columns: { held_until: heldUntil },
    action: 'payment.undone',
    subjectId: order.id,
    detail: { amount: event.amount },
  })
}

/** Ends the effects of a counted payment on its order and locked request, and notifies the applicant. Returns why it cannot. */
export const undoEvent = async (
  trx: Trx,
  context: OperatorContext,
  stored: StoredRequest,
  undone: Undone,
): Promise<string | undefined> => {
  const { services, now } = context
  const { row, events } = stored
  const { order, event, all, isTakenBack, snapshot } = undone
  const reopens = event.outcome === 'paid' && row.status === 'paymentCompleted'
  if (reopens && isServed(events.map(({ kind }) => kind))) return 'the office has served the applicant'
  // The applicant paid another order, which was due back because of this payment.
  const paidOrder = stored.orders.find((one) => one.state === 'refundDue' && one.ended_as === 'paidBefore')
  if (reopens && paidOrder) return `the applicant also paid order ${paidOrder.order_code}: refund it first`
  const second = all.find((other) => other.outcome === 'refundDue' && other.refund_reason === 'paidBefore')
  if (reopens && second)
    return `the order was paid twice: record the refund of ${referenceOf(second.event_id)} first, also if the provider made it`
  await setEvent(trx, event, { kind: 'undone', outcome: 'undone' })
  const ended = { provider_reference: null, paid_at: null, ended_as: isTakenBack ? ('takenBack' as const) : null }
  if (event.outcome === 'paid')
    await moveOrder(trx, order, ['paid'], isTakenBack ? 'failed' : reopens ? 'open' : 'expired', now, ended)
  else if (!all.some((other) => other !== event && other.outcome === 'refundDue'))
    await moveOrder(trx, order, ['refundDue'], isTakenBack ? 'failed' : 'expired', now, ended)
  if (reopens) await reopen(trx, context, stored, undone)
  else {
    await audit(trx, context, 'payment.undone', { ...subjectOf(order), detail: { amount: event.amount } })
  }
  // A payment can be recorded and undone again.
  const occasion = `${order.id}/${newId()}`
  const refund = isTakenBack ? ('TakenBack' as const) : undefined
  const params = { ...messageFacts(stored, snapshot, services.env), refund }
  await notify(trx, services, stored, { kind: 'paymentUndone', params, occasion, now })
  return undefined
}

/**
 * Takes back a payment that an operator recorded in error, so that its reference can be recorded for the right order. The request
 * becomes what it would be without it. If the provider has reported a payment of the order since, that one counts instead. If it
 * reports the payment for another order, that order is verified within a minute.
 * A repeated call changes nothing.
 */
export const undoPayment = defineCommand({
  role: 'finance',
  summary: 'Take back a payment that was recorded for the wrong order',
  input: z.object({ orderCode: printedNumber, reference: text(100) }),
  run: async (context, { orderCode, reference }) => {
    const done = success([{ orderCode, reference, outcome: 'undone' }])
    const undone = await changeOrder(context, orderCode, async (trx, stored, { order, subject, snapshot }) => {
      const all = await readEvents(trx, order)
      const event = all.findLast(({ event_id }) => eventIdsOf({ reference }).includes(event_id))
      if (event?.outcome === 'undone') return done
      if (!event || !['recorded', 'reported'].includes(event.kind))
        return failure('no operator recorded a payment of this order and reference')
      if (event.outcome === 'refunded') return failure('the payment was paid back')
      if (event.kind === 'recorded') {
        const fault = await undoEvent(trx, context, stored, { order, event, all, isTakenBack: false, snapshot })
        return fault === undefined ? done : failure(fault)
      }
      const confirmed = all.find(({ outcome, amount }) => outcome === 'confirmed' && amount === event.amount)
      await setEvent(trx, event, { kind: 'undone', outcome: 'undone' })
      const { outcome, refund_reason } = event
      if (confirmed) await setEvent(trx, confirmed, { outcome, refund_reason })
      await audit(trx, context, 'payment.undone', { ...subject, detail: { amount: event.amount } })
      return done
    })
    // Outside the transaction, which changes one request; a repeated call does it again.
    if (undone.ok) await recheckReported(context.services, { reference, now: context.now })
    return undone
  },
})
