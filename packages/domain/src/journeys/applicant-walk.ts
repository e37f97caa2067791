import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft, RequestDraft } from '../drafts/request-draft.ts'
import type { Step } from '../journey/step.ts'
import type { ApplicantWalk } from './applicant.ts'
import type { Facts } from './facts.ts'
import type { AnyWalk } from './stored-applicant.ts'

/** What every walk reads of a draft; position 0 is the first applicant. */
export const anyWalk = ({ applicants, submitted }: RequestDraft, position: number): AnyWalk => ({
  applicant: applicants[position] ?? emptyApplicantDraft(),
  requestId: submitted?.requestId,
  number: position + 1,
})

/** The walk of one applicant of a passport request; position 0 is the first. */
export const applicantWalk = (draft: PassportDraft, position: number): ApplicantWalk => ({
  ...anyWalk(draft, position),
  requestType: draft.requestType,
  replacementReason: draft.replacement.reason,
  urgentDays: draft.urgentDays,
})

/**
 * Makes a step of an applicant journey a step of an individual's request (A §2 stage 4: single form, not group form): `walkOf` tells
 * how the one applicant is read out of the draft.
 */
export const individually =
  <Draft extends RequestDraft, Walk>(walkOf: (draft: Draft) => Walk) =>
  <Id extends string>({
    id,
    when,
    accepts,
    settled,
    command,
    seals,
    concludes,
  }: Step<Walk, Facts, Id>): Step<Draft, Facts, Id> => ({
    id,
    when: (draft, facts) => draft.party !== 'group' && (when?.(walkOf(draft), facts) ?? true),
    ...(accepts && { accepts: (draft, facts) => accepts(walkOf(draft), facts) }),
    ...(settled && { settled: (draft, facts) => settled(walkOf(draft), facts) }),
    ...(command && { command }),
    ...(seals && { seals: (draft, facts) => seals(walkOf(draft), facts) }),
    ...(concludes && { concludes }),
  })

/** A step of the passport's applicant journey in an individual's request. */
export const forIndividual = individually((draft: PassportDraft) => applicantWalk(draft, 0))
