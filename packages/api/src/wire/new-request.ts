import type { AddedApplicants, NewRequest, RequestChange } from '@invea/domain/application'
import { maxApplicants } from '@invea/domain/drafts'
import * as z from 'zod/mini'
import { applicant, decodeApplicant, encodeApplicant, WireApplicant } from './applicant.ts'
import {
  originIdApplicantTypeCode,
  replacementReasonCode,
  requestModeCode,
  requestTypeCode,
  urgentOptionCode,
} from './codes.ts'
import { Ignored, optionalText, optionalValue, typeOnly, WireDate, WireId, WireLanguage } from './scalars.ts'

const Applicants = z.array(applicant).check(z.minLength(1), z.maxLength(maxApplicants))
const AppointmentIds = z.array(WireId).check(z.maxLength(maxApplicants))

/** A §3, Submitted request. The server sets numbers and status, and ignores those of a client (D12). */
export const newRequest = z.codec(
  z.object({
    requestId: Ignored,
    requestMode: requestModeCode,
    processDays: optionalValue(urgentOptionCode),
    officeId: WireId,
    deliverySiteId: optionalValue(WireId),
    requestTypeId: requestTypeCode,
    appointmentIds: AppointmentIds,
    userName: Ignored,
    deliveryDate: optionalValue(WireDate),
    deliveryDateFormat: Ignored,
    status: Ignored,
    confirmationNumber: Ignored,
    applicants: Applicants,
    replacementReason: optionalValue(replacementReasonCode),
    language: z.optional(WireLanguage),
    oidApplicantType: optionalValue(originIdApplicantTypeCode),
  }),
  typeOnly<NewRequest>(),
  {
    decode: (wire) => ({
      mode: wire.requestMode,
      urgentDays: wire.processDays,
      officeId: wire.officeId,
      // The specified client sends 0 when no site was chosen.
      deliverySiteId: wire.deliverySiteId || undefined,
      requestType: wire.requestTypeId,
      replacementReason: wire.replacementReason,
      appointmentIds: wire.appointmentIds,
      applicants: wire.applicants,
      deliveryDate: wire.deliveryDate,
      language: wire.language ?? 'en',
      originIdApplicantType: wire.oidApplicantType,
    }),
    encode: (request) => ({
      requestId: 0,
      requestMode: request.mode,
      processDays: request.urgentDays,
      officeId: request.officeId,
      deliverySiteId: request.deliverySiteId,
      requestTypeId: request.requestType,
      appointmentIds: [...request.appointmentIds],
      deliveryDate: request.deliveryDate,
      deliveryDateFormat: 'yyyy-MM-dd',
      status: 0,
      confirmationNumber: '',
      applicants: [...request.applicants],
      replacementReason: request.replacementReason,
      language: request.language,
      oidApplicantType: request.originIdApplicantType,
    }),
  },
)

/** AddPerson: adds later applicants to the request of the first one (A §4). */
export const addedApplicants = z.codec(
  z.object({ requestId: WireId, appointmentIds: AppointmentIds, applicants: Applicants }),
  typeOnly<AddedApplicants>(),
  {
    decode: (same) => same,
    encode: ({ requestId, appointmentIds, applicants }) => ({
      requestId,
      appointmentIds: [...appointmentIds],
      applicants: [...applicants],
    }),
  },
)

/** B §3, Update-request payload. `version` is an extension. */
export const requestChange = z.codec(
  z.object({
    requestId: WireId,
    requestMode: requestModeCode,
    requestTypeId: requestTypeCode,
    status: Ignored,
    confirmationNumber: optionalText(40),
    version: optionalValue(z.int()),
    applicants: z
      .array(z.extend(WireApplicant, { personId: WireId }))
      .check(z.minLength(1), z.maxLength(maxApplicants)),
  }),
  typeOnly<RequestChange>(),
  {
    decode: ({ requestId, requestMode, requestTypeId, confirmationNumber, version, applicants }) => ({
      requestId,
      version,
      confirmationNumber,
      mode: requestMode,
      requestType: requestTypeId,
      applicants: applicants.map((wire) => ({ personId: wire.personId, applicant: decodeApplicant(wire) })),
    }),
    encode: ({ requestId, version, confirmationNumber, mode, requestType, applicants }) => ({
      requestId,
      requestMode: mode,
      requestTypeId: requestType,
      // B §4: the update call always sends status 0, and the server ignores it.
      status: 0,
      confirmationNumber,
      version,
      applicants: applicants.map(({ personId, applicant }) => ({ ...encodeApplicant(applicant, personId), personId })),
    }),
  },
)
