import {
  applicantJourney,
  applicantWalk,
  type Facts,
  type Journey,
  type PassportDraft,
  type StepId,
} from '@invea/domain'

export type ApplicantStepId = StepId<typeof applicantJourney>

/** The applicant journey of one position as a journey over the whole draft, so that the same wizard can walk it. */
export const walkInGroup = (position: number): Journey<PassportDraft, Facts, ApplicantStepId> => ({
  id: `applicant-${position}`,
  steps: applicantJourney.steps.map(({ id, when, accepts, settled, command, seals }) => ({
    id,
    ...(when && { when: (draft, facts) => when(applicantWalk(draft, position), facts) }),
    ...(accepts && { accepts: (draft, facts) => accepts(applicantWalk(draft, position), facts) }),
    ...(settled && { settled: (draft, facts) => settled(applicantWalk(draft, position), facts) }),
    ...(command && { command }),
    ...(seals && { seals: (draft, facts) => seals(applicantWalk(draft, position), facts) }),
  })),
})
