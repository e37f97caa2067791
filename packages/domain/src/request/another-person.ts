import type { Applicant, PersonalDetail } from '../model.ts'
import { areNamesAlike, type SpeltName } from '../person/names-alike.ts'

/** What an applicant was submitted as. */
export type SubmittedIdentity = Pick<
  PersonalDetail,
  | 'firstName'
  | 'fatherName'
  | 'grandfatherName'
  | 'geezFirstName'
  | 'geezFatherName'
  | 'geezGrandfatherName'
  | 'birthDate'
>

/** What of an applicant tells who it is. */
export const submittedIdentityOf = ({ personal }: Pick<Applicant, 'personal'>): SubmittedIdentity => ({
  firstName: personal.firstName,
  fatherName: personal.fatherName,
  grandfatherName: personal.grandfatherName,
  geezFirstName: personal.geezFirstName,
  geezFatherName: personal.geezFatherName,
  geezGrandfatherName: personal.geezGrandfatherName,
  birthDate: personal.birthDate,
})

const namesOf = (identity: SubmittedIdentity): readonly SpeltName[] => [
  { latin: identity.firstName, geez: identity.geezFirstName },
  { latin: identity.fatherName, geez: identity.geezFatherName },
  { latin: identity.grandfatherName, geez: identity.geezGrandfatherName },
]

/**
 * D45: corrections are free, but an applicant cannot become another person: names that do not sound alike, and another birth date.
 * Compared with what was first submitted, so that several changes count together. The order of the names may be corrected.
 */
export const isAnotherPerson = (first: SubmittedIdentity, now: SubmittedIdentity): boolean =>
  first.birthDate !== now.birthDate &&
  namesOf(now).some((name) => !namesOf(first).some((submitted) => areNamesAlike(submitted, name)))
