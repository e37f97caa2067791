import type { RequestMode, RequestStatus } from '../model.ts'

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

/** Statuses whose request no money can pay any more, or not yet: what arrives is due back. A request that ran out is paid where its place is free. */
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
