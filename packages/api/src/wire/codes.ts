import type {
  CorrectionType,
  Gender,
  MaritalStatus,
  OriginIdApplicantType,
  PersonStatus,
  ReplacementReason,
  RequestMode,
  RequestStatus,
  RequestType,
  UrgentDays,
} from '@invea/domain'
import * as z from 'zod/mini'
import { codeTable, openCodeTable, openWordTable } from './code-table.ts'
import { domain } from './scalars.ts'

/** A §3, B §4, D1: in every submitted or returned request. */
export const requestTypeCode = openCodeTable({ new: 2, renewal: 3, lost: 4, correction: 8 } as const satisfies Partial<
  Record<RequestType, number>
>)

/** D1: the urgent menu alone counts 1, 2, 4, 8. Read where that menu is read and nowhere else. */
export const urgentMenuTypeCode = openCodeTable({
  new: 1,
  renewal: 2,
  lost: 4,
  correction: 8,
} as const satisfies Partial<Record<RequestType, number>>)

/** The words of `type` beside a request (B §3). */
export const requestTypeWord = {
  new: 'New',
  renewal: 'Renew/Replacement',
  lost: 'Lost',
  correction: 'Correction',
  unknown: 'Unknown',
} as const satisfies Record<RequestType, string>

export const requestModeCode = codeTable({ normal: 0, urgent: 1 } as const satisfies Record<RequestMode, number>)
export const requestModeWord = { normal: 'Normal', urgent: 'Urgent' } as const satisfies Record<RequestMode, string>

/** A §9: processDays is the option's code, not a number of days: 1 is two days, 2 is five. */
export const urgentOptionCode = z.codec(z.literal([1, 2, '1', '2']), domain<UrgentDays>(), {
  decode: (code) => (Number(code) === 1 ? 2 : 5),
  encode: (days) => (days === 2 ? 1 : 2),
})

export const genderCode = codeTable({ female: 0, male: 1 } as const satisfies Record<Gender, number>)

/** D8: 9, the unselected placeholder of one described screen, is refused and never stored. */
export const maritalStatusCode = codeTable({ single: 0, married: 1, divorced: 2, widowed: 3 } as const satisfies Record<
  MaritalStatus,
  number
>)

/** A §3: 0 if none. */
export const correctionTypeCode = codeTable({ none: 0, name: 1, birthDate: 2, both: 3 } as const satisfies Record<
  CorrectionType | 'none',
  number
>)

/** A §2: the four cards. The described payload has no field for it; ours is an extension. */
export const replacementReasonCode = codeTable({
  expired: 1,
  pageRunOut: 2,
  damaged: 3,
  validReplacement: 4,
} as const satisfies Record<ReplacementReason, number>)

/** Our codes: the described field has no printed values. */
export const originIdApplicantTypeCode = codeTable({ byBirth: 1, bySpouse: 2, child: 3 } as const satisfies Record<
  OriginIdApplicantType,
  number
>)

/** B §4 prints UrgentApproved and, with a space, Payment Completed. */
export const requestStatusWord = openWordTable({
  initial: 'Initial',
  confirmed: 'Confirmed',
  underReview: 'UnderReview',
  urgentApproved: 'UrgentApproved',
  rejected: 'Rejected',
  awaitingPayment: 'AwaitingPayment',
  paymentCompleted: 'Payment Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const satisfies Partial<Record<RequestStatus, string>>)

/** B §4 prints Initial and, without a space, PaymentCompleted. */
export const personStatusWord = openWordTable({
  initial: 'Initial',
  paymentCompleted: 'PaymentCompleted',
  cancelled: 'Cancelled',
} as const satisfies Partial<Record<PersonStatus, string>>)
