import {
  holderFields,
  isSameName,
  type LatinNames,
  namePairs,
  nameParts,
  type PersonalDetail,
  passportNames,
} from '../applicant/personal-detail.ts'
import type { Issue } from '../issues/issue.ts'
import type { Result } from '../issues/result.ts'
import type { Applicant } from '../model/application.ts'
import type { RequestStatus } from '../model/choices.ts'
import { areDifferentNames, areNamesAlike, nameSound, type SpeltName } from '../names/similar-names.ts'

/** The fields of an applicant that identify the person. */
export type Identified = Pick<Applicant, 'personal' | 'passport'>

/** Document numbers that identify a person. */
const numbersOf = ({ personal, passport }: Identified) => ({
  certificate: personal.birthCertificateId,
  passport: passport.passportNumber,
})

/**
 * D30: one text for each document of an applicant, with names and birth date. Two applicants who share a text are the same person. The
 * texts are personal data: a service stores only a keyed hash.
 */
export const documentKeys = (applicant: Identified): readonly string[] => {
  const { firstName, fatherName, grandfatherName, birthDate } = applicant.personal
  const person = [firstName, fatherName, grandfatherName, birthDate].join('|')
  return Object.entries(numbersOf(applicant)).flatMap(([kind, number]) =>
    number ? [`${kind}|${number}|${person}`] : [],
  )
}

/**
 * D47: one text for names and birth date, the same for every spelling of a name. Different persons can share it, see `isSamePerson`. It
 * is personal data: a service stores only a keyed hash.
 */
export const namesKey = ({ personal }: { readonly personal: LatinNames & Pick<PersonalDetail, 'birthDate'> }): string =>
  [...nameParts.map((part) => nameSound(personal[part])), personal.birthDate].join('|')

const nameIn = (identity: SubmittedIdentity, [latin, geez]: (typeof namePairs)[number]): SpeltName => ({
  latin: identity[latin],
  geez: identity[geez],
})

/**
 * D47: whether two applicants, of whom no document number differs, are the same person. Twins can have the same `namesKey`: their gender
 * or their first names differ. Two persons of one request are the same only if one was entered twice.
 */
export const isSamePerson = (
  { personal: one }: Pick<Applicant, 'personal'>,
  { personal: other }: Pick<Applicant, 'personal'>,
  isSameRequest = false,
): boolean => {
  if (namesKey({ personal: one }) !== namesKey({ personal: other }) || one.gender !== other.gender) return false
  return isSameRequest
    ? one.firstName === other.firstName
    : !areDifferentNames(nameIn(one, namePairs[0]), nameIn(other, namePairs[0]))
}

/** Changes of an applicant's identity in one day. The response to each shows whether that person has an open application. */
export const maxIdentityChangesPerDay = 5

const identityOf = (applicant: Identified) => JSON.stringify([submittedIdentityOf(applicant), documentKeys(applicant)])

/** Whether a change could make another application of the same person block this one (D30, D47). Names count in both scripts. */
export const isIdentityChanged = (before: Identified, after: Identified): boolean =>
  identityOf(before) !== identityOf(after)

/** Another request with the same names and birth date, and what it shares with the new one. */
export interface SameNameRequest {
  readonly status: RequestStatus
  readonly sameSession: boolean
  readonly sameAccount: boolean
  /** The phone that has the numbers of that request. */
  readonly samePhone: boolean
}

/**
 * D47: whether a request prevents a second one of the same person without a matching document. A paid request does. An unpaid one does
 * only within the same session, account or phone. Otherwise the request that is paid first remains.
 */
export const blocksSecondRequest = ({ status, sameSession, sameAccount, samePhone }: SameNameRequest): boolean =>
  status === 'paymentCompleted' || sameSession || sameAccount || samePhone

/** The identity of an applicant at submission. */
export type SubmittedIdentity = Pick<PersonalDetail, (typeof namePairs)[number][number] | 'birthDate' | 'gender'>

/** Extracts the identity of an applicant. */
export const submittedIdentityOf = ({ personal }: Pick<Applicant, 'personal'>): SubmittedIdentity => ({
  firstName: personal.firstName,
  fatherName: personal.fatherName,
  grandfatherName: personal.grandfatherName,
  geezFirstName: personal.geezFirstName,
  geezFatherName: personal.geezFatherName,
  geezGrandfatherName: personal.geezGrandfatherName,
  birthDate: personal.birthDate,
  gender: personal.gender,
})

