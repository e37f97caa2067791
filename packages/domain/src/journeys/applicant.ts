import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { journey, type Step } from '../journey/step.ts'
import type { RequestType } from '../model.ts'
import type { Facts } from './facts.ts'

/** One applicant on the way through the applicant wizard (A §2), with what the rules need to know of the request. */
export interface ApplicantWalk {
  readonly applicant: ApplicantDraft
  readonly requestType: RequestType | undefined
  /** The request exists once the first applicant is saved (A §4). */
  readonly requestId: number | undefined
  /** 1 for the first applicant. */
  readonly number: number
}

type ApplicantStep<Id extends string> = Step<ApplicantWalk, Facts, Id>

export const personalDetail: ApplicantStep<'personal-detail'> = { id: 'personal-detail' }

export const address: ApplicantStep<'address'> = { id: 'address' }

export const family: ApplicantStep<'family'> = { id: 'family' }

/** A §4: Submit stands on the passport step, the one before attachments, and validates first. */
export const passportInfo: ApplicantStep<'passport-info'> = {
  id: 'passport-info',
  command: 'submitApplicant',
  settled: ({ applicant }) => applicant.requestPersonId !== undefined,
  seals: true,
}

/** A §5: as many files as are required, and the service has stored each. */
export const attachments: ApplicantStep<'attachments'> = {
  id: 'attachments',
  command: 'uploadAttachments',
  settled: (
    {
      applicant: {
        requestPersonId,
        attachments: { stored = [] },
      },
    },
    { required },
  ) =>
    requestPersonId !== undefined &&
    (required?.[requestPersonId]?.every(({ attachmentTypeId }) => stored.includes(attachmentTypeId)) ?? false),
}

/** A §2: Personal Detail, Address, Family, Passport info, Attachment, walked once for each applicant. */
export const applicantJourney = journey<ApplicantWalk, Facts>()('applicant', [
  personalDetail,
  address,
  family,
  passportInfo,
  attachments,
])
