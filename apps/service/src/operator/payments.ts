import { currency, formatAmount } from '@invea/domain/fees'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  eventsOfOrders,
  findOrderByCode,
  findOrderOfReference,
  findOtherPayment,
  moveOrder,
} from '../payments/orders.ts'
import { decideReport, fromTakenBackReports } from '../payments/payment-reports.ts'
import { eventIdsOf, referenceOf } from '../payments/providers/payment-provider.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { type VerifyResult, verifyOrder } from '../payments/verify-order.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader } from '../platform/database/transaction.ts'
import { contactOf, messageFacts, notify } from '../requests/notify.ts'
import { findRequests } from '../requests/request-reader.ts'
import { defineCommand, failure, success } from './command.ts'
import { printedNumber, text, whole, yesOrNo } from './fields.ts'
import { changeOrder } from './one-person.ts'

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
  input: z.object({
    orderCode: printedNumber,
    amount: whole(1, 10_000_000),
    reference: text(100),
    /** The payer paid another amount than that of the order. Otherwise it is an error of typing. */
    otherAmount: z.optional(yesOrNo),
    /** A payment beside the one that counts or that the provider reports. */
    secondPayment: z.optional(yesOrNo),
  }),
  run: async ({ services, now, actor }, { otherAmount = false, secondPayment = false, ...paid }) => {
    const { orderCode, reference } = paid
    const order = await findOrderByCode(services.db, services, orderCode)
    if (!order) return failure('no order has this code')
    if (paid.amount !== order.amount && !otherAmount)
      return failure(`the order is for ${order.amount} ETB; if ${paid.amount} ETB were paid, add --other-amount yes`)
    const snapshot = await services.master.snapshot()
    const refuseReference = async () => {
      const typed = { order_id: order.id, provider: order.provider, reference, isTyped: true }
      const other = await findOrderOfReference(services.db, snapshot, services.payments, typed)
      return other && failure(`the reference ${reference} is recorded for order ${other.order_code}`)
    }
    const refuseSecond = async () => {
      const other = await findOtherPayment(services.db, order, reference)
      if (!other) return undefined
      const paidWith = `order ${other.order_code} is paid with the reference ${referenceOf(other.event_id)}`
      return failure(`${paidWith}; if this is a second payment, add --second-payment yes`)
    }
    const refused = await refuseReference()
    if (refused) return refused
    if (!secondPayment) {
      const outcome = await verifyOrder(services, order, { now, actor })
      if (isReported(outcome)) return success([{ orderCode, outcome, by: 'provider' }])
    }
    const payment = { reference, amount: String(paid.amount), currency }
    const evidence = JSON.stringify({ by: 'operator', ...paid })
    const received = { order, payment, verified: true, recorded: true, isSecond: secondPayment, evidence, actor, now }
    const outcome = await settlePayment(services, received)
    const refusal = outcome === 'checking' ? ((await refuseReference()) ?? (await refuseSecond())) : undefined
    return refusal ?? success([{ orderCode, outcome, by: 'operator' }])
  },
})

