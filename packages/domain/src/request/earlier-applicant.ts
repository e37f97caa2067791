import { isUnder18 } from '../calendar/age.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import type { Address, Applicant, FamilyMember, IsoDate, PersonalDetail } from '../model.ts'
import { familyDraft, personalDraft } from './draft-from-applicant.ts'
import { namesKey } from './same-person.ts'

/** What a member may reuse of an earlier applicant (B §1): who it is, where they live, and their family. No document and no old passport. */
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

/** Each person once, as last submitted: `newestFirst` are all applicants of a member's requests. */
export const earlierApplicants = (newestFirst: readonly ReusableApplicant[]): readonly EarlierApplicant[] => {
  const keys = newestFirst.map(namesKey)
  const openKeys = new Set(keys.filter((_, at) => newestFirst[at]?.isOpen))
  return newestFirst.flatMap(({ personal, address, family }, at) => {
    const key = keys[at] ?? ''
    if (keys.indexOf(key) !== at) return []
    const members = family.map(({ id: _stored, ...member }) => member)
    return [{ personal, address, family: members, hasOpenApplication: openKeys.has(key) }]
  })
}

/** The names of a person in Latin letters. */
export type LatinNames = Pick<PersonalDetail, 'firstName' | 'fatherName' | 'grandfatherName'>

const nameParts = ['firstName', 'fatherName', 'grandfatherName'] as const
const sameNames = (one: Partial<LatinNames>, other: Partial<LatinNames>) =>
  nameParts.every((part) => one[part]?.trim().toUpperCase() === other[part]?.trim().toUpperCase())

/** Who fills in an applicant, and where in the request. */
export interface ReusePosition {
  readonly position: number
  readonly today: IsoDate
  /** The account holder of an urgent request (D40). */
  readonly holder?: LatinNames | undefined
}

/**
 * The earlier applicants that may be reused at a position, without those who are already in the request. The first
 * applicant of an urgent request is the account holder or a child (D40).
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

/** The applicant with the earlier one's data; everything else that was typed stays, and all of it can be changed. */
export const withEarlierApplicant = (
  draft: ApplicantDraft,
  { personal, address, family }: EarlierApplicant,
  today: IsoDate,
): ApplicantDraft => {
  const under18 = isUnder18(personal.birthDate, today)
  // An Origin ID request asks for the sub city before the applicant.
  const { subCity = address.subCity } = draft.originId ? draft.address : {}
  return {
    ...draft,
    personal: { ...personalDraft(personal), under18, adopted: under18 && personal.adopted },
    address: { ...address, subCity },
    family: familyDraft(family),
  }
}
