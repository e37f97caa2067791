import { isOrderLive, paymentIssues } from '../application/payment.ts'
import type { RequestDraft, SummaryDraft } from '../drafts/request-draft.ts'
import type { Issue } from '../issues/issue.ts'
import type { SharedStep } from './start-steps.ts'

/** B §5 Summary: the box 'Confirm Applicant Details' is required. */
export const summaryIssues = ({ agreed }: SummaryDraft): readonly Issue[] =>
  agreed ? [] : [{ field: 'summary.agreed', code: 'confirmRequired' }]

/** B §2: the summary, confirmed by the box. */
export const summary: SharedStep<'summary'> = {
  id: 'summary',
  accepts: (draft) => summaryIssues(draft.summary),
  command: 'confirmSummary',
  isCommandDone: ({ summary: { confirmed } }) => confirmed === true,
  locksEarlierSteps: ({ summary: { confirmed } }) => confirmed === true,
}

/** B §2: a method, the terms box, and the order. An order that expires unpaid opens the step again (D25). */
export const payment: SharedStep<'payment'> = {
  id: 'payment',
  accepts: (draft) => paymentIssues(draft.payment),
  command: 'orderPayment',
  isCommandDone: ({ payment: paid }, { now }) => isOrderLive(paid, now),
}

/** Whether the request is submitted, with its first applicant. Then type, site and slot cannot change here. */
export const isSubmitted = ({ submitted }: RequestDraft): boolean => submitted !== undefined

/** The last step: instructions, then the slip. */
export const confirmation: SharedStep<'confirmation'> = { id: 'confirmation' }
