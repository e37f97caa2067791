import { addressFrom, checkAddress } from '../address/address.ts'
import { type Checked, issuesOf } from '../checked.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { checkFamily, familyMemberFrom } from '../family/family-member.ts'
import type { Applicant } from '../model.ts'
import { type PersonalDetailCandidate, type PersonRules, personalDetailFrom } from '../person/personal-detail.ts'
import { hardCodedDefaults } from '../readings/hard-coded-values.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { checkOriginIdDetail, type OriginIdDetailCandidate, originIdDetailFrom } from './origin-id-detail.ts'
import { checkOriginIdPerson } from './origin-id-person.ts'

/** What the rules of an Origin ID applicant read beside the applicant. */
export interface OriginIdRules extends PersonRules {
  readonly service: OriginIdService
}

/** An Origin ID applicant as a form or a caller hands it in: nothing about it is certain. */
export interface OriginIdApplicantCandidate {
  readonly personal: PersonalDetailCandidate
  readonly address: unknown
  readonly family: unknown
  readonly originId?: OriginIdDetailCandidate | undefined
}

/** An Origin ID has no booklet: the default page id is sent, and no correction box (D12). */
const noBooklet = { passportPageId: hardCodedDefaults.passportPageId, dataCorrected: false } as const

/** Every rule of an Origin ID applicant, for the portal and the service alike: the passport's by composition, its own detail instead of the passport. */
export const checkOriginIdApplicant = (
  candidate: OriginIdApplicantCandidate,
  rules: OriginIdRules,
): Checked<Applicant> => {
  const personal = checkOriginIdPerson(candidate.personal, rules)
  const address = checkAddress(candidate.address)
  const family = checkFamily(candidate.family)
  const originId = checkOriginIdDetail(candidate.originId ?? {}, rules)
  if (personal.ok && address.ok && family.ok && originId.ok) {
    const parts = { personal: personal.value, address: address.value, family: family.value, originId: originId.value }
    return { ok: true, value: { ...parts, passport: noBooklet } }
  }
  return { ok: false, issues: [personal, address, family, originId].flatMap(issuesOf) }
}

/** A complete draft as the Origin ID applicant it describes, or what is still wrong with it. */
export const toOriginIdApplicant = (draft: ApplicantDraft, rules: OriginIdRules): Checked<Applicant> =>
  checkOriginIdApplicant(originIdApplicantFrom(draft), rules)

/** The typed text of one applicant as a candidate for the rules. */
export const originIdApplicantFrom = (draft: ApplicantDraft): OriginIdApplicantCandidate => ({
  personal: personalDetailFrom(draft.personal),
  address: addressFrom(draft.address),
  family: draft.family.map(familyMemberFrom),
  originId: originIdDetailFrom(draft.originId ?? {}),
})
