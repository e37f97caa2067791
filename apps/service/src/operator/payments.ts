import { isServed, unpaidUntil } from '@invea/domain/application'
import { currency } from '@invea/domain/fees'
import * as z from 'zod/mini'
import { setAppointmentExpiry, unpaidAppointmentDeadline } from '../appointments/holds.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { findOrder, findOrderByCode, moveOrder } from '../payments/orders.ts'
import { providerDefinitions } from '../payments/providers/provider-registry.ts'
import { eventIdOf, settlePayment } from '../payments/settle-payment.ts'
import { type VerifyResult, verifyOrder } from '../payments/verify-order.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { lockRequest, type StoredRequest } from '../requests/request-reader.ts'
import { changeStatus } from '../requests/request-status.ts'
import { defineCommand, failure, type OperatorContext, success } from './command.ts'
import { printedNumber, text, whole, yesOrNo } from './fields.ts'

type Order = Row<'payment_order'>

/** The code of another order that has this reference, at any office and with any provider. */
const otherOrderOf = async (
  { db, master }: OperatorContext['services'],
  order: Order,
  reference: string,
): Promise<string | undefined> => {
  const { offices } = await master.snapshot()
  const event = await db
    .selectFrom('payment_event')
    .select('order_id')
    .where('office_id', 'in', [...offices.keys()])
    .where(
      'provider',
      'in',
      providerDefinitions.map(({ name }) => name),
    )
    .where('event_id', '=', eventIdOf({ reference }))
    .where('order_id', '<>', order.id)
    .where('outcome', '<>', 'undone')
    .executeTakeFirst()
  return event && (await findOrder(db, event.order_id))?.order_code
}

/** What the provider's report settles. A payment that it does not report is settled as the operator typed it. */
const isReported = (result: VerifyResult): boolean =>
  result === 'paid' || result === 'refundDue' || result === 'confirmed' || result === 'repeated'

/**
 * Records a bank payment with the same effect as a provider's callback. A repeated call changes nothing. Asks the provider first:
 * if it reports the payment, that report is settled, because a bank statement has another reference for the same money.
 */
export const recordPayment = defineCommand({
  role: 'finance',
  summary: 'Record a payment that reached the bank',
  method: 'POST',
  input: z.object({
    orderCode: printedNumber,
    amount: whole(1, 10_000_000),
    reference: text(100),
    /** The payer paid another amount than that of the order. Otherwise it is an error of typing. */
    otherAmount: z.optional(yesOrNo),
    /** A payment beside the one that the provider reports. */
    secondPayment: z.optional(yesOrNo),
  }),
  run: async ({ services, now, actor }, { otherAmount = false, secondPayment = false, ...paid }) => {
    const { orderCode, reference } = paid
    const order = await findOrderByCode(services.db, services, orderCode)
    if (!order) return failure('no order has this code')
    if (paid.amount !== order.amount && !otherAmount)
      return failure(`the order is for ${order.amount} ETB; if ${paid.amount} ETB were paid, add --other-amount yes`)
    const otherOrder = await otherOrderOf(services, order, reference)
    if (otherOrder !== undefined) return failure(`the reference ${reference} is recorded for order ${otherOrder}`)
    if (!secondPayment) {
      const outcome = await verifyOrder(services, order, { now, actor })
      if (isReported(outcome)) return success([{ orderCode, outcome, by: 'provider' }])
    }
    const payment = { reference, amount: String(paid.amount), currency }
    const evidence = JSON.stringify({ by: 'operator', ...paid })
    const received = { order, payment, verified: true, recorded: true, evidence, actor, now }
    return success([{ orderCode, outcome: await settlePayment(services, received), by: 'operator' }])
  },
})

/** Offers a payment option to applicants, or not. Orders that were made with it stay payable. A repeated call changes nothing. */
export const offerPaymentOption = defineCommand({
  role: 'finance',
  summary: 'Offer a payment option to applicants, or not, for example while its provider is down',
  method: 'POST',
  input: z.object({ code: text(40), offered: yesOrNo }),
  run: async ({ services, now, actor }, { code, offered }) => {
    const result = await services.transact(async (trx) => {
      const options = await trx.selectFrom('payment_option').selectAll().orderBy('position').forUpdate().execute()
      const option = options.find((one) => one.code === code)
      if (!option) return failure(`no payment option has this code: ${options.map((one) => one.code).join(', ')}`)
      if (option.offered !== offered) {
        await trx.updateTable('payment_option').set({ offered }).where('id', '=', option.id).execute()
        await audit(trx, { now, actor }, 'payment.optionOffered', { subjectId: option.id, detail: { offered } })
      }
      return success(options.map((one) => ({ code: one.code, offered: one === option ? offered : one.offered })))
    })
    services.master.forget()
    return result
  },
})

