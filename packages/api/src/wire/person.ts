import type { Applicant } from '@invea/domain'
import type { EarlierApplicant } from '@invea/domain/application'
import * as z from 'zod/mini'
import { encodeApplicants, encodePerson, type PersonOnWire } from '#response-encoders'
import { address, storedAddress } from './address.ts'
import { decodePassportKind, familyMember, originIdDetail, WireApplicant } from './applicant.ts'
import { requiredAttachment, storedAttachment } from './attachment.ts'
import { correctionTypeCode, maritalStatusCode, personStatusWord } from './codes.ts'
import { decodePersonal, returnedPersonal, submittedPersonal } from './personal-detail.ts'
import { envelope, typeOnly, WireDate, WireId, WireInstant } from './scalars.ts'

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

const { firstName: _shown, ...fields } = returnedPersonal

/** Everything a masked card leaves out (D19). */
const detail = {
  ...fields,
  birthCountry: z.optional(z.string()),
  birthCity: z.optional(z.string()),
  maritalStatusEnum: maritalStatusCode,
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
  /** Extensions: the required documents, and the correction that the agency requests. */
  requiredAttachements: z.optional(z.array(requiredAttachment)),
  correction: z.optional(z.object({ reason: z.string(), fields: z.array(z.string()), askedAt: WireInstant })),
})
type Detail = z.output<typeof WireDetail> & { readonly firstName: string }

const isWhole = (wire: Partial<Detail>): wire is Detail =>
  Boolean(wire.dateOfBirth && wire.address && wire.familyResponses && wire.passportRes && wire.maritalStatusEnum)

const decodeApplicant = (wire: Detail): Applicant => ({
  personal: decodePersonal(wire, {
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
  unchecked: decodePassportKind(wire.passportRes, wire.oidDetail),
})

/** B §3 Person (response). A card has no date of birth and so no applicant. */
export const person = z.codec(WirePerson, typeOnly<PersonOnWire>(), {
  decode: (wire) => ({
    requestPersonId: wire.requestPersonId,
    personId: wire.id,
    firstName: wire.firstName,
    applicationNumber: wire.applicationNumber,
    personStatus: wire.personStatus,
    notified: wire.isApplicantNotified,
    applicant: isWhole(wire) ? decodeApplicant(wire) : undefined,
    passportPages: wire.passportRes?.passportPage,
    attachments: wire.attachmentList,
    requiredAttachments: wire.requiredAttachements,
    correction: wire.correction,
  }),
  encode: encodePerson,
})

/** The reusable fields of a submitted applicant, with the same wire names. */
const WireEarlierApplicant = z.extend(
  z.object({ ...submittedPersonal, ...z.pick(WireApplicant, { maritalStatus: true, birthCertificateId: true }).shape }),
  { address, familyRequests: z.array(familyMember), hasOpenApplication: z.boolean() },
)

/** A member's earlier applicants, for a new request (B §1). */
export const earlierApplicantsResponse = z.codec(
  z.object({ ...envelope, applicants: z.array(WireEarlierApplicant) }),
  typeOnly<readonly EarlierApplicant[]>(),
  {
    decode: ({ applicants }) =>
      applicants.map((wire) => ({
        personal: decodePersonal(wire, wire),
        address: wire.address,
        family: wire.familyRequests.map(({ id: _none, ...member }) => member),
        hasOpenApplication: wire.hasOpenApplication,
      })),
    encode: encodeApplicants,
  },
)

/** The portal of the applicants, because a passport and an Origin ID are for different people. */
export const earlierApplicantsQuery = z.object({ portal: z.enum(['passport', 'originId']) })
