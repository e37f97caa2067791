import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { PaymentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issues/issue.ts'
import type { Instant } from '../model/scalars.ts'

/** D4: hours from the order until it can no longer be paid. */
export const paymentDeadlineHours = 3

/** B §9: hours after the payment within which a confirmation is promised. */
export const confirmationPromiseHours = 2

/** D25: hours that an unpaid appointment is kept, counted once. */
export const unpaidHours = 24

const hour = 3_600_000
const later = (moment: Instant, hours: number): Instant => new Date(toMilliseconds(moment) + hours * hour).toISOString()

/** D4: until when an order made at this moment is payable. */
export const orderDeadline = (orderedAt: Instant): Instant => later(orderedAt, paymentDeadlineHours)

/** Whether an order is still payable. The last instant no longer is. */
export const isOrderPayable = (expiresAt: Instant, now: Instant): boolean =>
  toMilliseconds(expiresAt) > toMilliseconds(now)

/**
 * D25: until when an unpaid appointment is kept, counted once: from the submission, or from the approval of an urgent application.
 * Never beyond the moment the appointment begins, where that is known. `hours` is the operator's setting.
 */
export const unpaidDeadline = (since: Instant, begins: Instant | undefined, hours: number = unpaidHours): Instant => {
  const kept = later(since, hours)
  return begins !== undefined && toMilliseconds(begins) < toMilliseconds(kept) ? begins : kept
}

/** D4, D25: an order that was made before the deadline stays payable for its three hours, and the appointment is kept for it. */
export const unpaidUntil = (deadline: Instant, orderExpiresAt: Instant | undefined): Instant =>
  orderExpiresAt !== undefined && toMilliseconds(orderExpiresAt) > toMilliseconds(deadline) ? orderExpiresAt : deadline

/** Whether the draft's order is live: paid, or still payable with what is chosen. Another choice ends it and makes a new one. */
export const isOrderLive = (
  { orderId, orderExpiresAt, optionId, orderedOptionId, paid }: PaymentDraft,
  now: Instant,
): boolean =>
  paid === true ||
  (orderId !== undefined &&
    (orderedOptionId === undefined || orderedOptionId === optionId) &&
    orderExpiresAt !== undefined &&
    isOrderPayable(orderExpiresAt, now))

/** B §5 Payment: a method and the terms box; both messages may show together. Fields are named `payment.…`. */
export const paymentIssues = ({ optionId, agreed }: PaymentDraft): readonly Issue[] => [
  ...(filled(optionId) ? [] : [{ field: 'payment.optionId', code: 'paymentOptionRequired' } as const]),
  ...(agreed ? [] : [{ field: 'payment.agreed', code: 'termsRequired' } as const]),
]
