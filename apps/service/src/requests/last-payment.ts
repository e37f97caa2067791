import type { Language } from '@invea/domain'
import type { LastPayment, PaymentOutcome } from '@invea/domain/application'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { EndedAs } from '../platform/database/column-types.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { StoredRequest } from './request-reader.ts'
import { checkedOrder, liveOrder } from './request-status.ts'

export const optionNameIn = ({ name, names }: Row<'payment_option'>, language: Language) => names?.[language] ?? name

type Order = StoredRequest['orders'][number]

const outcomeOfEnd: Readonly<Record<EndedAs, PaymentOutcome>> = {
  cancelled: 'cancelled',
  failed: 'failed',
  refused: 'failed',
  amount: 'wrongAmount',
  currency: 'wrongAmount',
  appointmentGone: 'late',
  paidBefore: 'refundDue',
  closed: 'refundDue',
  unverified: 'refundDue',
  takenBack: 'takenBack',
}

const outcomeOf = ({ state, ended_as, second_payment }: Order): PaymentOutcome => {
  if (state === 'paid') return second_payment ?? 'paid'
  if (state === 'refunded') return 'refunded'
  if (state === 'open' || state === 'expired') return 'expired'
  return ended_as ? outcomeOfEnd[ended_as] : state === 'failed' ? 'failed' : 'refundDue'
}

/**
 * Status of the payment: of the paid order, else a checked, open, refunding, or the newest one. A second payment of a paid request is
 * shown instead of the first, because it is paid back. `orders`: newest first.
 */
export const lastPayment = (
  { row, orders }: Pick<StoredRequest, 'row' | 'orders'>,
  { paymentOptions }: Pick<MasterSnapshot, 'paymentOptions'>,
  language: Language,
  now: Date,
): LastPayment | undefined => {
  const live = liveOrder(orders, now)
  const checked = checkedOrder(row, orders, now)
  const paid = orders.find(({ state }) => state === 'paid')
  const order =
    (paid && orders.find(({ ended_as }) => ended_as === 'paidBefore')) ??
    paid ??
    checked ??
    live ??
    orders.find(({ state }) => state === 'refundDue') ??
    orders[0]
  if (!order) return undefined
  const option = paymentOptions.find(({ id }) => id === order.option_id)
  return {
    outcome: order.state !== 'paid' && order === checked ? 'checking' : order === live ? 'pending' : outcomeOf(order),
    orderCode: order.order_code,
    optionName: option ? optionNameIn(option, language) : order.provider,
    amount: order.amount,
  }
}
