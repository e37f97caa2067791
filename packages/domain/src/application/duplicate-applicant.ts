import type { PersonalDetail } from '../applicant/personal-detail.ts'
import type { Applicant } from '../model/application.ts'
import type { RequestStatus } from '../model/choices.ts'
import { areNamesAlike, nameSound, type SpeltName } from '../names/similar-names.ts'

/** What of an applicant tells who it is. */
export type Identified = Pick<Applicant, 'personal' | 'passport'>

/** The numbers of documents that tell one person from another. */
const numbersOf = ({ personal, passport }: Identified) => ({
  certificate: personal.birthCertificateId,
  passport: passport.passportNumber,
})

/**
 * D30: one text for each document of an applicant, with names and birth date; two applicants who share one are the same person.
 * Texts are personal data: a service stores a keyed hash of them.
 */
export const documentKeys = (applicant: Identified): readonly string[] => {
  const { firstName, fatherName, grandfatherName, birthDate } = applicant.personal
  const person = [firstName, fatherName, grandfatherName, birthDate].join('|')
  return Object.entries(numbersOf(applicant)).flatMap(([kind, number]) =>
    number ? [`${kind}|${number}|${person}`] : [],
  )
}

/** D47: one text for names and birth date, the same for every spelling of one name. Personal data like the above. */
export const namesKey = ({ personal }: Pick<Applicant, 'personal'>): string =>
  [
    nameSound(personal.firstName),
    nameSound(personal.fatherName),
    nameSound(personal.grandfatherName),
    personal.birthDate,
  ].join('|')

/** D47: whether a number that both have differs: then names and birth date alone do not make them one person. */
export const differInDocuments = (one: Identified, other: Identified): boolean => {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  return (['certificate', 'passport'] as const).some((kind) => a[kind] && b[kind] && a[kind] !== b[kind])
}

/** Another request of the same names and birth date, and what it shares with the one that is made. */
export interface TwinRequest {
  readonly status: RequestStatus
  readonly sameSession: boolean
  readonly sameAccount: boolean
  readonly samePhone: boolean
}

/**
 * D47: whether a request prevents a second one of the same person without a matching document: a paid one does; an unpaid one only within
 * the same session, account or phone. Otherwise the first to pay keeps theirs.
 */
export const blocksSecondRequest = ({ status, sameSession, sameAccount, samePhone }: TwinRequest): boolean =>
  status === 'paymentCompleted' || sameSession || sameAccount || samePhone

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
