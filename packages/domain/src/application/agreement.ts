import { groupSizes } from '../drafts/applicant-count.ts'
import type { RequestDraft, SummaryDraft } from '../drafts/request-draft.ts'
import type { Issue } from '../issues/issue.ts'

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

/** B §5 Summary: the box 'Confirm Applicant Details' is required. */
export const summaryIssues = ({ agreed }: SummaryDraft): readonly Issue[] =>
  agreed ? [] : [{ field: 'summary.agreed', code: 'confirmRequired' }]
