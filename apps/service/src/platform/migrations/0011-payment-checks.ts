import { run } from './run.ts'

/**
 * When a provider was told of an order, and when it was asked last: an order that was never told is told again, and instances take
 * turns at asking, so that no order waits behind the others.
 */
export const paymentChecks = run([
  `alter table payment_order add column announced_at timestamptz, add column asked_at timestamptz`,
  `create index payment_order_unsettled on payment_order (asked_at nulls first) where state in ('open', 'expired')`,
])
