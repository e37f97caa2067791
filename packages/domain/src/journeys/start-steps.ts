import { agreementIssues, groupSizeIssues } from '../application/agreement.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { Facts } from './facts.ts'
import type { Step } from './journey.ts'

// Apart from `shared-steps.ts`: the first page of a form needs these without the rules of the payment.

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
