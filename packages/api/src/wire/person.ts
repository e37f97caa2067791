import { type Applicant, eyeColorCode, hairColorCode } from '@invea/domain'
import * as z from 'zod/mini'
import { type PersonOnWire, returnedPerson } from '#returned'
import { storedAddress } from './address.ts'
import { passportKindFrom } from './applicant.ts'
import { requiredAttachment, storedAttachment } from './attachment.ts'
import { correctionTypeCode, genderCode, maritalStatusCode, personStatusWord } from './codes.ts'
import { familyMember } from './family-member.ts'
import { originIdDetail } from './origin-id-detail.ts'
import { personalFrom } from './personal-detail.ts'
import { domain, WireDate, WireId, WireInstant } from './scalars.ts'

const passportRes = z.object({
  birthCertificateId: z.optional(z.string()),
  maritalStatusEnum: z.optional(maritalStatusCode),
  passportNumber: z.optional(z.string()),
  passportPage: z.optional(z.int()),
  passportPageId: WireId,
  issueDate: z.optional(WireDate),
  expireDate: z.optional(WireDate),
  correctionReason: correctionTypeCode,
  isDatacorrected: z.optional(z.boolean()),
  filledBy: z.optional(z.string()),
  passportType: z.optional(z.string()),
})

/** Everything a masked card leaves out (D19). */
const detail = {
  middleName: z.string(),
  lastName: z.string(),
  geezFirstName: z.string(),
  geezMiddleName: z.string(),
  geezLastName: z.string(),
  dateOfBirth: WireDate,
  birthPlace: z.string(),
  birthCountry: z.optional(z.string()),
  birthCity: z.optional(z.string()),
  gender: genderCode,
  maritalStatusEnum: maritalStatusCode,
  nationalityId: WireId,
  occupationId: z.optional(WireId),
  height: z.optional(z.number()),
  eyeColor: z.optional(z.enum(eyeColorCode.names)),
  hairColor: z.optional(z.enum(hairColorCode.names)),
  isHalfCast: z.boolean(),
  isUnder18: z.boolean(),
  isAdoption: z.boolean(),
  phoneNumber: z.string(),
  email: z.optional(z.string()),
  requestReason: z.optional(z.string()),
  address: storedAddress,
  familyResponses: z.array(familyMember),
  passportRes,
  oidDetail: z.optional(originIdDetail),
}
const WireDetail = z.object(detail)

const WirePerson = z.extend(z.partial(WireDetail), {
  id: z.optional(WireId),
  requestPersonId: WireId,
  firstName: z.string(),
  applicationNumber: z.string(),
  personStatus: personStatusWord,
  isApplicantNotified: z.boolean(),
  orderCode: z.optional(z.string()),
  deliveryAppointment: z.optional(z.object({ date: WireDate })),
  attachmentList: z.optional(z.array(storedAttachment)),
  /** Extensions: what this person must upload, and what the agency asks to be corrected. */
  requiredAttachements: z.optional(z.array(requiredAttachment)),
  correction: z.optional(z.object({ reason: z.string(), fields: z.array(z.string()), askedAt: WireInstant })),
})
type Detail = z.output<typeof WireDetail> & { readonly firstName: string }

const isWhole = (wire: Partial<Detail>): wire is Detail =>
  Boolean(wire.dateOfBirth && wire.address && wire.familyResponses && wire.passportRes && wire.maritalStatusEnum)

const applicantFrom = (wire: Detail): Applicant => ({
  personal: personalFrom(wire, {
    maritalStatus: wire.maritalStatusEnum,
    birthCertificateId: wire.passportRes.birthCertificateId,
  }),
  address: wire.address,
  family: wire.familyResponses,
  passport: {
    passportPageId: wire.passportRes.passportPageId,
    passportNumber: wire.passportRes.passportNumber,
    issueDate: wire.passportRes.issueDate,
    expirationDate: wire.passportRes.expireDate,
    dataCorrected: wire.passportRes.isDatacorrected ?? false,
    correctionType: wire.passportRes.correctionReason,
  },
  requestReason: wire.requestReason,
  originId: wire.oidDetail,
  unchecked: passportKindFrom(wire.passportRes, wire.oidDetail),
})

/** B §3 Person (response). A card has no date of birth and so no applicant. */
export const person = z.codec(WirePerson, domain<PersonOnWire>(), {
  decode: (wire) => ({
    requestPersonId: wire.requestPersonId,
    personId: wire.id,
    firstName: wire.firstName,
    applicationNumber: wire.applicationNumber,
    personStatus: wire.personStatus,
    notified: wire.isApplicantNotified,
    applicant: isWhole(wire) ? applicantFrom(wire) : undefined,
    passportPages: wire.passportRes?.passportPage,
    attachments: wire.attachmentList,
    requiredAttachments: wire.requiredAttachements,
    correction: wire.correction,
  }),
  encode: returnedPerson,
})
