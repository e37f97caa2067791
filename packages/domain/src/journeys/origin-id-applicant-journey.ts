import { checkOriginIdCorrection, checkOriginIdDetail, originIdDetailFrom } from '../applicant/origin-id-detail.ts'
import { checkOriginIdPerson } from '../applicant/origin-id-rules.ts'
import { personalDetailFrom } from '../applicant/personal-detail.ts'
import { isHuman } from '../appointment/office.ts'
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

/** One Origin ID applicant on the way through the applicant wizard. */
export interface OriginIdApplicantInRequest extends ApplicantInRequest {
  readonly service: OriginIdService | undefined
}

/** One applicant of an Origin ID request; position 0 is the first. */
export const originIdApplicantInRequest = (draft: OriginIdDraft, position: number): OriginIdApplicantInRequest => ({
  ...applicantInRequest(draft, position),
  service: draft.service,
})

type OriginIdStep<Id extends string> = Step<OriginIdApplicantInRequest, Facts, Id>

/** A §4 step 0, by the Origin ID's rules of a person. */
export const originIdPerson: OriginIdStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: ({ applicant }, facts) => issuesOf(checkOriginIdPerson(personalDetailFrom(applicant.personal), facts)),
}

/** A §3, Origin ID extra fields, instead of the passport step: Submit is here and validates first (A §4). */
export const originIdDetail: OriginIdStep<'origin-id-detail'> = {
  id: 'origin-id-detail',
  accepts: (state, { now, phonePrefixes }) => {
    const { originId = {} } = state.applicant
    const rules = { service: state.service ?? 'new', phonePrefixes }
    return [
      ...issuesOf(checkOriginIdDetail(originIdDetailFrom(originId), rules)),
      ...issuesOf(checkOriginIdCorrection(rules.service, state.applicant.passport.correctionType)),
      ...(isHuman(originId.humanUntil, now) ? [] : [{ field: 'originId.captcha', code: 'captchaRequired' } as const]),
      ...submitIssues(state),
    ]
  },
  command: 'submitApplicant',
  settled: isStored,
  seals: isStored,
}

/** The applicant wizard of an Origin ID: the passport's, with its own person and detail steps. */
export const originIdApplicantJourney = journey<OriginIdApplicantInRequest, Facts>()('origin-id-applicant', [
  originIdPerson,
  address,
  family,
  originIdDetail,
  attachments,
])
