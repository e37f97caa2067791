import { addressFrom, checkAddress } from '../address/address.ts'
import { journey, type Step } from '../journey/step.ts'
import type { ReplacementReason, RequestType, UrgentDays } from '../model.ts'
import { passportStepIssues } from '../passport/passport-step.ts'
import { checkPersonalDetail, personalDetailFrom } from '../person/personal-detail.ts'
import { issuesOf } from '../result.ts'
import { isHuman } from '../site/human.ts'
import type { Facts } from './facts.ts'
import { type AnyWalk, filesIssues, filesStored, isStored, submitIssues } from './stored-applicant.ts'

/** One applicant on the way through the applicant wizard (A §2), with what the rules need to know of the request. */
export interface ApplicantWalk extends AnyWalk {
  readonly requestType: RequestType | undefined
  readonly replacementReason?: ReplacementReason | undefined
  readonly urgentDays?: UrgentDays | undefined
}

type ApplicantStep<Id extends string> = Step<ApplicantWalk, Facts, Id>
type SharedApplicantStep<Id extends string> = Step<AnyWalk, Facts, Id>

/** A §4: Next on step 0 proceeds only if the step validates. */
export const personalDetail: ApplicantStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: ({ applicant }, facts) => issuesOf(checkPersonalDetail(personalDetailFrom(applicant.personal), facts)),
}

/** A §4: Next on step 1 proceeds only if the step validates. */
export const address: SharedApplicantStep<'address'> = {
  id: 'address',
  accepts: ({ applicant }) => issuesOf(checkAddress(addressFrom(applicant.address))),
}

/** A §4: Next proceeds freely; each member was checked when it was saved. */
export const family: SharedApplicantStep<'family'> = { id: 'family' }

/** A §4: Submit is on the passport step, the one before attachments, and validates first. */
export const passportInfo: ApplicantStep<'passport-info'> = {
  id: 'passport-info',
  accepts: (walk, { today, now }) => {
    const { passport } = walk.applicant
    const { requestType = 'unknown', replacementReason, urgentDays } = walk
    return [
      ...passportStepIssues(passport, { requestType, replacementReason, urgentDays, today }),
      ...(isHuman(passport.humanUntil, now) ? [] : [{ field: 'passport.captcha', code: 'captchaRequired' } as const]),
      ...submitIssues(walk),
    ]
  },
  command: 'submitApplicant',
  settled: isStored,
  seals: isStored,
}

/** A §5: as many files as are required, and the service has stored each. */
export const attachments: SharedApplicantStep<'attachments'> = {
  id: 'attachments',
  accepts: filesIssues,
  command: 'uploadAttachments',
  settled: filesStored,
  concludes: true,
}

const ofApplicant = /* @__PURE__ */ journey<ApplicantWalk, Facts>()

/** A §2: Personal Detail, Address, Family, Passport info, Attachment, walked once for each applicant. */
export const applicantJourney = /* @__PURE__ */ ofApplicant('applicant', [
  personalDetail,
  address,
  family,
  passportInfo,
  attachments,
])
