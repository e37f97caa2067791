import { eyeColors, hairColors, type PersonalDetail } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { genderCode, genderDigit } from './codes.ts'
import { optionalChoice, optionalText, optionalValue, text, WireDate, WireId } from './scalars.ts'

/** Fields whose name or position differs between the two shapes. */
type SeparateField = 'maritalStatus' | 'birthCertificateId'

/** Wire names that differ from ours (A §3, B §3): middleName is the father's, lastName the grandfather's. */
interface Renamed {
  fatherName: 'middleName'
  grandfatherName: 'lastName'
  geezFatherName: 'geezMiddleName'
  geezGrandfatherName: 'geezLastName'
  birthDate: 'dateOfBirth'
  halfCast: 'isHalfCast'
  under18: 'isUnder18'
  adopted: 'isAdoption'
}

type WireName<Field extends string> = Field extends keyof Renamed ? Renamed[Field] : Field
type EveryField = Record<WireName<Exclude<keyof PersonalDetail, SeparateField>>, unknown>

const Name = text(60)

/** The submitted fields (A §3). A missing one does not compile. */
export const submittedPersonal = {
  firstName: Name,
  middleName: Name,
  lastName: Name,
  geezFirstName: optionalText(60),
  geezMiddleName: optionalText(60),
  geezLastName: optionalText(60),
  dateOfBirth: WireDate,
  birthPlace: optionalText(100),
  gender: genderDigit,
  nationalityId: WireId,
  occupationId: optionalValue(WireId),
  height: optionalValue(z.number()),
  eyeColor: optionalChoice(eyeColors),
  hairColor: optionalChoice(hairColors),
  isHalfCast: z.optional(z.boolean()),
  isUnder18: z.optional(z.boolean()),
  isAdoption: z.optional(z.boolean()),
  phoneNumber: text(20),
  email: optionalText(254),
} satisfies EveryField

/** The returned fields (B §3). A missing one does not compile. */
export const returnedPersonal = {
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  geezFirstName: z.string(),
  geezMiddleName: z.string(),
  geezLastName: z.string(),
  dateOfBirth: WireDate,
  birthPlace: z.string(),
  gender: genderCode,
  nationalityId: WireId,
  occupationId: z.optional(WireId),
  height: z.optional(z.number()),
  eyeColor: z.optional(z.enum(eyeColors)),
  hairColor: z.optional(z.enum(hairColors)),
  isHalfCast: z.boolean(),
  isUnder18: z.boolean(),
  isAdoption: z.boolean(),
  phoneNumber: z.string(),
  email: z.optional(z.string()),
} satisfies EveryField

const WireSubmitted = z.object(submittedPersonal)

export const personalFrom = (
  wire: z.output<typeof WireSubmitted>,
  { maritalStatus, birthCertificateId }: Pick<PersonalDetail, SeparateField>,
): PersonalDetail =>
  ({
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
  }) satisfies Record<keyof PersonalDetail, unknown>

/** Names every field, also empty ones: a request stored as JSON, which has none of these, must be sent again with the same text. */
export const personalTo = (personal: PersonalDetail) =>
  ({
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
  }) satisfies EveryField

/** Names are converted to upper case in both directions, so that stored names do not depend on the client (A §5). */
export const upperCased = <Wire extends { firstName: string; middleName: string; lastName: string }>(
  wire: Wire,
): Wire => ({
  ...wire,
  firstName: wire.firstName.toUpperCase(),
  middleName: wire.middleName.toUpperCase(),
  lastName: wire.lastName.toUpperCase(),
})
