import type { PersonStatus, RequestStatus } from '../model.ts'
import { codeTable } from './code-table.ts'

/** B §4: UrgentApproved and 'Payment Completed' (with a blank) are the source's words; the others travel as ours. */
export const requestStatusCode = /* @__PURE__ */ codeTable({
  initial: 'Initial',
  confirmed: 'Confirmed',
  underReview: 'UnderReview',
  urgentApproved: 'UrgentApproved',
  rejected: 'Rejected',
  awaitingPayment: 'AwaitingPayment',
  paymentCompleted: 'Payment Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
} satisfies Record<Exclude<RequestStatus, 'unknown'>, string>)

/** B §4: Initial and PaymentCompleted (without a blank, unlike the request's). */
export const personStatusCode = /* @__PURE__ */ codeTable({
  initial: 'Initial',
  paymentCompleted: 'PaymentCompleted',
  cancelled: 'Cancelled',
} satisfies Record<Exclude<PersonStatus, 'unknown'>, string>)
