import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { PaymentDraft } from '../drafts/request-draft.ts'
import type { Instant } from '../model.ts'
import { paymentDeadlineHours } from '../readings/payment-deadline.ts'
import { placeKeptHours } from '../readings/unpaid-request.ts'

const hour = 3_600_000
const later = (moment: Instant, hours: number): Instant => new Date(toMilliseconds(moment) + hours * hour).toISOString()

/** D4: until when an order made at this moment is payable. */
export const orderDeadline = (orderedAt: Instant): Instant => later(orderedAt, paymentDeadlineHours)

/** Whether an order is still payable. The last instant no longer is. */
export const isOrderPayable = (expiresAt: Instant, now: Instant): boolean =>
  toMilliseconds(expiresAt) > toMilliseconds(now)

/**
 * D25: until when the place is kept while nothing is paid, counted from the confirmation of the summary or, later, from the last order.
 * `hours` is the operator's setting.
 */
export const placeKeptUntil = (since: Instant, hours: number = placeKeptHours): Instant => later(since, hours)

/** D25: the same, but never beyond the moment the place itself begins, where that is known. */
export const placeDeadline = (since: Instant, begins: Instant | undefined, hours: number = placeKeptHours): Instant => {
  const kept = placeKeptUntil(since, hours)
  return begins !== undefined && toMilliseconds(begins) < toMilliseconds(kept) ? begins : kept
}

/** Whether the draft's order stands: paid, or still payable with what is chosen. Another choice ends it and makes a new one. */
export const isOrderLive = (
  { orderId, orderExpiresAt, optionId, orderedOptionId, paid }: PaymentDraft,
  now: Instant,
): boolean =>
  paid === true ||
  (orderId !== undefined &&
    (orderedOptionId === undefined || orderedOptionId === optionId) &&
    orderExpiresAt !== undefined &&
    isOrderPayable(orderExpiresAt, now))
