import type { RequestChange } from '@invea/domain/application'
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
import { renamed } from './wire-names.ts'

const Applicants = z.array(applicant).check(z.minLength(1), z.maxLength(maxApplicants))
const AppointmentIds = z.array(WireId).check(z.maxLength(maxApplicants))

/** The specified client sends 0 when no site was chosen. */
const chosenSite = z.codec(z.nullish(z.union([WireId, z.literal('')])), z.optional(z.custom<number>()), {
  decode: (id) => id || undefined,
  encode: (id) => id ?? null,
})

const language = z.codec(z.optional(WireLanguage), WireLanguage, {
  decode: (named) => named ?? 'en',
  encode: (chosen) => chosen,
})

/** A §3, Submitted request. The server sets numbers and status, and ignores those of a client (D12). */
export const newRequest = renamed(
  {
    requestId: Ignored,
    requestMode: requestModeCode,
    processDays: optionalValue(urgentOptionCode),
    officeId: WireId,
    deliverySiteId: chosenSite,
    requestTypeId: requestTypeCode,
    appointmentIds: AppointmentIds,
    userName: Ignored,
    deliveryDate: optionalValue(WireDate),
    deliveryDateFormat: Ignored,
    status: Ignored,
    confirmationNumber: Ignored,
    applicants: Applicants,
    replacementReason: optionalValue(replacementReasonCode),
    language,
    oidApplicantType: optionalValue(originIdApplicantTypeCode),
  },
  ['requestId', 'userName', 'deliveryDateFormat', 'status', 'confirmationNumber'],
  () => ({ requestId: 0, deliveryDateFormat: 'yyyy-MM-dd', status: 0, confirmationNumber: '' }),
)

/** AddPerson: adds later applicants to the request of the first one (A §4). */
export const addedApplicants = renamed({ requestId: WireId, appointmentIds: AppointmentIds, applicants: Applicants })

const changedApplicant = z.codec(
  z.extend(WireApplicant, { personId: WireId }),
  typeOnly<RequestChange['applicants'][number]>(),
  {
    decode: (wire) => ({ personId: wire.personId, applicant: decodeApplicant(wire) }),
    encode: ({ personId, applicant }) => ({ ...encodeApplicant(applicant, personId), personId }),
  },
)

/** B §3, Update-request payload. `version` is an extension. The call always sends status 0, and the server ignores it (B §4). */
export const requestChange = renamed(
  {
    requestId: WireId,
    requestMode: requestModeCode,
    requestTypeId: requestTypeCode,
    status: Ignored,
    confirmationNumber: optionalText(40),
    version: optionalValue(z.int()),
    applicants: z.array(changedApplicant).check(z.minLength(1), z.maxLength(maxApplicants)),
  },
  ['status'],
  () => ({ status: 0 }),
)
