import type { Address } from '../applicant/address.ts'
import type { PersonalDetail } from '../applicant/personal-detail.ts'
import { isoDate } from '../calendar/iso-date.ts'
import type { ApplicantDraft, PersonalDetailDraft } from '../drafts/applicant-draft.ts'
import type { Applicant, FamilyMember, PassportInfo } from '../model/application.ts'

// Invented sample people: phones of the form 0900 00xxxx, passports EP0000001.

/** The personal detail of an adult applicant that passes every rule. */
export const aPersonalDetail = (changes: Partial<PersonalDetail> = {}): PersonalDetail => ({
  firstName: 'ABEBE',
  fatherName: 'KEBEDE',
  grandfatherName: 'TESFAYE',
  geezFirstName: 'አበበ',
  geezFatherName: 'ከበደ',
  geezGrandfatherName: 'ተስፋዬ',
  birthDate: isoDate('1990-05-12'),
  birthPlace: 'Addis Ababa',
  gender: 'male',
  maritalStatus: 'single',
  nationalityId: 1,
  halfCast: false,
  under18: false,
  adopted: false,
  phoneNumber: '0900000001',
  ...changes,
})

/** An address that passes every rule. */
export const anAddress = (changes: Partial<Address> = {}): Address => ({
  region: 'Addis Ababa',
  city: 'Addis Ababa',
  ...changes,
})

/** A family member that passes every rule. */
export const aFamilyMember = (changes: Partial<FamilyMember> = {}): FamilyMember => ({
  relationId: 1,
  firstName: 'ALMAZ',
  grandfatherName: 'TESFAYE',
  ...changes,
})

/** The passport answers of a New request. */
export const aPassportInfo = (changes: Partial<PassportInfo> = {}): PassportInfo => ({
  passportPageId: 1,
  dataCorrected: false,
  ...changes,
})

/** The passport answers of a renewal or lost request: an old passport, no correction. */
export const anOldPassport = (changes: Partial<PassportInfo> = {}): PassportInfo =>
  aPassportInfo({
    passportNumber: 'EP0000001',
    issueDate: isoDate('2020-01-10'),
    expirationDate: isoDate('2025-01-09'),
    ...changes,
  })

/** An applicant of a New request that passes every rule. */
export const anApplicant = (changes: Partial<Applicant> = {}): Applicant => ({
  personal: aPersonalDetail(),
  address: anAddress(),
  family: [],
  passport: aPassportInfo(),
  ...changes,
})

/** The complete typed personal step. */
export const aPersonalDetailDraft = (changes: Partial<PersonalDetailDraft> = {}): PersonalDetailDraft => ({
  firstName: 'Abebe',
  fatherName: 'Kebede',
  grandfatherName: 'Tesfaye',
  geezFirstName: 'አበበ',
  geezFatherName: 'ከበደ',
  geezGrandfatherName: 'ተስፋዬ',
  birthDate: '05/12/1990',
  birthPlace: 'Addis Ababa',
  gender: 'male',
  maritalStatus: 'single',
  nationalityId: '1',
  phoneNumber: '0900000001',
  ...changes,
})

/** One applicant of a New request, completely typed; `toApplicant` makes `anApplicant()` of it. */
export const aCompleteApplicantDraft = (changes: Partial<ApplicantDraft> = {}): ApplicantDraft => ({
  personal: aPersonalDetailDraft(),
  address: { region: 'Addis Ababa', city: 'Addis Ababa' },
  family: [],
  passport: { passportPageId: '1' },
  attachments: {},
  ...changes,
})
