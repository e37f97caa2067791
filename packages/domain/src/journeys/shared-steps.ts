import { applicantCount, groupSizes } from '../drafts/applicant-count.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { Step } from '../journey/step.ts'
import type { Facts } from './facts.ts'

type SharedStep<Id extends string> = Step<RequestDraft, Facts, Id>

/** A §2 step 1: terms, the required box, individual or group. */
export const party: SharedStep<'party'> = {
  id: 'party',
  accepts: (draft) => [
    ...(draft.agreed ? [] : [{ field: 'agreed', code: 'agreement' } as const]),
    ...(draft.party ? [] : [{ field: 'party', code: 'required' } as const]),
  ],
}

/** A §2 step 2: a group alone; individual skips it, so Back from step 3 returns two steps there. */
export const groupSize: SharedStep<'group-size'> = {
  id: 'group-size',
  when: (draft) => draft.party === 'group',
  accepts: (draft) =>
    groupSizes.includes(applicantCount(draft) as 2) ? [] : [{ field: 'groupSize', code: 'groupSize' }],
}

/** Whether the place is kept for as many applicants, at the chosen office, and not run out (D24). */
const placeIsHeld = ({ appointment: { hold }, site, ...draft }: RequestDraft, { now }: Facts): boolean =>
  hold !== undefined &&
  String(hold.officeId) === site.officeId &&
  hold.applicants === applicantCount(draft) &&
  Date.parse(hold.expiresAt) > Date.parse(now)

/** Passed while the place is held, or once the request has made it final. */
export const placeSettled = (draft: RequestDraft, facts: Facts): boolean =>
  draft.submitted !== undefined || placeIsHeld(draft, facts)

/** B §2: the summary, confirmed by the box. */
export const summary: SharedStep<'summary'> = {
  id: 'summary',
  accepts: ({ summary: { agreed } }) => (agreed ? [] : [{ field: 'summary.agreed', code: 'confirmRequired' }]),
  command: 'confirmSummary',
  settled: ({ summary: { confirmed } }) => confirmed === true,
  seals: true,
}

/** B §2: a method, the terms box, and the order. */
export const payment: SharedStep<'payment'> = {
  id: 'payment',
  accepts: ({ payment: { optionId, agreed } }) => [
    ...(optionId ? [] : [{ field: 'payment.optionId', code: 'paymentOptionRequired' } as const]),
    ...(agreed ? [] : [{ field: 'payment.agreed', code: 'termsRequired' } as const]),
  ],
  command: 'orderPayment',
  settled: ({ payment: { orderId } }) => orderId !== undefined,
}

/** The end: instructions, then the slip. */
export const confirmation: SharedStep<'confirmation'> = { id: 'confirmation' }
