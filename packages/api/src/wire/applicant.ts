import type { Applicant } from '@invea/domain'
import type { FamilyMember, OriginIdDetail, UncheckedFields } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { address } from './address.ts'
import { correctionTypeCode, maritalStatusDigit } from './codes.ts'
import { decodePersonal, encodePersonal, submittedPersonal, upperCased } from './personal-detail.ts'
import { Ignored, optionalText, optionalValue, responseOf, text, typeOnly, WireDate, WireId } from './scalars.ts'
import type { WireName } from './wire-names.ts'

const WireFamilyMember = z.object({
  id: z.optional(WireId),
  personId: z.optional(WireId),
  familtyTypeId: WireId,
  familtyType: z.optional(z.string()),
  firstName: text(60),
  lastName: text(60),
})

/** A §3: names are stored upper-case; lastName is the grandfather's name. Id 0: not stored yet. */
export const familyMember = z.codec(WireFamilyMember, typeOnly<FamilyMember & { readonly personId?: number }>(), {
  decode: ({ id, familtyTypeId, familtyType, firstName, lastName }) => ({
    id: id || undefined,
    relationId: familtyTypeId,
    relationName: familtyType,
    firstName: firstName.toUpperCase(),
    grandfatherName: lastName.toUpperCase(),
  }),
  encode: ({ id, relationId, firstName, grandfatherName, relationName, personId = 0 }) => ({
    id: id ?? 0,
    personId,
    familtyTypeId: relationId,
    // Responses contain the word besides the id (B §3).
    ...(relationName && { familtyType: relationName }),
    firstName: firstName.toUpperCase(),
    lastName: grandfatherName.toUpperCase(),
  }),
})

export interface AddedFamily {
  readonly personId: number
  readonly members: readonly FamilyMember[]
}

/** B §7: the input of AddFamily is a list without envelope. Every entry repeats the person. */
export const addedFamily = z.codec(
  z.array(z.extend(WireFamilyMember, { personId: WireId })).check(z.minLength(1), z.maxLength(30)),
  typeOnly<AddedFamily>(),
  {
    decode: (entries, payload) => {
      const personId = entries[0]?.personId ?? 0
      if (entries.some((entry) => entry.personId !== personId))
        payload.issues.push({ code: 'custom', message: 'one person a call', path: ['personId'], input: entries })
      return { personId, members: entries.map((entry) => z.decode(familyMember, entry)) }
    },
    encode: ({ personId, members }) => members.map((member) => ({ ...z.encode(familyMember, member), personId })),
  },
)

export const familyResponse = responseOf('families', z.array(familyMember), typeOnly<readonly FamilyMember[]>())

/** A §3, Origin ID extra fields. The wire names are ours, because the specification has none. A missing field does not compile. */
const originIdFields = {
  country: optionalText(100),
  localPhoneNumber: optionalText(20),
  originIdNumber: optionalText(40),
  lostCount: optionalValue(z.int().check(z.nonnegative(), z.maximum(99))),
  visaNumber: optionalText(40),
  visaType: optionalText(40),
  isVisaOnline: optionalValue(z.boolean()),
  filledBy: optionalText(100),
  correctionNote: optionalText(300),
} satisfies Record<WireName<keyof OriginIdDetail>, unknown>

// An absent field stays absent: a stored request must be sent again with the same text.
export const originIdDetail = z.codec(z.object(originIdFields), typeOnly<OriginIdDetail>(), {
  decode: ({ lostCount: timesLost, isVisaOnline: visaIssuedOnline, ...same }) => ({
    ...same,
    timesLost,
    visaIssuedOnline,
  }),
  encode: ({ timesLost: lostCount, visaIssuedOnline: isVisaOnline, ...same }) => ({ ...same, lostCount, isVisaOnline }),
})

/** A code that a client may send as a number. */
const optionalCode = z.codec(z.nullish(z.union([text(40), z.int()])), z.optional(z.string()), {
  decode: (code) => (code === null || code === undefined || code === '' ? undefined : String(code)),
  encode: (code) => code ?? null,
})

