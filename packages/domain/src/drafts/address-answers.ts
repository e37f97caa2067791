import { termsVersion } from '../application/agreement.ts'
import { groupSizes, withApplicantCount } from './applicant-count.ts'
import type { RequestDraft } from './request-draft.ts'

/** Answers in the address of a step, unvalidated: the page before sent them as a plain form. Nothing personal. */
export interface AddressAnswers {
  /** Version of the terms that were agreed to. */
  readonly terms?: unknown
  /** Individual or group. */
  readonly start?: unknown
  readonly groupSize?: unknown
}

/** Whether an address has any of the answers. */
export const hasAddressAnswers = ({ terms, start, groupSize }: AddressAnswers): boolean =>
  [terms, start, groupSize].some((answer) => answer !== undefined)

/**
 * The draft with the answers of an address, as if they were given on the first steps. Without the present terms and a known
 * start nothing changes.
 */
export const withAddressAnswers = <Draft extends RequestDraft>(
  draft: Draft,
  { terms, start, groupSize }: AddressAnswers,
): Draft => {
  if (terms !== termsVersion || (start !== 'individual' && start !== 'group')) return draft
  const size = groupSizes.map(String).find((one) => one === String(groupSize))
  return withApplicantCount({
    ...draft,
    agreed: true,
    party: start,
    ...(start === 'group' && size !== undefined && { groupSize: size }),
  })
}
