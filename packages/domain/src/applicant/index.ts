// One applicant: personal detail, address, family, old passport, Origin ID. A schema has the name of its type.
// Declaration files of other packages need a name of their own for these: schemas have the same names.

export { Email } from '../field-schemas.ts'
export type {
  Address as AddressModel,
  Applicant as ApplicantModel,
  FamilyMember as FamilyMemberModel,
  UncheckedFields,
} from '../model/application.ts'
export type { EyeColor, Gender, HairColor, MaritalStatus } from '../model/choices.ts'
export type { Coded, MasterData, Nationality } from '../model/master-data.ts'
export * from './address.ts'
export * from './applicant.ts'
export * from './family.ts'
export * from './origin-id-detail.ts'
export * from './origin-id-rules.ts'
export * from './passport.ts'
export * from './passport-facts.ts'
export * from './personal-detail.ts'
export * from './phone.ts'
export * from './replacement-reason.ts'
export * from './short-validity.ts'
