import type { RequestMode, RequestStatus } from '../model/choices.ts'
import type { Instant } from '../model/scalars.ts'
import { isAppointmentKept } from './actions.ts'
import { isOrderPayable } from './payment.ts'

/** Statuses in which an appointment waits for the payment (D25); an urgent request under review waits for the agency instead. */
export const unpaidStatuses = [
  'initial',
  'confirmed',
  'urgentApproved',
  'awaitingPayment',
] as const satisfies readonly RequestStatus[]

/** What of a stored request decides its status at a moment. */
export interface StatusCase {
  /** As it was last written down. */
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Absent: the appointment is kept without a deadline. */
  readonly placeKeptUntil?: Instant | undefined
  /** When the open order ends; absent where none is open. */
  readonly orderExpiresAt?: Instant | undefined
}

/** Statuses that end with the appointment: the fee was not paid in time, or the agency did not decide before the day was over. */
export const lapsingStatuses = [...unpaidStatuses, 'underReview'] as const satisfies readonly RequestStatus[]

const lapses = (status: RequestStatus): boolean => lapsingStatuses.some((lapsing) => lapsing === status)

/** The status a request falls back to when its order runs out: it can be ordered again (D25). */
const statusBeforeOrder: Record<RequestMode, RequestStatus> = { normal: 'confirmed', urgent: 'urgentApproved' }

/** The status at a moment: a deadline that has passed counts at once, whether or not anything has written it down (D4, D25). */
export const effectiveStatus = (
  { status, mode, placeKeptUntil, orderExpiresAt }: StatusCase,
  now: Instant,
): RequestStatus => {
  if (!isAppointmentKept({ placeKeptUntil, orderExpiresAt }, now) && lapses(status)) return 'expired'
  if (status !== 'awaitingPayment') return status
  const payable = orderExpiresAt !== undefined && isOrderPayable(orderExpiresAt, now)
  return payable ? status : statusBeforeOrder[mode]
}

/** What a change of an applicant's data or documents leaves behind. */
export interface Changed {
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Every applicant and every document the new data ask for is there. */
  readonly complete: boolean
  /** The fee is another one than before. */
  readonly priced: boolean
}

/** What becomes of the request, and whether an order that is open can still be paid. */
export interface AfterChange {
  readonly status: RequestStatus
  readonly keepsOrder: boolean
}

const unpaid: ReadonlySet<RequestStatus> = new Set(['confirmed', 'underReview', 'urgentApproved', 'awaitingPayment'])

/**
 * The status of a request after its data were changed. What lacks a document by its new data is confirmed again; what the agency
 * approved is what it saw, so an urgent request goes back to review; an order over another amount than the new fee cannot be paid.
 * A paid request stays paid.
 */
export const statusAfterChange = ({ status, mode, complete, priced }: Changed): AfterChange => {
  if (!unpaid.has(status)) return { status, keepsOrder: true }
  if (!complete) return { status: 'initial', keepsOrder: false }
  if (mode === 'urgent') return { status: 'underReview', keepsOrder: false }
  if (status !== 'awaitingPayment' || !priced) return { status, keepsOrder: true }
  return { status: 'confirmed', keepsOrder: false }
}

/** D27: what a confirmed summary waits for: the money, or the agency's review where it is urgent. */
export const statusOnConfirmation = {
  normal: 'confirmed',
  urgent: 'underReview',
} as const satisfies Record<RequestMode, RequestStatus>

/** Statuses behind the confirmation of the summary: confirming again changes nothing. */
export const confirmedStatuses = [
  'confirmed',
  'underReview',
  'urgentApproved',
  'awaitingPayment',
  'paymentCompleted',
] as const satisfies readonly RequestStatus[]

/** D27: from where the agency approves an urgent request, and from where it may still refuse one. */
export const reviewedFrom = {
  approve: ['underReview'],
  reject: ['underReview', 'urgentApproved'],
} as const satisfies Record<string, readonly RequestStatus[]>

/** Statuses whose request cannot be paid any more, or not yet: what arrives is due back. A request that expired is paid where its slot is free. */
export const unpayableStatuses = [
  'initial',
  'underReview',
  'rejected',
  'cancelled',
] as const satisfies readonly RequestStatus[]

/** Whether a status is one of a list: `isOneOf(confirmedStatuses, status)`. */
export const isOneOf = (statuses: readonly RequestStatus[], status: RequestStatus): boolean => statuses.includes(status)

/** A §4 step 5: documents are added while the request is being made, up to its payment; an approved urgent one has been judged by its own. */
export const documentStatuses = [
  'initial',
  'confirmed',
  'awaitingPayment',
  'underReview',
] as const satisfies readonly RequestStatus[]
