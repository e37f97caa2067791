import { currency } from '@invea/domain/fees'
import { findOrderByCode } from '../payments/orders.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { actorOfOperator, type CommandResult, failure, type OperatorContext, success } from './command.ts'

/** Records a bank payment with the same effect as a provider's callback. A repeated call changes nothing. */
export const recordPayment = async (
  { services, now, operator }: OperatorContext,
  paid: { readonly orderCode: string; readonly amount: number; readonly reference: string },
): Promise<CommandResult> => {
  const order = await findOrderByCode(services.db, services, paid.orderCode)
  if (!order) return failure('no order has this code')
  const payment = { reference: paid.reference, amount: String(paid.amount), currency }
  const evidence = JSON.stringify({ by: 'operator', ...paid })
  const outcome = await settlePayment(services, {
    order,
    payment,
    verified: true,
    evidence,
    actor: actorOfOperator({ operator }),
    now,
  })
  return success([{ orderCode: paid.orderCode, outcome }])
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
  { services, now, operator }: OperatorContext,
  { orderCode, reference }: { readonly orderCode: string; readonly reference: string },
): Promise<CommandResult> => {
  const order = await findOrderByCode(services.db, services, orderCode)
  if (!order) return failure('no order has this code')
  const eventId = `payment:${reference}`
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
    await audit(trx, {
      officeId: order.office_id,
      at: now,
      actor: actorOfOperator({ operator }),
      action: 'payment.refunded',
      requestId: order.request_id,
      subjectId: order.id,
      detail: { amount: event.amount },
    })
    return success([{ orderCode, reference, amount: event.amount, outcome: 'refunded' }])
  })
}
