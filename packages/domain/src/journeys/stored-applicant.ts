import { allStored, attachmentIssues } from '../attachments/all-chosen.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { checkFamily, familyMemberFrom } from '../family/family-member.ts'
import type { Issue } from '../issue.ts'
import type { RequiredAttachment } from '../model.ts'
import { issuesOf } from '../result.ts'
import type { Facts } from './facts.ts'

/** What both applicant journeys read: the applicant and its position among the others. */
export interface AnyWalk {
  readonly applicant: ApplicantDraft
  /** The request exists once the first applicant is saved (A §4). */
  readonly requestId: number | undefined
  /** 1 for the first applicant. */
  readonly number: number
}

/** Whether SubmitRequest or AddPerson has stored the applicant. */
export const isStored = ({ applicant }: AnyWalk): boolean => applicant.requestPersonId !== undefined

/** A §4, what Submit validates beside its own form: whole family members, and for a later applicant the first one saved. */
export const submitIssues = ({ applicant, number, requestId }: AnyWalk): readonly Issue[] => [
  ...issuesOf(checkFamily(applicant.family.map(familyMemberFrom))),
  ...(number > 1 && requestId === undefined ? [{ field: 'applicants.0', code: 'firstApplicantFirst' } as const] : []),
]

const requiredOf = (
  { requestPersonId }: ApplicantDraft,
  { required }: Facts,
): readonly RequiredAttachment[] | undefined =>
  requestPersonId === undefined ? undefined : required?.[requestPersonId]

/** A §5: as many files as are required. */
export const filesIssues = ({ applicant }: AnyWalk, facts: Facts): readonly Issue[] =>
  attachmentIssues(applicant.attachments, requiredOf(applicant, facts) ?? [])

/** Whether the service has named the required files and stored each. */
export const filesStored = ({ applicant }: AnyWalk, facts: Facts): boolean => {
  const required = requiredOf(applicant, facts)
  return required !== undefined && allStored(applicant.attachments, required)
}
