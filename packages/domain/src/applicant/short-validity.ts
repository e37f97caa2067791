import { isShortValidity } from '../attachments/required-documents.ts'
import { isIsoDate } from '../calendar/iso-date.ts'
import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issues/issue.ts'
import { issuesOf } from '../issues/result.ts'
import type { ReplacementReason } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'
import { urgentReasons } from '../services/passport-services.ts'
import { checkPassportInfo, type PassportRules, passportInfoFrom } from './passport.ts'

/** A §5, D42: why a valid passport with two years or less left is replaced; `other` is followed by the applicant's own words. */
export const shortValidityReasons = ['dv', 'scholarship', 'residencePermit', 'embassyAppointment', 'other'] as const

/** Longest text of another reason, in characters. */
export const longestShortValidityText = 150

const other = 'other: '

/** D42: required for the replacement of a valid passport with two years or less left. */
export const asksShortValidityReason = (
  reason: ReplacementReason | undefined,
  expirationDate: unknown,
  day: IsoDate,
): boolean =>
  reason === 'validReplacement' &&
  typeof expirationDate === 'string' &&
  isIsoDate(expirationDate) &&
  isShortValidity(expirationDate, day)

/** The chosen reason as it is sent; undefined while it is not chosen. */
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

/** A sent reason for short validity as the form has it; both undefined for any other text. */
export const shortValidityDraft = (
  text: string | undefined,
): Pick<PassportInfoDraft, 'shortValidityReason' | 'shortValidityOther'> => {
  if (text?.startsWith(other)) return { shortValidityReason: 'other', shortValidityOther: text.slice(other.length) }
  return shortValidityReasons.some((known) => known === text && known !== 'other') ? { shortValidityReason: text } : {}
}

/** D42: checks the reason where it is required; `given` is the reason as it is sent. */
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

/** What is wrong with the passport section as typed: its fields, the replacement reason (D35), the reason for short validity (D42). */
export const passportStepIssues = (draft: PassportInfoDraft, rules: PassportRules): readonly Issue[] => {
  const candidate = passportInfoFrom(draft)
  const { requestType, replacementReason, today, submittedOn = today } = rules
  const asksReason =
    requestType === 'renewal' && asksShortValidityReason(replacementReason, candidate.expirationDate, submittedOn)
  return [
    ...issuesOf(checkPassportInfo(candidate, rules)),
    ...(asksReason ? shortValidityIssues(shortValidityText(draft)) : []),
  ]
}
