import type { Issue } from '../issues/issue.ts'
import { groupSizes, withApplicantCount } from './applicant-count.ts'
import type { RequestDraft } from './request-draft.ts'

/**
 * Version of the terms of every request. Raise it when they change: an address that names an older version does not count as
 * agreed.
 */
export const termsVersion = 'v1'

/** A §5 Agreement: the terms box must be ticked; individual or group is chosen by the button that goes on. */
export const agreementIssues = ({ agreed, party }: Pick<RequestDraft, 'agreed' | 'party'>): readonly Issue[] => [
  ...(agreed ? [] : [{ field: 'agreed', code: 'agreement' } as const]),
  ...(party ? [] : [{ field: 'party', code: 'required' } as const]),
]

/** A §9: 2 to 5 applicants. */
export const groupSizeIssues = ({ groupSize }: Pick<RequestDraft, 'groupSize'>): readonly Issue[] =>
  groupSizes.some((size) => String(size) === groupSize)
    ? []
    : [{ field: 'groupSize', code: 'groupSize', params: { min: 2, max: 5 } }]

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