/** The amount to pay back. Rows of an earlier version have only whole ETB. */
const exactAmount = ({
  amount,
  exact_amount,
  currency: paidIn,
}: Pick<Row<'payment_event'>, 'amount' | 'exact_amount' | 'currency'>) => ({
  amount: Number(exact_amount ?? amount),
  currency: paidIn ?? currency,
})

/** Payments to refund because they were too late, too low or made twice (P3). */
export const listRefundsDue = defineCommand({
  role: 'finance',
  summary: 'List refunds that are due',
  method: 'GET',
  input: z.object({}),
  run: async ({ services }) => {
    const rows = await services.db
      .selectFrom('payment_event as event')
      .innerJoin('payment_order as order', (on) =>
        on.onRef('order.office_id', '=', 'event.office_id').onRef('order.id', '=', 'event.order_id'),
      )
      .select(['order.order_code', 'event.provider', 'event.event_id', 'event.received_at'])
      .select(['event.amount', 'event.exact_amount', 'event.currency', 'event.refund_reason'])
      .where('event.outcome', '=', 'refundDue')
      .orderBy('event.received_at')
      .execute()
    return success(
      rows.map((row) => ({
        orderCode: row.order_code,
        provider: row.provider,
        reference: row.event_id.replace(/^payment:/, ''),
        ...exactAmount(row),
        reason: row.refund_reason ?? '',
        receivedAt: row.received_at.toISOString(),
      })),
    )
  },
})

/** Records a refund, which removes the payment from the list. Writes an audit row. */
export const refundPaid = defineCommand({
  role: 'finance',
  summary: 'Record that a refund was paid',
  method: 'POST',
  input: z.object({ orderCode: printedNumber, reference: text(100) }),
  run: async ({ services, now, actor }, { orderCode, reference }) => {
    const order = await findOrderByCode(services.db, services, orderCode)
    if (!order) return failure('no order has this code')
    const eventId = eventIdOf({ reference })
    const snapshot = await services.master.snapshot()
    return services.transact(async (trx) => {
      const stored = await lockRequest(trx, services, { officeId: order.office_id, requestId: order.request_id })
      const event = await trx
        .updateTable('payment_event')
        .set({ outcome: 'refunded' })
        .where((query) => query.and({ office_id: order.office_id, order_id: order.id, event_id: eventId }))
        .where('outcome', '=', 'refundDue')
        .returning(['amount', 'exact_amount', 'currency'])
        .executeTakeFirst()
      if (!event) return failure('no payment of this order and reference is due back')
      await trx
        .updateTable('payment_order')
        .set({ state: 'refunded', changed_at: now })
        .where((query) => query.and({ office_id: order.office_id, id: order.id, state: 'refundDue' }))
        // The payer may have paid the order twice.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payment_event')
                .select('event_id')
                .where('payment_event.office_id', '=', order.office_id)
                .where('payment_event.order_id', '=', order.id)
                .where('payment_event.outcome', '=', 'refundDue'),
            ),
          ),
        )
        .execute()
      await audit(trx, { now, actor }, 'payment.refunded', {
        officeId: order.office_id,
        requestId: order.request_id,
        subjectId: order.id,
        detail: exactAmount(event),
      })
      const params = messageFacts(stored, snapshot, services.env)
      await notify(trx, services, stored, { kind: 'refunded', params, occasion: reference, now, sender: 'service' })
      return success([{ orderCode, reference, ...exactAmount(event), outcome: 'refunded' }])
    })
  },
})

