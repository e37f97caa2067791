import { type Applicant, type ApplicationPerson, eyeColorCode, hairColorCode } from '@invea/domain'
import * as z from 'zod/mini'
import { address } from './address.ts'
import { storedAttachment } from './attachment.ts'
import { correctionTypeCode, genderCode, maritalStatusCode, personStatusWord } from './codes.ts'
import { familyMember } from './family-member.ts'
import { originIdDetail } from './origin-id-detail.ts'
import { personalFrom, personalTo } from './personal-detail.ts'
import { domain, WireDate, WireId } from './scalars.ts'

const passportRes = z.object({
  birthCertificateId: z.optional(z.string()),
  maritalStatusEnum: z.optional(maritalStatusCode),
  passportNumber: z.optional(z.string()),
  passportPageId: WireId,
  issueDate: z.optional(WireDate),
  expireDate: z.optional(WireDate),
  correctionReason: z.optional(correctionTypeCode),
  isDatacorrected: z.optional(z.boolean()),
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
  address,
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
})

const detailOf = ({ personal, address, family, passport, requestReason, originId }: Applicant) => ({
  ...personalTo(personal),
  maritalStatusEnum: personal.maritalStatus,
  requestReason,
  address,
  familyResponses: [...family],
  passportRes: {
    birthCertificateId: personal.birthCertificateId,
    maritalStatusEnum: personal.maritalStatus,
    passportNumber: passport.passportNumber,
    passportPageId: passport.passportPageId,
    issueDate: passport.issueDate,
    expireDate: passport.expirationDate,
    correctionReason: passport.correctionType,
    isDatacorrected: passport.dataCorrected,
  },
  oidDetail: originId,
})

/** A person with what the described answer repeats on each: the order and the delivery day of the request. */
export type PersonOnWire = ApplicationPerson & {
  readonly orderCode?: string | undefined
  readonly deliveryAppointment?: z.output<typeof WirePerson>['deliveryAppointment']
}

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
    attachments: wire.attachmentList,
  }),
  encode: ({ applicant, attachments, ...person }) => ({
    ...(applicant && detailOf(applicant)),
    id: person.personId,
    requestPersonId: person.requestPersonId,
    firstName: person.firstName,
    applicationNumber: person.applicationNumber,
    personStatus: person.personStatus,
    isApplicantNotified: person.notified,
    orderCode: person.orderCode,
    deliveryAppointment: person.deliveryAppointment,
    attachmentList: attachments && [...attachments],
  }),
})
