import type { EyeColor, Gender, HairColor, IsoDate, MaritalStatus, PersonalDetail } from '@invea/domain'

/** What the submitted and the answered person spell alike (A §3, B §3). middleName is the father's, lastName the grandfather's. */
interface SpeltAlike {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly geezFirstName?: string | undefined
  readonly geezMiddleName?: string | undefined
  readonly geezLastName?: string | undefined
  readonly dateOfBirth: IsoDate
  readonly birthPlace?: string | undefined
  readonly gender: Gender
  readonly nationalityId: number
  readonly occupationId?: number | undefined
  readonly height?: number | undefined
  readonly eyeColor?: EyeColor | undefined
  readonly hairColor?: HairColor | undefined
  readonly isHalfCast?: boolean | undefined
  readonly isUnder18?: boolean | undefined
  readonly isAdoption?: boolean | undefined
  readonly phoneNumber: string
  readonly email?: string | undefined
}
/** What each of them keeps in a place or under a name of its own. */
interface SpeltApart {
  readonly maritalStatus: MaritalStatus
  readonly birthCertificateId?: string | undefined
}

export const personalFrom = (wire: SpeltAlike, { maritalStatus, birthCertificateId }: SpeltApart): PersonalDetail => ({
  firstName: wire.firstName,
  fatherName: wire.middleName,
  grandfatherName: wire.lastName,
  geezFirstName: wire.geezFirstName ?? '',
  geezFatherName: wire.geezMiddleName ?? '',
  geezGrandfatherName: wire.geezLastName ?? '',
  birthDate: wire.dateOfBirth,
  birthPlace: wire.birthPlace ?? '',
  birthCertificateId,
  gender: wire.gender,
  maritalStatus,
  nationalityId: wire.nationalityId,
  occupationId: wire.occupationId,
  height: wire.height,
  eyeColor: wire.eyeColor,
  hairColor: wire.hairColor,
  halfCast: wire.isHalfCast ?? false,
  under18: wire.isUnder18 ?? false,
  adopted: wire.isAdoption ?? false,
  phoneNumber: wire.phoneNumber,
  email: wire.email,
})

export const personalTo = (personal: PersonalDetail) => ({
  firstName: personal.firstName,
  middleName: personal.fatherName,
  lastName: personal.grandfatherName,
  geezFirstName: personal.geezFirstName,
  geezMiddleName: personal.geezFatherName,
  geezLastName: personal.geezGrandfatherName,
  dateOfBirth: personal.birthDate,
  birthPlace: personal.birthPlace,
  gender: personal.gender,
  nationalityId: personal.nationalityId,
  occupationId: personal.occupationId,
  height: personal.height,
  eyeColor: personal.eyeColor,
  hairColor: personal.hairColor,
  isHalfCast: personal.halfCast,
  isUnder18: personal.under18,
  isAdoption: personal.adopted,
  phoneNumber: personal.phoneNumber,
  email: personal.email,
})

/** Names are upper-cased on the way in and out: what is stored never depends on the client (A §5). */
export const upperCased = <Wire extends { firstName: string; middleName: string; lastName: string }>(
  wire: Wire,
): Wire => ({
  ...wire,
  firstName: wire.firstName.toUpperCase(),
  middleName: wire.middleName.toUpperCase(),
  lastName: wire.lastName.toUpperCase(),
})
