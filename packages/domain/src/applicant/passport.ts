import * as z from 'zod/mini'
import type { DateBounds } from '../calendar/date-readings.ts'
import { isDay } from '../calendar/iso-date.ts'
import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { filled, typedDay, typedNumber } from '../drafts/typed-fields.ts'
import { day, fieldsOf, id } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { checkWith, issuesOf, type Result, withIssues } from '../issues/result.ts'
import type { PassportInfo as PassportInfoModel } from '../model/application.ts'
import {
  correctionTypes,
  type ReplacementReason,
  type RequestMode,
  type RequestType,
  type UrgentDays,
} from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'
import { replacementReasonIssues, replacementReasons } from './replacement-reason.ts'

/** A §5: two letters, then seven digits. Returned in upper case. */
export const PassportNumber = z
  .string({ error: 'passportNumberRequired' })
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.regex(/^[A-Za-z]{2}\d{7}$/, { error: 'passportNumberFormat' }),
    z.toUpperCase(),
  )

export type PassportInfo = PassportInfoModel

/** A §3 Passport info with the field rules of A §5. `checkPassportInfo` adds the rules of each request type. */
export const PassportInfo = z.object(
  {
    passportPageId: id('passportPageRequired'),
    passportNumber: z.optional(PassportNumber),
    issueDate: z.optional(day('issueDateRequired')),
    expirationDate: z.optional(day('expirationDateRequired')),
    dataCorrected: z.boolean({ error: 'invalid' }),
    correctionType: z.optional(z.enum(correctionTypes, { error: 'correctionRequired' })),
  },
  { error: 'required' },
) satisfies z.ZodMiniType<PassportInfoModel>

/** The fields in the order of the form. */
const formOrder = Object.keys(PassportInfo.shape).map((key) => `passport.${key}`)

/** A §2: old passport number and dates are hidden for New. */
export const asksOldPassport = (requestType: RequestType): boolean => requestType !== 'new'

/** A §2: the Is Data correction box is offered for Renew/Replacement and Lost only. */
export const offersDataCorrection = (requestType: RequestType): boolean =>
  requestType === 'renewal' || requestType === 'lost'

/** A §5: the correction type is required for Correction, or when the offered box is ticked. */
export const asksCorrectionType = (requestType: RequestType, dataCorrected: boolean): boolean =>
  requestType === 'correction' || (offersDataCorrection(requestType) && dataCorrected)

/** Whether the passport step of a request type has a field, for some answer. */
export const hasPassportField = (requestType: RequestType, field: string): boolean =>
  field === 'dataCorrected'
    ? offersDataCorrection(requestType)
    : field in withoutHidden({ dataCorrected: true }, requestType)

/** Converts the typed text to unchecked data: leaves out empty fields and reads days. */
export const passportInfoFrom = (draft: PassportInfoDraft) => ({
  passportPageId: typedNumber(draft.passportPageId),
  passportNumber: filled(draft.passportNumber),
  issueDate: typedDay(draft.issueDate),
  expirationDate: typedDay(draft.expirationDate),
  dataCorrected: draft.dataCorrected ?? false,
  correctionType: filled(draft.correctionType),
})

type PassportInfoCandidate = Partial<Record<keyof PassportInfoModel, unknown>>

/** Removes the fields that the request type hides, so that they are neither checked nor sent. */
const withoutHidden = (candidate: PassportInfoCandidate, requestType: RequestType): PassportInfoCandidate => {
  const dataCorrected = offersDataCorrection(requestType) && candidate.dataCorrected === true
  const { passportNumber, issueDate, expirationDate, correctionType } = candidate
  return {
    passportPageId: candidate.passportPageId,
    dataCorrected,
    ...(asksOldPassport(requestType) && { passportNumber, issueDate, expirationDate }),
    ...(asksCorrectionType(requestType, dataCorrected) && { correctionType }),
  }
}

