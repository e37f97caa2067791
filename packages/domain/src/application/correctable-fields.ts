import type { Address, OriginIdDetail, PassportInfo, PersonalDetail } from '../model/applicant.ts'

const personal = [
  'firstName',
  'fatherName',
  'grandfatherName',
  'geezFirstName',
  'geezFatherName',
  'geezGrandfatherName',
  'birthDate',
  'birthPlace',
  'birthCertificateId',
  'gender',
  'maritalStatus',
  'nationalityId',
  'occupationId',
  'height',
  'eyeColor',
  'hairColor',
  'halfCast',
  'under18',
  'adopted',
  'phoneNumber',
  'email',
] as const satisfies readonly (keyof PersonalDetail)[]
const address = [
  'region',
  'city',
  'state',
  'zone',
  'woreda',
  'kebele',
  'street',
  'houseNo',
  'poBox',
  'subCity',
] as const satisfies readonly (keyof Address)[]
const passport = [
  'passportPageId',
  'passportNumber',
  'issueDate',
  'expirationDate',
  'dataCorrected',
  'correctionType',
] as const satisfies readonly (keyof PassportInfo)[]
const originId = [
  'country',
  'localPhoneNumber',
  'originIdNumber',
  'timesLost',
  'visaNumber',
  'visaType',
  'visaIssuedOnline',
  'filledBy',
] as const satisfies readonly (keyof OriginIdDetail)[]

const under = <Section extends string, Name extends string>(section: Section, names: readonly Name[]) =>
  names.map((name) => `${section}.${name}` as const)

/** The fields of an applicant that the agency can name when it asks for a correction, by their paths (D26). */
export const correctableFields = [
  ...under('personal', personal),
  ...under('address', address),
  ...under('passport', passport),
  ...under('originId', originId),
]

/** The documents of an applicant are named `attachments.` and the id of their type. */
export const correctableDocument = /^attachments\.(\d{1,9})$/

/** The members of the family are named as one. */
export const correctableFamily = 'family'

/** Whether a name is that of something an applicant can correct. */
export const isCorrectable = (name: string): boolean =>
  name === correctableFamily ||
  correctableDocument.test(name) ||
  correctableFields.some((correctable) => correctable === name)
