import { type Applicant, eyeColorCode, hairColorCode } from '@invea/domain'
import * as z from 'zod/mini'
import { address } from './address.ts'
import { correctionTypeCode, genderCode, maritalStatusCode } from './codes.ts'
import { familyMember } from './family-member.ts'
import { originIdDetail } from './origin-id-detail.ts'
import { personalFrom, personalTo, upperCased } from './personal-detail.ts'
import { domain, Ignored, optionalChoice, optionalText, optionalValue, text, WireDate, WireId } from './scalars.ts'

const Name = text(60)

/** A §3 and B §3: one applicant, flat, as SubmitRequest, AddPerson and UpdateRequest take it. */
export const WireApplicant = z.object({
  personId: z.optional(z.nullable(z.int())),
  firstName: Name,
  middleName: Name,
  lastName: Name,
  geezFirstName: optionalText(60),
  geezMiddleName: optionalText(60),
  geezLastName: optionalText(60),
  dateOfBirth: WireDate,
  birthPlace: optionalText(100),
  gender: genderCode,
  maritalStatus: maritalStatusCode,
  nationalityId: WireId,
  occupationId: optionalValue(WireId),
  height: optionalValue(z.number()),
  eyeColor: optionalChoice(eyeColorCode.names),
  hairColor: optionalChoice(hairColorCode.names),
  // A §3 writes halfCast, B §3 isHalfCast, for one thing: both are read and both are written.
  halfCast: z.optional(z.boolean()),
  isHalfCast: z.optional(z.boolean()),
  isUnder18: z.optional(z.boolean()),
  isAdoption: z.optional(z.boolean()),
  phoneNumber: text(20),
  email: optionalText(254),
  birthCertificateId: optionalText(40),
  passportNumber: optionalText(20),
  issueDate: optionalValue(WireDate),
  expireDate: optionalValue(WireDate),
  passportPageId: z.optional(WireId),
  isDatacorrected: z.optional(z.boolean()),
  correctionType: z.optional(correctionTypeCode),
  requestReason: optionalText(500),
  address,
  familyRequests: z.optional(z.array(familyMember).check(z.maxLength(30))),
  oidDetail: z.optional(originIdDetail),
  enrolmentDate: Ignored,
  photoPath: Ignored,
  employeeID: Ignored,
  applicationNumber: Ignored,
  organizationID: Ignored,
  passportType: Ignored,
})

export const applicantFrom = (wire: z.output<typeof WireApplicant>): Applicant => ({
  personal: personalFrom({ ...upperCased(wire), isHalfCast: wire.isHalfCast ?? wire.halfCast }, wire),
  address: wire.address,
  family: wire.familyRequests ?? [],
  passport: {
    // D12: 1 is the default; what the user chose is what is sent.
    passportPageId: wire.passportPageId ?? 1,
    passportNumber: wire.passportNumber,
    issueDate: wire.issueDate,
    expirationDate: wire.expireDate,
    dataCorrected: wire.isDatacorrected ?? false,
    correctionType: wire.correctionType,
  },
  requestReason: wire.requestReason,
  originId: wire.oidDetail,
})

export const applicantTo = ({ personal, address, family, passport, requestReason, originId }: Applicant) => ({
  ...upperCased(personalTo(personal)),
  maritalStatus: personal.maritalStatus,
  birthCertificateId: personal.birthCertificateId,
  halfCast: personal.halfCast,
  passportNumber: passport.passportNumber,
  issueDate: passport.issueDate,
  expireDate: passport.expirationDate,
  passportPageId: passport.passportPageId,
  isDatacorrected: passport.dataCorrected,
  correctionType: passport.correctionType,
  requestReason,
  address,
  familyRequests: [...family],
  oidDetail: originId,
})

export const applicant = z.codec(WireApplicant, domain<Applicant>(), { decode: applicantFrom, encode: applicantTo })
