import { agreementIssues, groupSizeIssues, summaryIssues } from '../application/agreement.ts'
import { isOrderLive, paymentIssues } from '../application/payment.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { Facts } from './facts.ts'
import type { Step } from './journey.ts'

/** A step that reads only what every request shares. */
export type SharedStep<Id extends string> = Step<RequestDraft, Facts, Id>

/** A §2 step 1: terms, the required box, individual or group. */
export const applicantsCount: SharedStep<'applicants-count'> = { id: 'applicants-count', accepts: agreementIssues }

/** A §2 step 2: a group alone; individual skips it, so Back from step 3 returns two steps there. */
export const groupSize: SharedStep<'group-size'> = {
  id: 'group-size',
  when: (draft) => draft.party === 'group',
  accepts: groupSizeIssues,
}

/** B §2: the summary, confirmed by the box. */
export const summary: SharedStep<'summary'> = {
  id: 'summary',
  accepts: (draft) => summaryIssues(draft.summary),
  command: 'confirmSummary',
  settled: ({ summary: { confirmed } }) => confirmed === true,
  seals: ({ summary: { confirmed } }) => confirmed === true,
}

/** B §2: a method, the terms box, and the order. An order that ran out unpaid opens the step again (D25). */
export const payment: SharedStep<'payment'> = {
  id: 'payment',
  accepts: (draft) => paymentIssues(draft.payment),
  command: 'orderPayment',
  settled: ({ payment: paid }, { now }) => isOrderLive(paid, now),
}

/** With the first applicant the request is made: type, site and slot can no longer change here. */
export const isSubmitted = ({ submitted }: RequestDraft): boolean => submitted !== undefined

/** The end: instructions, then the slip. */
export const confirmation: SharedStep<'confirmation'> = { id: 'confirmation' }
