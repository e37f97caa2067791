import type { Address } from '../applicant/address.ts'
import { type LatinNames, type PersonalDetail, sameNames } from '../applicant/personal-detail.ts'
import { shortValidityDraft, splitRequestReasons } from '../applicant/short-validity.ts'
import { formatEntryDate, isUnder18 } from '../calendar/iso-date.ts'
import type { ApplicantDraft, FamilyMemberDraft, PersonalDetailDraft } from '../drafts/applicant-draft.ts'
import type { Applicant, FamilyMember, StoredAttachment } from '../model/application.ts'
import type { IsoDate } from '../model/scalars.ts'
import { isSamePerson, namesKey } from './duplicate-applicant.ts'

const text = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value))
const entry = (date: IsoDate | undefined): string | undefined =>
  date === undefined ? undefined : formatEntryDate(date)

/** Converts stored personal details to the fields of the form. */
export const personalDraft = (personal: PersonalDetail): PersonalDetailDraft => ({
  ...personal,
  birthDate: entry(personal.birthDate),
  nationalityId: text(personal.nationalityId),
  occupationId: text(personal.occupationId),
  height: text(personal.height),
})

/** Converts stored family members to the fields of the form. */
export const familyDraft = (family: readonly FamilyMember[]): readonly FamilyMemberDraft[] =>
  family.map((member) => ({ ...member, relationId: String(member.relationId) }))

/** Converts a stored applicant to the draft of the edit wizard (B §2). `toApplicant` converts it back to the same. */
export const draftFromApplicant = (
  applicant: Applicant,
  stored: readonly Pick<StoredAttachment, 'attachmentTypeId'>[] = [],
): ApplicantDraft => {
  const { personal, passport, originId } = applicant
  const { urgent, further } = splitRequestReasons(applicant.requestReason)
  return {
    personal: personalDraft(personal),
    address: applicant.address,
    family: familyDraft(applicant.family),
    passport: {
      ...passport,
      passportPageId: text(passport.passportPageId),
      issueDate: entry(passport.issueDate),
      expirationDate: entry(passport.expirationDate),
      ...shortValidityDraft(further),
    },
    attachments: { stored: stored.map(({ attachmentTypeId }) => attachmentTypeId) },
    ...(urgent && { urgentReason: urgent }),
    ...(originId && { originId: { ...originId, timesLost: text(originId.timesLost) } }),
  }
}

/** Data of an earlier applicant that a member may reuse (B §1): personal details, address and family. No document and no old passport. */
export interface EarlierApplicant {
  readonly personal: PersonalDetail
  readonly address: Address
  readonly family: readonly Omit<FamilyMember, 'id'>[]
  /** A second application for this person is refused as long as the first one is open (D30). */
  readonly hasOpenApplication: boolean
}

/** One applicant of a member's request. */
export interface ReusableApplicant extends Pick<Applicant, 'personal' | 'address' | 'family'> {
  readonly isOpen: boolean
}

/** Returns each person once, as last submitted. `newestFirst` are all applicants of a member's requests. */
export const earlierApplicants = (newestFirst: readonly ReusableApplicant[]): readonly EarlierApplicant[] => {
  const keys = newestFirst.map(namesKey)
  return newestFirst.flatMap((one, at) => {
    const same = newestFirst.filter((other, index) => keys[index] === keys[at] && isSamePerson(one, other))
    if (same[0] !== one) return []
    const family = one.family.map(({ id: _stored, ...member }) => member)
    return [
      { personal: one.personal, address: one.address, family, hasOpenApplication: same.some(({ isOpen }) => isOpen) },
    ]
  })
}

/** The position of an applicant in a request, and the member who fills it in. */
export interface ReusePosition {
  readonly position: number
  readonly today: IsoDate
  /** The account holder of an urgent request (D40). */
  readonly holder?: LatinNames | undefined
}

/**
 * The earlier applicants that can be reused at a position, without those already in the request. The first applicant of an urgent request
 * is the account holder or a child (D40).
 */
export const offeredApplicants = (
  earlier: readonly EarlierApplicant[],
  applicants: readonly Pick<ApplicantDraft, 'personal'>[],
  { position, today, holder }: ReusePosition,
): readonly EarlierApplicant[] =>
  earlier.filter(({ personal }) => {
    if (applicants.some((other, at) => at !== position && sameNames(other.personal, personal))) return false
    const isHolders = position === 0 && holder !== undefined
    return !isHolders || sameNames(holder, personal) || isUnder18(personal.birthDate, today)
  })

/** The applicant draft with the earlier applicant's data. Other typed data does not change. */
export const withEarlierApplicant = (
  draft: ApplicantDraft,
  { personal, address, family }: EarlierApplicant,
  today: IsoDate,
): ApplicantDraft => {
  const under18 = isUnder18(personal.birthDate, today)
  // The sub city of an Origin ID request is a field of a step before the applicant.
  const { subCity = address.subCity } = draft.originId ? draft.address : {}
  return {
    ...draft,
    personal: { ...personalDraft(personal), under18, adopted: under18 && personal.adopted },
    address: { ...address, subCity },
    family: familyDraft(family),
  }
}
