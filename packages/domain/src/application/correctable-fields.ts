import { OriginIdDetail } from '../applicant/origin-id-detail.ts'
import { PersonalDetail } from '../applicant/personal-detail.ts'
import type { Address, PassportInfo } from '../model/applicant.ts'

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
const under = <Section extends string, Name extends string>(section: Section, names: readonly Name[]) =>
  names.map((name) => `${section}.${name}` as const)

const keysOf = <Name extends string>(shape: Readonly<Record<Name, unknown>>) => Object.keys(shape) as Name[]

/** The fields of an applicant that the agency can name when it requests a correction, by their paths (D26). */
export const correctableFields = [
  ...under('personal', keysOf(PersonalDetail.shape)),
  ...under('address', address),
  ...under('passport', passport),
  ...under('originId', keysOf(OriginIdDetail.shape)),
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
