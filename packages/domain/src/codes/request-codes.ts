import type { CorrectionType, OriginIdApplicantType, ReplacementReason, RequestMode, RequestType } from '../model.ts'
import { codeTable } from './code-table.ts'

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

/** A §3: what is corrected; 0 means none and is a field left out. */
export const correctionTypeCode = /* @__PURE__ */ codeTable({ name: '1', birthDate: '2', both: '3' } satisfies Record<
  CorrectionType,
  string
>)

/** A §1: who an Origin ID is for. Our codes: the described field has no printed values. */
export const originIdApplicantTypeCode = /* @__PURE__ */ codeTable({
  byBirth: 1,
  bySpouse: 2,
  child: 3,
} satisfies Record<OriginIdApplicantType, number>)
