import * as z from 'zod/mini'
import { Address, addressFrom, checkAddress } from '../address/address.ts'
import { type Checked, checkWith, issuesOf, withIssues } from '../checked.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { checkFamily, FamilyMember, familyMemberFrom } from '../family/family-member.ts'
import type { Applicant as ApplicantModel, RequestMode, RequestType } from '../model.ts'
import { OriginIdDetail } from '../origin-id/origin-id-detail.ts'
import {
  checkPassportInfo,
  PassportInfo,
  type PassportInfoCandidate,
  passportInfoFrom,
} from '../passport/passport-info.ts'
import {
  checkPersonalDetail,
  PersonalDetail,
  type PersonalDetailCandidate,
  type PersonRules,
  personalDetailFrom,
} from '../person/personal-detail.ts'
import { urgentReasonIssues } from '../services/urgent-reasons.ts'
import { optionalText } from '../text.ts'

export type Applicant = ApplicantModel

/** One of `urgentReasons`, or free words on a normal request. */
const RequestReason = optionalText(200)

/** One applicant as submitted, by the field rules alone; what the clock and the request type demand is in `checkApplicant`. */
export const Applicant = z.object({
  personal: PersonalDetail,
  address: Address,
  family: z.readonly(z.array(FamilyMember)),
  passport: PassportInfo,
  requestReason: RequestReason,
  originId: z.optional(OriginIdDetail),
}) satisfies z.ZodMiniType<ApplicantModel>

/** What the rules of an applicant read beside the applicant. */
export interface ApplicantRules extends PersonRules {
  readonly requestType: RequestType
  /** `normal` when absent; an urgent request names its reason (A §5). */
  readonly mode?: RequestMode | undefined
}

/** An applicant as a form or a caller hands it in: nothing about it is certain. */
export interface ApplicantCandidate {
  readonly personal: PersonalDetailCandidate
  readonly address: unknown
  readonly family: unknown
  readonly passport: PassportInfoCandidate
  readonly requestReason?: unknown
}

/** The typed text of one applicant as a candidate for the rules. */
export const applicantFrom = (draft: ApplicantDraft): ApplicantCandidate => ({
  personal: personalDetailFrom(draft.personal),
  address: addressFrom(draft.address),
  family: draft.family.map(familyMemberFrom),
  passport: passportInfoFrom(draft.passport),
})

/**
 * Every rule of an applicant: portals ask it with a draft (through `toApplicant`), the service with what was sent.
 * The value comes back clean: names upper-cased, hidden fields left out, age boxes cleared for adults.
 */
export const checkApplicant = (candidate: ApplicantCandidate, rules: ApplicantRules): Checked<ApplicantModel> => {
  const personal = checkPersonalDetail(candidate.personal, rules)
  const address = checkAddress(candidate.address)
  const family = checkFamily(candidate.family)
  const passport = checkPassportInfo(candidate.passport, rules)
  const reason = checkRequestReason(candidate.requestReason, rules.mode)
  if (personal.ok && address.ok && family.ok && passport.ok && reason.ok) {
    return {
      ok: true,
      value: {
        personal: personal.value,
        address: address.value,
        family: family.value,
        passport: passport.value,
        ...(reason.value && { requestReason: reason.value }),
      },
    }
  }
  return { ok: false, issues: [personal, address, family, passport, reason].flatMap(issuesOf) }
}

const checkRequestReason = (reason: unknown, mode: RequestMode = 'normal'): Checked<string | undefined> =>
  withIssues(
    checkWith(RequestReason, reason, 'requestReason'),
    mode === 'urgent' ? urgentReasonIssues(reason, 'requestReason') : [],
  )

/** A complete draft as the applicant it describes, or what is still wrong with it. */
export const toApplicant = (draft: ApplicantDraft, rules: ApplicantRules): Checked<ApplicantModel> =>
  checkApplicant(applicantFrom(draft), rules)
