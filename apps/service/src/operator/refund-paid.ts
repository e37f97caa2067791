import { findOrderByCode } from '../payments/orders.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { actorOfOperator, type CommandResult, failure, type OperatorContext, success } from './command.ts'

/** Records that money which was due back has been paid back: it leaves the list, and its history says when. */
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
