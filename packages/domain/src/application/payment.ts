import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { PaymentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed-fields.ts'
import type { Issue } from '../issues/issue.ts'
import type { ApplicationEvent } from '../model/application.ts'
import type { PaymentOutcome } from '../model/choices.ts'
import type { Instant } from '../model/scalars.ts'

/** D4: hours after the order in which it can be paid. */
export const orderLifetimeHours = 3

/** B §9: hours after the payment within which a confirmation is promised. */
export const confirmationPromiseHours = 2

/** Outcomes of a payment that is paid back. */
export const refundOutcomes = [
  'wrongAmount',
  'late',
  'refundDue',
  'refunded',
] as const satisfies readonly PaymentOutcome[]

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

/** A moment from which the hours of D25 count so that this much of them is used, or less if under three hours would be left. */
const usedSince = (now: Instant, used: number, hours: number): Instant =>
  new Date(toMilliseconds(now) - Math.max(0, Math.min(used, (hours - orderLifetimeHours) * hour))).toISOString()

/**
 * D25: from when the hours count at an approval. They count once: the time from each earlier approval to the change that ended it is
 * used. At least three hours are left. `events`: oldest first.
 */
export const approvedSince = (
  events: readonly Pick<ApplicationEvent, 'kind' | 'at'>[],
  now: Instant,
  hours: number = unpaidHours,
): Instant => {
  let used = 0
  let since: Instant | undefined
  for (const { kind, at } of events) {
    if (toMilliseconds(at) > toMilliseconds(now)) break
    if (kind === 'approved') since = at
    if (kind !== 'changed' || since === undefined) continue
    used += toMilliseconds(at) - toMilliseconds(since)
    since = undefined
  }
  return usedSince(now, used, hours)
}

/**
 * D25: from when the hours count for an applicant who must confirm again after a review: from the submission, and at least three are
 * left. All of them for a change that the agency asked for. `events`: oldest first, before the change.
 */
export const unconfirmedSince = (
  events: readonly Pick<ApplicationEvent, 'kind' | 'at'>[],
  submittedAt: Instant,
  now: Instant,
  hours: number = unpaidHours,
): Instant => {
  const last = events.filter(({ kind }) => kind === 'correctionAsked' || kind === 'changed').at(-1)
  return last?.kind === 'correctionAsked'
    ? now
    : usedSince(now, toMilliseconds(now) - toMilliseconds(submittedAt), hours)
}

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
