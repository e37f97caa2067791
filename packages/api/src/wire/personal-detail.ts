import { eyeColors, hairColors, type PersonalDetail } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { genderCode, genderDigit } from './codes.ts'
import { optionalChoice, optionalText, optionalValue, text, WireDate, WireId } from './scalars.ts'
import { renaming, type WireName } from './wire-names.ts'

/** Fields whose name or position differs between the two shapes. */
type SeparateField = 'maritalStatus' | 'birthCertificateId'

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

const { decode, encode } = renaming(submittedPersonal)

export const decodePersonal = (
  wire: Parameters<typeof decode>[0],
  { maritalStatus, birthCertificateId }: Pick<PersonalDetail, SeparateField>,
): PersonalDetail => ({
  ...decode(wire),
  geezFirstName: wire.geezFirstName ?? '',
  geezFatherName: wire.geezMiddleName ?? '',
  geezGrandfatherName: wire.geezLastName ?? '',
  birthPlace: wire.birthPlace ?? '',
  birthCertificateId,
  maritalStatus,
  halfCast: wire.isHalfCast ?? false,
  under18: wire.isUnder18 ?? false,
  adopted: wire.isAdoption ?? false,
})

/** Names every field, also empty ones: a request stored as JSON, which has none of these, must be sent again with the same text. */
export const encodePersonal = (personal: PersonalDetail) => encode(personal)

/** Names are converted to upper case in both directions, so that stored names do not depend on the client (A §5). */
export const upperCased = <Wire extends { firstName: string; middleName: string; lastName: string }>(
  wire: Wire,
): Wire => ({
  ...wire,
  firstName: wire.firstName.toUpperCase(),
  middleName: wire.middleName.toUpperCase(),
  lastName: wire.lastName.toUpperCase(),
})