/** Returns a paid request to the status and the deadlines that it would have without the payment (D4, D25). */
const reopen = async (
  trx: Trx,
  context: OperatorContext,
  { row, appointmentRows, events }: StoredRequest,
  { order, amount, snapshot }: { readonly order: Order; readonly amount: number; readonly snapshot: MasterSnapshot },
): Promise<void> => {
  const approval = events.findLast(({ kind }) => kind === 'approved')
  const heldUntil = unpaidAppointmentDeadline(
    appointmentRows,
    context.services,
    snapshot,
    approval?.at ?? row.created_at,
  )
  const until = unpaidUntil(heldUntil.toISOString(), order.expires_at.toISOString())
  await setAppointmentExpiry(trx, row, new Date(until))
  await changeStatus(trx, row, context, {
    event: 'undoPay',
    columns: { held_until: heldUntil },
    action: 'payment.undone',
    subjectId: order.id,
    detail: { amount },
  })
}

/**
 * Takes back a payment that an operator recorded in error, so that its reference can be recorded for the right order. The request
 * becomes what it would be without it. If the provider has reported a payment of the order since, that one counts instead.
 * A repeated call changes nothing.
 */
export const undoPayment = defineCommand({
  role: 'finance',
  summary: 'Take back a payment that was recorded for the wrong order',
  method: 'POST',
  input: z.object({ orderCode: printedNumber, reference: text(100) }),
  run: async (context, { orderCode, reference }) => {
    const { services, now } = context
    const order = await findOrderByCode(services.db, services, orderCode)
    if (!order) return failure('no order has this code')
    const snapshot = await services.master.snapshot()
    const ofOrder = { office_id: order.office_id, order_id: order.id }
    const done = success([{ orderCode, reference, outcome: 'undone' }])
    return services.transact(async (trx) => {
      const stored = await lockRequest(trx, services, { officeId: order.office_id, requestId: order.request_id })
      const { row, events } = stored
      const all = await trx
        .selectFrom('payment_event')
        .select(['event_id', 'kind', 'outcome', 'amount', 'refund_reason'])
        .where((query) => query.and(ofOrder))
        .orderBy('received_at')
        .execute()
      const event = all.find(({ event_id }) => event_id === eventIdOf({ reference }))
      if (event?.outcome === 'undone') return done
      if (!event || !['recorded', 'reported'].includes(event.kind))
        return failure('no operator recorded a payment of this order and reference')
      if (event.outcome === 'refunded') return failure('the payment was paid back')
      const isReported = event.kind === 'reported'
      const reopens = !isReported && event.outcome === 'paid' && row.status === 'paymentCompleted'
      if (reopens && isServed(events.map(({ kind }) => kind))) return failure('the office has served the applicant')
      // The applicant paid another order, which was due back because of the wrong payment.
      const paidOrder = stored.orders.find((one) => one.state === 'refundDue' && one.ended_as === 'paidBefore')
      if (reopens && paidOrder) return failure(`the applicant also paid order ${paidOrder.order_code}: refund it first`)
      const setEvent = (
        eventId: string | undefined,
        changes: { readonly kind?: string; readonly outcome: string; readonly refund_reason?: string | null },
      ) =>
        trx
          .updateTable('payment_event')
          .set(changes)
          .where((query) => query.and({ ...ofOrder, event_id: eventId ?? '' }))
          .execute()
      await setEvent(event.event_id, { kind: 'undone', outcome: 'undone' })
      const ended = { provider_reference: null, paid_at: null, ended_as: null }
      if (isReported) {
        const confirmed = all.find(({ outcome, amount }) => outcome === 'confirmed' && amount === event.amount)
        await setEvent(confirmed?.event_id, { outcome: event.outcome, refund_reason: event.refund_reason })
      } else if (event.outcome === 'paid') {
        await moveOrder(trx, order, ['paid'], reopens ? 'open' : 'expired', now, ended)
      } else if (!all.some((other) => other !== event && other.outcome === 'refundDue')) {
        await moveOrder(trx, order, ['refundDue'], 'expired', now, ended)
      }
      if (reopens) await reopen(trx, context, stored, { order, amount: event.amount, snapshot })
      else {
        const subject = { officeId: row.office_id, requestId: row.id, subjectId: order.id }
        await audit(trx, context, 'payment.undone', { ...subject, detail: { amount: event.amount } })
      }
      if (!isReported) {
        const occasion = `${order.id}/${reference}/${row.version}`
        const params = messageFacts(stored, snapshot, services.env)
        await notify(trx, services, stored, { kind: 'paymentUndone', params, occasion, now, sender: 'service' })
      }
      return done
    })
  },
})
