import { isOrderPayable, type RequestStatus } from '@invea/domain'
import type { Row } from '../store/schema.ts'

/** Statuses in which the place waits for the money. */
const unpaid: ReadonlySet<RequestStatus> = new Set(['initial', 'confirmed', 'urgentApproved', 'awaitingPayment'])

type Order = Pick<Row<'payment_order'>, 'state' | 'expires_at'>

/** The order that can be paid now, if there is one. */
export const liveOrder = <O extends Order>(orders: readonly O[], now: Date): O | undefined =>
  orders.find(
    ({ state, expires_at }) => state === 'open' && isOrderPayable(expires_at.toISOString(), now.toISOString()),
  )

/**
 * The status as it is at this moment: a deadline that has passed counts at once, whether or not a sweep has written it
 * down. An order that ran out leaves the request to be ordered again (D25).
 */
export const effectiveStatus = (
  request: Pick<Row<'request'>, 'status' | 'mode' | 'place_kept_until'>,
  orders: readonly Order[],
  now: Date,
): RequestStatus => {
  const { status, mode, place_kept_until: keptUntil } = request
  if (unpaid.has(status) && keptUntil !== null && keptUntil <= now) return 'expired'
  if (status !== 'awaitingPayment' || liveOrder(orders, now)) return status
  return mode === 'urgent' ? 'urgentApproved' : 'confirmed'
}