/** Offers a payment option to applicants, or not. Orders that were made with it stay payable. A repeated call changes nothing. */
export const offerPaymentOption = defineCommand({
  role: 'finance',
  summary: 'Offer a payment option to applicants, or not, for example while its provider is down',
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

/** The payments of orders, oldest first. */
export const readPayments = async (
  reader: Reader,
  orders: readonly Pick<Row<'payment_order'>, 'office_id' | 'id' | 'order_code'>[],
) => {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const events = await reader
    .selectFrom('payment_event')
    .select(['order_id', 'event_id', 'amount', 'exact_amount', 'currency', 'outcome', 'refund_reason', 'received_at'])
    .where('office_id', 'in', [...new Set(orders.map(({ office_id }) => office_id))])
    .where('order_id', 'in', ids)
    .orderBy('received_at')
    .execute()
  return events.map((event) => ({
    orderId: event.order_id,
    reference: referenceOf(event.event_id),
    orderCode: orders.find(({ id }) => id === event.order_id)?.order_code,
    ...exactAmount(event),
    ...{ outcome: event.outcome, reason: event.refund_reason, receivedAt: event.received_at },
  }))
}

export const columnsOfEvent = {
  office_id: sql.ref('event.office_id'),
  order_id: sql.ref('event.order_id'),
  event_id: sql.ref('event.event_id'),
}

/**
 * Payments to refund because they were too late, too low or made twice (P3), and whom to call about them. `takenBack`: the provider
 * reports that it returned one. Writes an audit row (promise L3).
 */
export const listRefundsDue = defineCommand({
  role: 'finance',
  summary: 'List refunds that are due',
  method: 'GET',
  input: z.object({}),
  run: async ({ services, now, actor }) => {
    const rows = await eventsOfOrders(services.db)
      .select(['order.order_code as orderCode', 'event.provider', 'event.event_id as reference'])
      .select(['event.amount', 'event.currency', 'event.exact_amount'])
      .select(sql<string>`coalesce(event.refund_reason, '')`.as('reason'))
      .select(sql<boolean>`exists (select ${fromTakenBackReports(columnsOfEvent)})`.as('takenBack'))
      .select(['event.received_at as receivedAt', 'order.office_id as officeId', 'order.request_id as requestId'])
      .where('event.outcome', '=', 'refundDue')
      .orderBy('event.received_at')
      .execute()
    const requests = new Map((await findRequests(services.db, services, rows)).map((stored) => [stored.row.id, stored]))
    const lines = rows.map(({ exact_amount, officeId: _, requestId, ...row }) => {
      const stored = requests.get(requestId)
      const contact = stored && contactOf(stored)
      return {
        ...row,
        reference: referenceOf(row.reference),
        ...exactAmount({ ...row, exact_amount }),
        applicationNumber: contact?.row.application_number ?? '',
        phoneNumber: contact?.applicant.personal.phoneNumber ?? '',
      }
    })
    const detail = { refunds: lines.length }
    await services.transact((trx) => audit(trx, { now, actor }, 'refunds.listed', { detail }))
    return success(lines)
  },
})

/** Records a refund, which removes the payment from the list. Writes an audit row. */
export const refundPaid = defineCommand({
  role: 'finance',
  summary: 'Record that a refund was paid',
  input: z.object({ orderCode: printedNumber, reference: text(100) }),
  run: (context, { orderCode, reference }) =>
    changeOrder(context, orderCode, async (trx, stored, { order, subject, snapshot }) => {
      const { services, now, actor } = context
      const event = await trx
        .updateTable('payment_event')
        .set({ outcome: 'refunded' })
        .where((query) => query.and({ office_id: order.office_id, order_id: order.id }))
        .where('event_id', 'in', eventIdsOf({ reference }))
        .where('outcome', '=', 'refundDue')
        .returning(['event_id', 'amount', 'exact_amount', 'currency'])
        .executeTakeFirst()
      if (!event) return failure('no payment of this order and reference is due back')
      await trx
        .updateTable('payment_order')
        .set({ state: 'refunded', changed_at: now })
        .where((query) => query.and({ office_id: order.office_id, id: order.id, state: 'refundDue' }))
        // The payer may have paid the order twice.
        .where(
          sql<boolean>`not exists (select from payment_event event
            where event.office_id = ${order.office_id} and event.order_id = ${order.id} and event.outcome = 'refundDue')`,
        )
        .execute()
      const ofEvent = { office_id: order.office_id, order_id: order.id, event_id: event.event_id }
      const { rows } = await sql<Row<'payment_report'>>`select report.* ${fromTakenBackReports(ofEvent)}`.execute(trx)
      for (const report of rows) await decideReport(trx, { services, snapshot, now, actor }, report, 'refunded')
      const paid = exactAmount(event)
      await audit(trx, context, 'payment.refunded', { ...subject, detail: paid })
      // Another payment still counts.
      const isTwice = stored.row.status === 'paymentCompleted' && paid.currency === currency
      const refund = isTwice ? { refund: 'Twice' as const, amount: formatAmount(paid.amount) } : {}
      const params = { ...messageFacts(stored, snapshot, services.env), ...refund }
      // A refund that the bank returned is paid a second time.
      const occasion = `${reference}/${now.toISOString()}`
      await notify(trx, services, stored, { kind: 'refunded', params, occasion, now })
      return success([{ orderCode, reference, ...paid, outcome: 'refunded' }])
    }),
})

/** Returns a payment whose refund did not reach the payer to the list of refunds, with its reason. A repeated call changes nothing. */
export const refundFailed = defineCommand({
  role: 'finance',
  summary: 'Record that a refund came back from the bank',
  input: z.object({ orderCode: printedNumber, reference: text(100) }),
  run: (context, { orderCode, reference }) =>
    changeOrder(context, orderCode, async (trx, _stored, { order, subject }) => {
      const ofOrder = { office_id: order.office_id, order_id: order.id }
      const event = await trx
        .selectFrom('payment_event')
        .select(['event_id', 'amount', 'exact_amount', 'currency', 'outcome'])
        .where((query) => query.and(ofOrder))
        .where('event_id', 'in', eventIdsOf({ reference }))
        .where('outcome', 'in', ['refunded', 'refundDue'])
        .executeTakeFirst()
      if (!event) return failure('no refund of this order and reference is recorded')
      if (event.outcome === 'refunded') {
        await trx
          .updateTable('payment_event')
          .set({ outcome: 'refundDue' })
          .where((query) => query.and({ ...ofOrder, event_id: event.event_id }))
          .execute()
        await moveOrder(trx, order, ['refunded'], 'refundDue', context.now)
        await audit(trx, context, 'payment.refundFailed', { ...subject, detail: exactAmount(event) })
      }
      return success([{ orderCode, reference, ...exactAmount(event), outcome: 'refundDue' }])
    }),
})
