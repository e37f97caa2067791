import type { AppContext } from '../app-context.ts'
import { type AuditEntry, audit } from '../platform/audit-log/audit.ts'
import { instantOf, later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import { moveOrder } from './orders.ts'
import type { ProviderPayment } from './providers/provider.ts'
import type { Settlement } from './received-payment.ts'
import { reopenRequest } from './reopen-request.ts'
import { settlePayment } from './settle-payment.ts'

type Order = Row<'payment_order'>
type VerifyContext = Pick<AppContext, 'db' | 'transact' | 'encryption' | 'master' | 'env' | 'payments'>

export type VerifyResult = Settlement | 'pending' | 'failed' | 'cancelled' | 'unknown' | 'unavailable'

/** The payment failed or was cancelled: the request can be ordered again. */
const markFailed = (
  { transact }: VerifyContext,
  order: Order,
  endedAs: 'failed' | 'cancelled',
  { actor, now }: { readonly actor: AuditEntry['actor']; readonly now: Date },
): Promise<void> =>
  transact(async (trx) => {
    const failed = await moveOrder(trx, order, ['open'], 'failed', now, { ended_as: endedAs })
    if (!failed) return
    await reopenRequest(trx, order, now)
    await audit(trx, {
      officeId: order.office_id,
      at: now,
      actor,
      action: 'payment.failed',
      requestId: order.request_id,
      subjectId: order.id,
      detail: { endedAs },
    })
  })

/**
 * Verifies an order with its provider and settles the result. `webhookPayment` is the payment of a signed webhook: if the
 * provider reports another payment, the order was paid twice.
 */
export const verifyOrder = async (
  services: VerifyContext,
  order: Order,
  {
    now,
    actor,
    webhookPayment,
  }: { readonly now: Date; readonly actor: AuditEntry['actor']; readonly webhookPayment?: ProviderPayment | undefined },
): Promise<VerifyResult> => {
  const provider = services.payments.find(order.provider)
  if (!provider) return 'unknown'
  const verified = await provider.verify(order.order_code)
  if (verified.state === 'failed' || verified.state === 'cancelled')
    await markFailed(services, order, verified.state, { actor, now })
  if (verified.state !== 'paid') return verified.state
  const settle = (payment: ProviderPayment, isVerified: boolean) =>
    settlePayment(services, {
      order,
      payment,
      verified: isVerified,
      evidence: JSON.stringify({ payment, verified: isVerified, at: instantOf(now) }),
      actor,
      now,
    })
  const settlement = await settle(verified.payment, true)
  const isSecondPayment = webhookPayment && webhookPayment.reference !== verified.payment.reference
  return isSecondPayment ? settle(webhookPayment, false) : settlement
}

/** Claims the next check of an order. Returns false if it was checked less than `pause` ago. */
export const claimCheck = async (
  { db }: Pick<AppContext, 'db'>,
  { office_id, id }: Pick<Order, 'office_id' | 'id'>,
  now: Date,
  pause: { readonly seconds: number },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('payment_order')
    .set({ asked_at: now })
    .where('office_id', '=', office_id)
    .where('id', '=', id)
    .where((query) =>
      query.or([query('asked_at', 'is', null), query('asked_at', '<=', later(now, { minutes: -pause.seconds / 60 }))]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
