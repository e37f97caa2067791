import { currency } from '@invea/domain/fees'
import { findOrder, findOrderByCode } from '../payments/orders.ts'
import { eventIdOf, settlePayment } from '../payments/settle-payment.ts'
import { type VerifyResult, verifyOrder } from '../payments/verify-order.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.ts'
import { type CommandResult, failure, type OperatorContext, success } from './command.ts'

interface PaymentInput {
  readonly orderCode: string
  readonly amount: number
  readonly reference: string
  /** The payer paid another amount than that of the order. Otherwise it is an error of typing. */
  readonly otherAmount?: boolean | undefined
  /** A payment beside the one that the provider reports. */
  readonly secondPayment?: boolean | undefined
}

/** The code of another order that has this reference. */
const otherOrderOf = async (
  { db }: OperatorContext['services'],
  order: Row<'payment_order'>,
  reference: string,
): Promise<string | undefined> => {
  const event = await db
    .selectFrom('payment_event')
    .select('order_id')
    .where('office_id', '=', order.office_id)
    .where('provider', '=', order.provider)
    .where('event_id', '=', eventIdOf({ reference }))
    .where('order_id', '<>', order.id)
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
export const recordPayment = async (
  { services, now, actor }: OperatorContext,
  { otherAmount = false, secondPayment = false, ...paid }: PaymentInput,
): Promise<CommandResult> => {
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
}

/** Payments to refund because they were too late, too low or made twice (P3). */
export const refundsDue = async ({ services }: OperatorContext): Promise<CommandResult> => {
  const rows = await services.db
    .selectFrom('payment_event as event')
    .innerJoin('payment_order as order', (on) =>
      on.onRef('order.office_id', '=', 'event.office_id').onRef('order.id', '=', 'event.order_id'),
    )
    .select(['order.order_code', 'event.provider', 'event.event_id', 'event.amount', 'event.received_at'])
    .where('event.outcome', '=', 'refundDue')
    .orderBy('event.received_at')
    .execute()
  return success(
    rows.map((row) => ({
      orderCode: row.order_code,
      provider: row.provider,
      reference: row.event_id.replace(/^payment:/, ''),
      amount: row.amount,
      receivedAt: row.received_at.toISOString(),
    })),
  )
}

/** Records a refund, which removes the payment from the list. Writes an audit row. */
export const refundPaid = async (
  { services, now, actor }: OperatorContext,
  { orderCode, reference }: { readonly orderCode: string; readonly reference: string },
): Promise<CommandResult> => {
  const order = await findOrderByCode(services.db, services, orderCode)
  if (!order) return failure('no order has this code')
  const eventId = eventIdOf({ reference })
  return services.transact(async (trx) => {
    const event = await trx
      .updateTable('payment_event')
      .set({ outcome: 'refunded' })
      .where('office_id', '=', order.office_id)
      .where('order_id', '=', order.id)
      .where('event_id', '=', eventId)
      .where('outcome', '=', 'refundDue')
      .returning('amount')
      .executeTakeFirst()
    if (!event) return failure('no payment of this order and reference is due back')
    await trx
      .updateTable('payment_order')
      .set({ state: 'refunded', changed_at: now })
      .where('office_id', '=', order.office_id)
      .where('id', '=', order.id)
      .where('state', '=', 'refundDue')
      .execute()
    await audit(trx, { now, actor }, 'payment.refunded', {
      officeId: order.office_id,
      requestId: order.request_id,
      subjectId: order.id,
      detail: { amount: event.amount },
    })
    return success([{ orderCode, reference, amount: event.amount, outcome: 'refunded' }])
  })
}
