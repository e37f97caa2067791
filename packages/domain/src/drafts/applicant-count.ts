import { emptyApplicantDraft } from './applicant-draft.ts'
import type { RequestDraft } from './request-draft.ts'

/** A §9: maximum number of applicants of one request. */
export const maxApplicants = 5

/** A §9: a group has 2 to 5 applicants. */
export const groupSizes = [2, 3, 4, maxApplicants] as const

/** Number of applicants of the draft. 1 for an individual, and while the size of a group is not chosen. */
export const applicantCount = ({ party, groupSize }: Pick<RequestDraft, 'party' | 'groupSize'>): number =>
  party === 'group' ? (groupSizes.find((size) => String(size) === groupSize) ?? 1) : 1

/** Fits the drafts to the number of applicants. Others stay in `surplusApplicants`, and return with a larger number. */
export const withApplicantCount = <Draft extends RequestDraft>(draft: Draft): Draft => {
  const known = [...draft.applicants, ...(draft.surplusApplicants ?? [])]
  const count = applicantCount(draft)
  return {
    ...draft,
    applicants: Array.from({ length: count }, (_, position) => known[position] ?? emptyApplicantDraft()),
    surplusApplicants: known.slice(count),
  }
}
