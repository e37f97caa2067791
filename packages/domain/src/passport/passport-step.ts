import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import type { Issue } from '../issue.ts'
import { issuesOf } from '../result.ts'
import { checkPassportInfo, type PassportRules, passportInfoFrom } from './passport-info.ts'
import { asksShortValidityReason, shortValidityIssues, shortValidityText } from './short-validity.ts'

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
