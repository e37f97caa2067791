import { emptyApplicantDraft } from './applicant-draft.ts'
import type { RequestDraft } from './request-draft.ts'

/** A §9: a group has 2 to 5 applicants. */
export const groupSizes = [2, 3, 4, 5] as const

/** How many applicants the draft speaks of: 1 for an individual; 1 as well while a group's number is not chosen. */
export const applicantCount = ({ party, groupSize }: Pick<RequestDraft, 'party' | 'groupSize'>): number =>
  party === 'group' ? (groupSizes.find((size) => String(size) === groupSize) ?? 1) : 1

/** The draft with as many applicant drafts as its party has; what was typed for the first ones stays. */
export const withApplicantCount = <Draft extends RequestDraft>(draft: Draft): Draft => ({
  ...draft,
  applicants: Array.from(
    { length: applicantCount(draft) },
    (_, position) => draft.applicants[position] ?? emptyApplicantDraft(),
  ),
})
