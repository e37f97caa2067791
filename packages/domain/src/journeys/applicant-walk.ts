import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import type { Step } from '../journey/step.ts'
import type { ApplicantWalk } from './applicant.ts'
import type { Facts } from './facts.ts'

/** The walk of one applicant of a request; position 0 is the first. */
export const applicantWalk = (draft: PassportDraft, position: number): ApplicantWalk => ({
  applicant: draft.applicants[position] ?? emptyApplicantDraft(),
  requestType: draft.requestType,
  requestId: draft.submitted?.requestId,
  number: position + 1,
})

/** A step of the applicant journey as a step of an individual's request (A §2 stage 4: single form, not group form). */
export const forIndividual = <Id extends string>(
  step: Step<ApplicantWalk, Facts, Id>,
): Step<PassportDraft, Facts, Id> => {
  const { id, when, accepts, settled, command, seals } = step
  return {
    id,
    when: (draft, facts) => draft.party !== 'group' && (when?.(applicantWalk(draft, 0), facts) ?? true),
    ...(accepts && { accepts: (draft, facts) => accepts(applicantWalk(draft, 0), facts) }),
    ...(settled && { settled: (draft, facts) => settled(applicantWalk(draft, 0), facts) }),
    ...(command && { command }),
    ...(seals && { seals: (draft, facts) => seals(applicantWalk(draft, 0), facts) }),
  }
}
