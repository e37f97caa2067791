import { effectiveStatus as effectiveStatusOf, isOrderPayable, type RequestStatus } from '@invea/domain'
import type { Row } from '../platform/database/schema.ts'

type Order = Pick<Row<'payment_order'>, 'state' | 'expires_at'>

/** The order that can be paid now, if there is one. */
export const liveOrder = <O extends Order>(orders: readonly O[], now: Date): O | undefined =>
  orders.find(
    ({ state, expires_at }) => state === 'open' && isOrderPayable(expires_at.toISOString(), now.toISOString()),
  )

/** The status of a stored request as it is at this moment, by the domain's rule: whether or not a sweep has written it down. */
export const effectiveStatus = (
  { status, mode, place_kept_until }: Pick<Row<'request'>, 'status' | 'mode' | 'place_kept_until'>,
  orders: readonly Order[],
  now: Date,
): RequestStatus =>
  effectiveStatusOf(
    {
      status,
      mode,
      placeKeptUntil: place_kept_until?.toISOString(),
      orderExpiresAt: liveOrder(orders, now)?.expires_at.toISOString(),
    },
    now.toISOString(),
  )
