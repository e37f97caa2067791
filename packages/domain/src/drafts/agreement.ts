import type { Issue } from '../issues/issue.ts'
import { groupSizes, withApplicantCount } from './applicant-count.ts'
import type { RequestDraft } from './request-draft.ts'

/** Version of the terms of every request. Raise it when they change: an address with an older version does not count as agreement. */
export const termsVersion = 'v3'

/** A §5 Agreement: the terms box must be ticked, and the button of the page chooses individual or group. */
export const agreementIssues = ({ agreed, party }: Pick<RequestDraft, 'agreed' | 'party'>): readonly Issue[] => [
  ...(agreed ? [] : [{ field: 'agreed', code: 'agreement' } as const]),
  ...(party ? [] : [{ field: 'party', code: 'required' } as const]),
]

/** The size of a group in an unchecked value, as number or as text. Undefined for anything else. */
export const findGroupSize = (value: unknown) => groupSizes.find((size) => size === value || String(size) === value)

/** A §9: 2 to 5 applicants. */
export const groupSizeIssues = ({ groupSize }: Pick<RequestDraft, 'groupSize'>): readonly Issue[] =>
  groupSizes.some((size) => String(size) === groupSize)
    ? []
    : [{ field: 'groupSize', code: 'groupSize', params: { min: 2, max: 5 } }]

/** Unchecked answers in the address of a step, from the plain form of the previous page. They contain nothing personal. */
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

/** Adds the answers of an address to the draft. Changes nothing without the current terms version and a known start. */
export const withAddressAnswers = <Draft extends RequestDraft>(
  draft: Draft,
  { terms, start, groupSize }: AddressAnswers,
): Draft => {
  if (terms !== termsVersion || (start !== 'individual' && start !== 'group')) return draft
  const size = findGroupSize(groupSize)
  return withApplicantCount({
    ...draft,
    agreed: true,
    party: start,
    ...(start === 'group' && size && { groupSize: String(size) }),
  })
}
