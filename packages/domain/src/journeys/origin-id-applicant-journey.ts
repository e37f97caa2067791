import { checkOriginIdCorrection, checkOriginIdDetail, originIdDetailFrom } from '../applicant/origin-id-detail.ts'
import { checkOriginIdPerson, OriginIdFamilyMember } from '../applicant/origin-id-rules.ts'
import { isTypedChild, personalDetailFrom } from '../applicant/personal-detail.ts'
import { isCaptchaValid } from '../appointment/office.ts'
import type { OriginIdDraft } from '../drafts/request-draft.ts'
import { issuesOf } from '../issues/result.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import {
  type ApplicantInRequest,
  address,
  applicantInRequest,
  attachments,
  family,
  isStored,
  submitIssues,
} from './applicant-journey.ts'
import { journey, type Step } from './journey.ts'
import type { Facts } from './start-steps.ts'

/** State of the applicant wizard of an Origin ID: one applicant. */
export interface OriginIdApplicantInRequest extends ApplicantInRequest {
  readonly service: OriginIdService | undefined
}

/** Extracts one applicant of an Origin ID request. Position 0 is the first. */
export const originIdApplicantInRequest = (draft: OriginIdDraft, position: number): OriginIdApplicantInRequest => ({
  ...applicantInRequest(draft, position),
  service: draft.service,
})

type OriginIdStep<Id extends string> = Step<OriginIdApplicantInRequest, Facts, Id>

/** A §4 step 0, with the personal rules of the Origin ID. */
export const originIdPerson: OriginIdStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: ({ applicant, service }, facts) =>
    issuesOf(checkOriginIdPerson(personalDetailFrom(applicant.personal), { ...facts, service })),
}

/** A §3, Origin ID extra fields, instead of the passport step. Submit is on this step and validates first (A §4). */
export const originIdDetail: OriginIdStep<'origin-id-detail'> = {
  id: 'origin-id-detail',
  accepts: (state, facts) => {
    const { originId = {}, personal } = state.applicant
    const { now, phonePrefixes } = facts
    const rules = { service: state.service ?? 'new', phonePrefixes, isChild: isTypedChild(personal, facts) }
    return [
      ...issuesOf(checkOriginIdCorrection(rules.service, state.applicant.passport.correctionType)),
      ...issuesOf(checkOriginIdDetail(originIdDetailFrom(originId), rules)),
      ...(isCaptchaValid(originId.humanUntil, now)
        ? []
        : [{ field: 'originId.captcha', code: 'captchaRequired' } as const]),
      ...submitIssues(state, OriginIdFamilyMember),
    ]
  },
  command: 'submitApplicant',
  isCommandDone: isStored,
  locksEarlierSteps: isStored,
}

/** The applicant wizard of an Origin ID: that of the passport, with its own person and detail steps. */
export const originIdApplicantJourney = journey<OriginIdApplicantInRequest, Facts>()('origin-id-applicant', [
  originIdPerson,
  address,
  family,
  originIdDetail,
  attachments,
])
