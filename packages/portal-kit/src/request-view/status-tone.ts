import type { RequestStatus } from '@invea/domain'

/** How urgent a status is to its applicant; the word beside it says the same to those who do not see colours. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info'

export const statusTone = {
  initial: 'warning',
  confirmed: 'warning',
  underReview: 'info',
  urgentApproved: 'warning',
  rejected: 'danger',
  awaitingPayment: 'warning',
  paymentCompleted: 'success',
  cancelled: 'danger',
  expired: 'danger',
  unknown: 'info',
} as const satisfies Record<RequestStatus, StatusTone>