/** The names that sound like none of the submitted ones. Each submitted name counts once, so that names in another order do not differ. */
const otherNamesIn = (first: SubmittedIdentity, now: SubmittedIdentity) => {
  const areAlike = (submitted: (typeof namePairs)[number], fields: (typeof namePairs)[number]) =>
    areNamesAlike(nameIn(first, submitted), nameIn(now, fields))
  const moved = namePairs.filter((fields) => !areAlike(fields, fields))
  const unmatched = [...moved]
  return moved.filter((fields) => {
    const found = unmatched.findIndex((submitted) => areAlike(submitted, fields))
    if (found >= 0) unmatched.splice(found, 1)
    return found < 0
  })
}

/** What differs: each name by its fields in both scripts, the birth date and the gender. */
const differencesOf = (first: SubmittedIdentity, now: SubmittedIdentity) => [
  ...otherNamesIn(first, now),
  ...([['birthDate'], ['gender']] as const).filter(([field]) => first[field] !== now[field]),
]

/**
 * D45: an applicant cannot become another person through corrections. Of the three names, the birth date and the gender only one may
 * differ. A name differs when it sounds like none of the submitted ones: spelling and order of the names may be corrected. Compares with
 * the first submission, so that several changes count together. The agency has seen the documents: where it asked to correct each changed
 * field (`askedFields`), they may change together. Returns the changed fields of another person, and none for the same one.
 */
export const fieldsOfAnotherPerson = (
  first: SubmittedIdentity,
  now: SubmittedIdentity,
  askedFields: readonly string[] = [],
): readonly (keyof SubmittedIdentity)[] => {
  const differences = differencesOf(first, now)
  const isAsked = (fields: readonly string[]) => fields.some((field) => askedFields.includes(`personal.${field}`))
  return differences.length < 2 || differences.every(isAsked) ? [] : differences.map(([field]) => field)
}

/** One change of an applicant's identity. */
export interface IdentityChange {
  readonly first: SubmittedIdentity
  readonly before: SubmittedIdentity
  readonly now: SubmittedIdentity
  readonly askedFields?: readonly string[] | undefined
}

/**
 * D45: the identity that later changes are compared with: what the agency asked for replaces the first submission. Or the field that
 * is refused. An applicant whom an earlier version let differ in more keeps that, and can only come closer to the first submission.
 */
export const checkIdentityChange = ({
  first,
  before,
  now,
  askedFields,
}: IdentityChange): Result<SubmittedIdentity, keyof SubmittedIdentity> => {
  if (fieldsOfAnotherPerson(first, now, askedFields).length === 0)
    return { ok: true, value: fieldsOfAnotherPerson(first, now).length > 0 ? now : first }
  const isChanged = (field: keyof SubmittedIdentity) => now[field] !== before[field]
  const [differences, earlier] = [differencesOf(first, now), differencesOf(first, before).flat()]
  const refused =
    differences.flat().find(isChanged) ??
    // A name that moved can leave another one that differs.
    (differences.every(([field]) => earlier.includes(field)) ? undefined : namePairs.flat().find(isChanged))
  return refused ? { ok: false, error: refused } : { ok: true, value: first }
}

/** The names of an applicant, and whether the applicant is a child. */
export type NamesAndAge = LatinNames & Pick<PersonalDetail, 'under18'>

/** What the names of the first applicant of an urgent request are compared with (D40). */
export interface HolderRules {
  /** The names of the account. */
  readonly holder: LatinNames | undefined
  /** The stored applicant, when it is changed. */
  readonly before?: NamesAndAge | undefined
  readonly askedFields?: readonly string[] | undefined
}

/**
 * D40: the first applicant of an urgent request has the names of the account, joined as a passport writes them, except for a child and
 * where the names do not fit a passport. Names of an adult that were stored earlier can stay. Fields are named `personal.…`.
 */
export const holderNameIssues = (
  personal: NamesAndAge,
  { holder, before, askedFields }: HolderRules,
): readonly Issue[] => {
  if (personal.under18 || !holder || !passportNames(holder)) return []
  const accepted = before && !before.under18 ? [holder, before] : [holder]
  const isKept = (part: keyof LatinNames) => accepted.some((names) => isSameName(names[part], personal[part]))
  const fixed = holderFields(askedFields)
  return nameParts
    .filter((part) => fixed.includes(`personal.${part}`) && !isKept(part))
    .map((part) => ({ field: `personal.${part}`, code: 'holderNames' }))
}
