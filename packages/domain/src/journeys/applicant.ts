import { addressFrom, checkAddress } from '../address/address.ts'
import { allStored, attachmentIssues } from '../attachments/all-chosen.ts'
import { issuesOf } from '../checked.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { checkFamily, familyMemberFrom } from '../family/family-member.ts'
import type { Issue } from '../issue.ts'
import { journey, type Step } from '../journey/step.ts'
import type { RequestType } from '../model.ts'
import { checkPassportInfo, passportInfoFrom } from '../passport/passport-info.ts'
import { checkPersonalDetail, personalDetailFrom } from '../person/personal-detail.ts'
import { isHuman } from '../site/human.ts'
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

/** A §4: Next on step 0 proceeds only if the step validates. */
export const personalDetail: ApplicantStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: ({ applicant }, facts) => issuesOf(checkPersonalDetail(personalDetailFrom(applicant.personal), facts)),
}

/** A §4: Next on step 1 proceeds only if the step validates. */
export const address: ApplicantStep<'address'> = {
  id: 'address',
  accepts: ({ applicant }) => issuesOf(checkAddress(addressFrom(applicant.address))),
}

/** A §4: Next proceeds freely; each member was checked when it was saved. */
export const family: ApplicantStep<'family'> = { id: 'family' }

const isStored = ({ applicant }: ApplicantWalk): boolean => applicant.requestPersonId !== undefined

/** A §4: Submit stands on the passport step, the one before attachments, and validates first. */
export const passportInfo: ApplicantStep<'passport-info'> = {
  id: 'passport-info',
  accepts: (walk, { today, now }) => {
    const { passport, family: members } = walk.applicant
    return [
      ...issuesOf(checkPassportInfo(passportInfoFrom(passport), { requestType: walk.requestType ?? 'unknown', today })),
      ...(isHuman(passport.humanUntil, now) ? [] : [{ field: 'passport.captcha', code: 'captchaRequired' } as const]),
      ...issuesOf(checkFamily(members.map(familyMemberFrom))),
      ...firstApplicantIssues(walk),
    ]
  },
  command: 'submitApplicant',
  settled: isStored,
  seals: isStored,
}

/** A §5: as many files as are required, and the service has stored each. */
export const attachments: ApplicantStep<'attachments'> = {
  id: 'attachments',
  accepts: ({ applicant }, facts) => attachmentIssues(applicant.attachments, requiredOf(applicant, facts) ?? []),
  command: 'uploadAttachments',
  settled: ({ applicant }, facts) => {
    const required = requiredOf(applicant, facts)
    return required !== undefined && allStored(applicant.attachments, required)
  },
}

/** A §4: if no request exists yet, a later applicant waits for the first. */
const firstApplicantIssues = ({ number, requestId }: ApplicantWalk): readonly Issue[] =>
  number > 1 && requestId === undefined ? [{ field: 'applicants.0', code: 'firstApplicantFirst' }] : []

const requiredOf = ({ requestPersonId }: ApplicantDraft, { required }: Facts) =>
  requestPersonId === undefined ? undefined : required?.[requestPersonId]

/** A §2: Personal Detail, Address, Family, Passport info, Attachment, walked once for each applicant. */
export const applicantJourney = journey<ApplicantWalk, Facts>()('applicant', [
  personalDetail,
  address,
  family,
  passportInfo,
  attachments,
])