const requiredIssues = (candidate: PassportInfoCandidate, requestType: RequestType): readonly Issue[] => {
  const dataCorrected = candidate.dataCorrected === true
  const required: readonly (readonly [keyof PassportInfoModel, Issue['code'], boolean])[] = [
    ['passportNumber', 'passportNumberRequired', asksOldPassport(requestType)],
    ['issueDate', 'issueDateRequired', asksOldPassport(requestType)],
    ['expirationDate', 'expirationDateRequired', asksOldPassport(requestType)],
    ['correctionType', 'correctionRequired', asksCorrectionType(requestType, dataCorrected)],
  ]
  return required
    .filter(([field, , isRequired]) => isRequired && candidate[field] === undefined)
    .map(([field, code]) => ({ field: `passport.${field}`, code }))
}

/** Years that an old passport can be valid at most, from today. Ethiopian passports are valid for 5 or 10 years. */
const longestValidity = 15

/** The dates that an old passport can have. Other dates are typing errors, and decide no reason and fee (D35). */
export const oldPassportBounds = (today: IsoDate): Required<DateBounds> => ({
  earliest: '1900-01-01' as IsoDate,
  latest: `${Number(today.slice(0, 4)) + longestValidity}-12-31` as IsoDate,
})

const dateIssues = ({ issueDate, expirationDate }: PassportInfoCandidate, today: IsoDate): readonly Issue[] => {
  const { earliest, latest } = oldPassportBounds(today)
  const found: readonly (readonly [keyof PassportInfoModel, Issue['code'], boolean])[] = [
    ['issueDate', 'issueDateFuture', isDay(issueDate) && issueDate > today],
    ['issueDate', 'dateFormat', isDay(issueDate) && issueDate < earliest],
    ['expirationDate', 'dateFormat', isDay(expirationDate) && (expirationDate < earliest || expirationDate > latest)],
    ['expirationDate', 'passportDatesOrder', isDay(issueDate) && isDay(expirationDate) && expirationDate <= issueDate],
  ]
  return found.flatMap(([field, code, isBroken]) => (isBroken ? [{ field: `passport.${field}`, code }] : []))
}

/** Facts that the rules of the passport step need besides its fields. */
export interface PassportRules {
  readonly requestType: RequestType
  readonly today: IsoDate
  /** Only for renewals. */
  readonly replacementReason?: ReplacementReason | undefined
  /** `normal` when absent. An urgent request needs a reason (A §5). */
  readonly mode?: RequestMode | undefined
  readonly urgentDays?: UrgentDays | undefined
  /** The day of submission, when it was earlier. The validity of the old passport counts from this day. */
  readonly submittedOn?: IsoDate | undefined
}

const reasonIssues = (
  { expirationDate, dataCorrected }: PassportInfoCandidate,
  { replacementReason, mode, urgentDays, today, submittedOn = today }: PassportRules,
): readonly Issue[] =>
  replacementReason !== undefined && isDay(expirationDate)
    ? replacementReasonIssues(replacementReason, expirationDate, submittedOn, {
        correction: dataCorrected === true,
        mode,
        urgentDays,
      })
    : []

/** Checks the passport step (A §5, D35) for a request type on a day. Fields are named `passport.…`. */
export const checkPassportInfo = (candidate: unknown, rules: PassportRules): Result<PassportInfoModel> => {
  const { requestType, today } = rules
  const visible = withoutHidden(fieldsOf(candidate), requestType)
  const further = [
    ...requiredIssues(visible, requestType),
    ...dateIssues(visible, today),
    ...(requestType === 'renewal' ? reasonIssues(visible, rules) : []),
  ]
  return withIssues(checkWith(PassportInfo, visible, 'passport'), further, formOrder)
}

const inputs: readonly string[] = ['passport.passportNumber', 'passport.issueDate', 'passport.expirationDate']

/**
 * A §2 step 4: one of the four cards, and the old passport of the first applicant (D36), whose passport section opens filled with it.
 * Its file is optional here.
 */
export const replacementIssues = (
  { replacement: { reason }, applicants: [first], urgentDays }: PassportDraft,
  today: IsoDate,
  mode?: RequestMode,
): readonly Issue[] => {
  const isKnown = replacementReasons.some((known) => known === reason)
  const rules: PassportRules = { requestType: 'renewal', replacementReason: reason, mode, urgentDays, today }
  return [
    ...(isKnown ? [] : [{ field: 'replacement.reason', code: 'required' } as const]),
    ...issuesOf(checkPassportInfo(passportInfoFrom(first?.passport ?? {}), rules)).filter(({ field }) =>
      inputs.includes(field),
    ),
  ]
}
