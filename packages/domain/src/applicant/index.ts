// One applicant: personal detail, address, family, old passport, Origin ID. A schema has the name of its type.
// Other names for these types, because their schemas have the same names and declaration files of other packages need both.

export { Email } from '../field-schemas.ts'
export type {
  Applicant as ApplicantModel,
  FamilyMember as FamilyMemberModel,
  UncheckedFields,
} from '../model/application.ts'
export type { MasterData, MasterDataEntry, Nationality } from '../model/master-data.ts'
export type { Address as AddressModel } from './address.ts'
export * from './address.ts'
export * from './applicant.ts'
export * from './family.ts'
export * from './origin-id-detail.ts'
export * from './origin-id-rules.ts'
export * from './passport.ts'
export * from './passport-facts.ts'
export * from './personal-choices.ts'
export * from './personal-detail.ts'
export * from './phone.ts'
export * from './replacement-reason.ts'
export * from './short-validity.ts'