/** A §3 and B §3: one applicant as a flat object, in SubmitRequest, AddPerson and UpdateRequest. */
export const WireApplicant = z.object({
  personId: z.optional(z.nullable(z.int())),
  ...submittedPersonal,
  maritalStatus: maritalStatusDigit,
  // A §3 writes halfCast, B §3 isHalfCast for the same field. Both are read and written.
  halfCast: z.optional(z.boolean()),
  birthCertificateId: optionalText(40),
  passportNumber: optionalText(20),
  issueDate: optionalValue(WireDate),
  expireDate: optionalValue(WireDate),
  passportPageId: z.optional(WireId),
  isDatacorrected: z.optional(z.boolean()),
  correctionType: correctionTypeCode,
  isIssueDateChanged: optionalValue(z.boolean()),
  isExpirationDateChanged: optionalValue(z.boolean()),
  passportType: optionalText(40),
  filledBy: optionalText(100),
  requestReason: optionalText(500),
  address,
  familyRequests: z.optional(z.array(familyMember).check(z.maxLength(30))),
  oidDetail: z.optional(originIdDetail),
  enrolmentDate: optionalValue(WireDate),
  photoPath: optionalText(300),
  employeeID: optionalCode,
  applicationNumber: Ignored,
  organizationID: optionalCode,
})

/** A §5: the passport form is for ordinary passports. This word is sent and returned, but not stored. */
const ordinary = 'Ordinary'

const anyOf = (fields: UncheckedFields): UncheckedFields | undefined =>
  Object.values(fields).some((one) => one !== undefined) ? fields : undefined

/** Type of the passport, and who filled in the form. An Origin ID application has the latter in its own detail. */
export const decodePassportKind = (
  { passportType, filledBy }: Pick<UncheckedFields, 'passportType' | 'filledBy'>,
  originId: OriginIdDetail | undefined,
  more?: UncheckedFields,
) =>
  anyOf({
    ...more,
    passportType: passportType === ordinary ? undefined : passportType,
    filledBy: filledBy === originId?.filledBy ? undefined : filledBy,
  })

/** Encodes what `decodePassportKind` decodes. */
export const encodePassportKind = ({ unchecked, originId }: Pick<Applicant, 'unchecked' | 'originId'>) => ({
  passportType: unchecked?.passportType ?? (originId ? undefined : ordinary),
  filledBy: unchecked?.filledBy ?? originId?.filledBy,
})

export const decodeApplicant = (wire: z.output<typeof WireApplicant>): Applicant => ({
  personal: decodePersonal({ ...upperCased(wire), isHalfCast: wire.isHalfCast ?? wire.halfCast }, wire),
  address: wire.address,
  family: wire.familyRequests ?? [],
  passport: {
    // D12: 1 is the default. Otherwise the choice of the user is sent.
    passportPageId: wire.passportPageId ?? 1,
    passportNumber: wire.passportNumber,
    issueDate: wire.issueDate,
    expirationDate: wire.expireDate,
    dataCorrected: wire.isDatacorrected ?? false,
    correctionType: wire.correctionType,
  },
  requestReason: wire.requestReason,
  originId: wire.oidDetail,
  unchecked: decodePassportKind(wire, wire.oidDetail, {
    issueDateChanged: wire.isIssueDateChanged || undefined,
    expirationDateChanged: wire.isExpirationDateChanged || undefined,
    enrolmentDate: wire.enrolmentDate,
    photoPath: wire.photoPath,
    employeeId: wire.employeeID,
    organizationId: wire.organizationID,
  }),
})

/** `personId` is 0 before the person is stored. */
export const encodeApplicant = (applicant: Applicant, personId = 0) => {
  const { personal, address, family, passport, requestReason, originId, unchecked } = applicant
  return {
    ...upperCased(encodePersonal(personal)),
    personId,
    maritalStatus: personal.maritalStatus,
    birthCertificateId: personal.birthCertificateId,
    halfCast: personal.halfCast,
    passportNumber: passport.passportNumber,
    issueDate: passport.issueDate,
    expireDate: passport.expirationDate,
    passportPageId: passport.passportPageId,
    isDatacorrected: passport.dataCorrected,
    correctionType: passport.correctionType,
    isIssueDateChanged: unchecked?.issueDateChanged ?? false,
    isExpirationDateChanged: unchecked?.expirationDateChanged ?? false,
    ...encodePassportKind(applicant),
    requestReason,
    address: { ...address, personId },
    familyRequests: family.map((member) => ({ ...member, personId })),
    oidDetail: originId,
    enrolmentDate: unchecked?.enrolmentDate,
    photoPath: unchecked?.photoPath,
    employeeID: unchecked?.employeeId,
    // The service assigns the number.
    applicationNumber: '',
    organizationID: unchecked?.organizationId,
  }
}

export const applicant = z.codec(WireApplicant, typeOnly<Applicant>(), {
  decode: decodeApplicant,
  encode: (one) => encodeApplicant(one),
})
