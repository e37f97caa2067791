import type { Etb } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { messageFacts, notify } from '../messages/notify.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { StoredRequest } from '../requests/request-reader.ts'
import { formatAmount } from '../slips/slip-content.ts'
import { moveOrder } from './orders.ts'
import type { Received, Settling } from './received-payment.ts'

/** Why money cannot pay its request. */
export type RefundReason = 'amount' | 'currency' | 'paidBefore' | 'placeGone' | 'closed' | 'unverified'

/** The money is the payer's: it is recorded, the applicant is told, and staff find it in the list of refunds (P3). */
export const markRefundDue = async (
  trx: Trx,
  services: Settling,
  received: Received,
  stored: StoredRequest,
  { snapshot, reason }: { readonly snapshot: MasterSnapshot; readonly reason: RefundReason },
): Promise<void> => {
  const { order, payment, now, actor } = received
  await moveOrder(trx, order, ['open', 'expired', 'failed'], 'refundDue', now, {
    provider_reference: payment.reference,
    ended_as: reason,
  })
  await audit(trx, {
    officeId: order.office_id,
    at: now,
    actor,
    action: 'payment.refundDue',
    requestId: order.request_id,
    subjectId: order.id,
    detail: { reason, amount: payment.amount, currency: payment.currency, provider: order.provider },
  })
  const whole: Etb = Math.round(Number(payment.amount))
  const params = { ...messageFacts(stored, snapshot, services.env), amount: formatAmount(whole) }
  await notify(trx, services, stored, {
    kind: 'refundDue',
    params,
    occasion: payment.reference,
    now,
    sender: 'service',
  })
}
