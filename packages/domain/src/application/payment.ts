import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { PaymentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed-fields.ts'
import type { Issue } from '../issues/issue.ts'
import type { Instant } from '../model/scalars.ts'

/** D4: hours after the order in which it can be paid. */
export const orderLifetimeHours = 3

/** B §9: hours after the payment within which a confirmation is promised. */
export const confirmationPromiseHours = 2

/** D25: hours after which an unpaid appointment expires, counted once. */
export const unpaidHours = 24

const hour = 3_600_000
const later = (moment: Instant, hours: number): Instant => new Date(toMilliseconds(moment) + hours * hour).toISOString()

const earlier = (one: Instant, other: Instant | undefined): Instant =>
  other !== undefined && toMilliseconds(other) < toMilliseconds(one) ? other : one

/** D4: deadline for the payment of an order that is made at this moment, at the latest the start of the appointment. */
export const orderDeadline = (orderedAt: Instant, begins?: Instant): Instant =>
  earlier(later(orderedAt, orderLifetimeHours), begins)

/** Whether an order can still be paid. At `expiresAt` it cannot. */
export const isOrderPayable = (expiresAt: Instant, now: Instant): boolean =>
  toMilliseconds(expiresAt) > toMilliseconds(now)

/**
 * D25: when an unpaid appointment expires. Counts once, from the submission or from the approval of an urgent application. It never
 * ends after the start of the appointment, when that is known. `hours` is the operator's setting.
 */
export const unpaidDeadline = (since: Instant, begins: Instant | undefined, hours: number = unpaidHours): Instant =>
  earlier(later(since, hours), begins)

/** D4, D25: an order that is made before the deadline can be paid for three hours, and the appointment is kept until then. */
export const unpaidUntil = (deadline: Instant, orderExpiresAt: Instant | undefined): Instant =>
  orderExpiresAt !== undefined && toMilliseconds(orderExpiresAt) > toMilliseconds(deadline) ? orderExpiresAt : deadline

/**
 * D25: whether a new order can be made, instead of an open one too. Orders do not move the deadline: after it an open order can be paid
 * but not replaced. `deadline` is `Application.orderUntil`.
 */
export const isOrderingOpen = (deadline: Instant | undefined, now: Instant): boolean =>
  deadline === undefined || toMilliseconds(deadline) > toMilliseconds(now)

/** Whether the draft's order is live: paid, or still payable with the chosen option. Another option replaces it with a new order. */
export const isOrderLive = (
  { orderId, orderExpiresAt, optionId, orderedOptionId, paid }: PaymentDraft,
  now: Instant,
): boolean =>
  paid === true ||
  (orderId !== undefined &&
    (orderedOptionId === undefined || orderedOptionId === optionId) &&
    orderExpiresAt !== undefined &&
    isOrderPayable(orderExpiresAt, now))

/** B §5 Payment: checks the method and the terms box. Both issues may show together. Fields are named `payment.…`. */
export const paymentIssues = ({ optionId, agreed }: PaymentDraft): readonly Issue[] => [
  ...(filled(optionId) ? [] : [{ field: 'payment.optionId', code: 'paymentOptionRequired' } as const]),
  ...(agreed ? [] : [{ field: 'payment.agreed', code: 'termsRequired' } as const]),
]
