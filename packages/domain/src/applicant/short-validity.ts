import { isShortValidity } from '../attachments/required-documents.ts'
import { isDay } from '../calendar/iso-date.ts'
import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import { filled } from '../drafts/typed-fields.ts'
import type { Issue } from '../issues/issue.ts'
import { issuesOf } from '../issues/result.ts'
import type { ReplacementReason } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'
import { urgentReasons } from '../services/passport-services.ts'
import { checkPassportInfo, type PassportRules, passportInfoFrom } from './passport.ts'

/** A §5, D42: reasons to replace a valid passport with two years or less left. `other` is followed by the applicant's own words. */
export const shortValidityReasons = ['dv', 'scholarship', 'residencePermit', 'embassyAppointment', 'other'] as const

/** Maximum length of the text of another reason, in characters. */
export const longestShortValidityText = 150

const other = 'other: '

/** D42: whether the reason is required: for a valid passport with two years or less left. */
export const asksShortValidityReason = (
  reason: ReplacementReason | undefined,
  expirationDate: unknown,
  day: IsoDate,
): boolean => reason === 'validReplacement' && isDay(expirationDate) && isShortValidity(expirationDate, day)

/** The chosen reason in the form that is sent. Undefined while none is chosen. */
export const shortValidityText = (draft: PassportInfoDraft): string | undefined => {
  const reason = filled(draft.shortValidityReason)
  if (reason !== 'other') return reason
  // A semicolon separates the urgent reason from this one.
  const text = filled(draft.shortValidityOther)?.replaceAll(';', ',')
  return text ? `${other}${text}` : 'other'
}

/** D42: an urgent reason comes first, separated by a semicolon. */
export const joinRequestReasons = (...reasons: readonly (string | undefined)[]): string | undefined =>
  reasons.filter(Boolean).join('; ') || undefined

/** The reasons of one `requestReason`. */
export interface RequestReasons {
  readonly urgent?: string | undefined
  /** A reason for short validity, or free words of a normal request. */
  readonly further?: string | undefined
}

const isUrgentReason = (text: string): boolean => urgentReasons.some((known) => known === text)

/** Reads what `joinRequestReasons` wrote. */
export const splitRequestReasons = (text: string | undefined): RequestReasons => {
  const [first = '', ...rest] = (text ?? '').split(';').map((part) => part.trim())
  return isUrgentReason(first) ? { urgent: first, further: rest.join('; ') || undefined } : { further: filled(text) }
}

/** Converts a sent reason for short validity to the fields of the form. Both are undefined for any other text. */
export const shortValidityDraft = (
  text: string | undefined,
): Pick<PassportInfoDraft, 'shortValidityReason' | 'shortValidityOther'> => {
  if (text?.startsWith(other)) return { shortValidityReason: 'other', shortValidityOther: text.slice(other.length) }
  return shortValidityReasons.some((known) => known === text && known !== 'other') ? { shortValidityReason: text } : {}
}

/** D42: checks a required reason. `given` is the reason in the form that is sent. */
export const shortValidityIssues = (given: string | undefined): readonly Issue[] => {
  const { shortValidityReason, shortValidityOther } = shortValidityDraft(given)
  if (shortValidityReason === undefined) {
    const field = given === 'other' ? 'passport.shortValidityOther' : 'passport.shortValidityReason'
    return [{ field, code: 'shortValidityReasonRequired' }]
  }
  return (shortValidityOther?.length ?? 0) > longestShortValidityText
    ? [{ field: 'passport.shortValidityOther', code: 'tooLong', params: { max: longestShortValidityText } }]
    : []
}

/** The issues of the typed passport section: its fields, the replacement reason (D35), the reason for short validity (D42). */
export const passportStepIssues = (draft: PassportInfoDraft, rules: PassportRules): readonly Issue[] => {
  const candidate = passportInfoFrom(draft)
  const { requestType, replacementReason, today, submittedOn = today } = rules
  const asksReason =
    requestType === 'renewal' && asksShortValidityReason(replacementReason, candidate.expirationDate, submittedOn)
  const issues = issuesOf(checkPassportInfo(candidate, rules))
  // The form asks the correction below the reason.
  const isCorrection = ({ field }: Issue) => field === 'passport.correctionType'
  return asksReason
    ? [
        ...issues.filter((issue) => !isCorrection(issue)),
        ...shortValidityIssues(shortValidityText(draft)),
        ...issues.filter(isCorrection),
      ]
    : issues
}
