import type { Gender, MaritalStatus } from './applicant/personal-choices.ts'
import type {
  CorrectionType,
  OriginIdApplicantType,
  PersonStatus,
  ReplacementReason,
  RequestMode,
  RequestStatus,
  RequestType,
} from './model/choices.ts'

/** A code table of the specification. The domain uses names, the wire uses codes. An unknown code reads as 'unknown' and never throws. */
export interface CodeTable<Name extends string, Code extends number | string> {
  /** The names in the order of the table. */
  readonly names: readonly Name[]
  /** The code of a name. */
  readonly encode: (name: Name) => Code
  /** Reads a code as number or as text; anything else is 'unknown'. */
  readonly decode: (code: unknown) => Name | 'unknown'
}

/** Makes a code table of names and their codes. */
export const codeTable = <const Table extends Readonly<Record<string, number | string>>>(
  table: Table,
): CodeTable<keyof Table & string, Table[keyof Table]> => {
  const names = Object.keys(table) as (keyof Table & string)[]
  const byCode = new Map(names.map((name) => [String(table[name]), name]))
  return {
    names,
    encode: (name) => table[name],
    decode: (code) =>
      typeof code === 'number' || typeof code === 'string' ? (byCode.get(String(code)) ?? 'unknown') : 'unknown',
  }
}

/**
 * A §9: booklets of 32 or 64 pages by passport page id; 1 is the default (D12). Names are the pages. An unknown code reads as `unknown`.
 *
 * @example
 * passportPageCode.encode('64') // => 2
 * passportPageCode.decode(1) // => '32'
 */
export const passportPageCode = /* @__PURE__ */ codeTable({ '32': 1, '64': 2 })

/** A §3: '1' male, '0' female. */
export const genderCode = /* @__PURE__ */ codeTable({ male: '1', female: '0' } satisfies Record<Gender, string>)

/** D8: 0 to 3; the placeholder 9 reads as unknown. */
export const maritalStatusCode = /* @__PURE__ */ codeTable({
  single: '0',
  married: '1',
  divorced: '2',
  widowed: '3',
} satisfies Record<MaritalStatus, string>)

/** D1: request types in every submitted or returned request. */
export const requestTypeCode = /* @__PURE__ */ codeTable({
  new: 2,
  renewal: 3,
  lost: 4,
  correction: 8,
} satisfies Record<Exclude<RequestType, 'unknown'>, number>)

/** D1: request types in the urgent menu (`GetUrgentRequestTypes`) and nowhere else. */
export const urgentMenuCode = /* @__PURE__ */ codeTable({
  new: 1,
  renewal: 2,
  lost: 4,
  correction: 8,
} satisfies Record<Exclude<RequestType, 'unknown'>, number>)

/** A §9: 1 urgent, 0 normal. */
export const requestModeCode = /* @__PURE__ */ codeTable({ normal: 0, urgent: 1 } satisfies Record<RequestMode, number>)

/** A §2: option 1 is Urgent (2 Days), option 2 is Urgent (5 Days), stored as processDays. Names are the working days. */
export const urgentOptionCode = /* @__PURE__ */ codeTable({ '2': 1, '5': 2 })

/** A §3: the four replacement reasons. */
export const replacementReasonCode = /* @__PURE__ */ codeTable({
  expired: 1,
  pageRunOut: 2,
  damaged: 3,
  validReplacement: 4,
} satisfies Record<ReplacementReason, number>)

/** A §3: what is corrected. 0 means none; the domain leaves the field out. */
export const correctionTypeCode = /* @__PURE__ */ codeTable({ name: '1', birthDate: '2', both: '3' } satisfies Record<
  CorrectionType,
  string
>)

/** A §1: who an Origin ID is for. The codes are ours, because the specification prints none. */
export const originIdApplicantTypeCode = /* @__PURE__ */ codeTable({
  byBirth: 1,
  bySpouse: 2,
  child: 3,
} satisfies Record<OriginIdApplicantType, number>)

/** B §4: UrgentApproved and 'Payment Completed' (with a blank) are specified. The other words are ours. */
export const requestStatusCode = /* @__PURE__ */ codeTable({
  initial: 'Initial',
  confirmed: 'Confirmed',
  underReview: 'UnderReview',
  urgentApproved: 'UrgentApproved',
  rejected: 'Rejected',
  awaitingPayment: 'AwaitingPayment',
  paymentCompleted: 'Payment Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
} satisfies Record<Exclude<RequestStatus, 'unknown'>, string>)

/** B §4: Initial and PaymentCompleted (without a blank, unlike the request's). */
export const personStatusCode = /* @__PURE__ */ codeTable({
  initial: 'Initial',
  paymentCompleted: 'PaymentCompleted',
  cancelled: 'Cancelled',
} satisfies Record<Exclude<PersonStatus, 'unknown'>, string>)
