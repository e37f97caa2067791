import type { PassportDraft } from '../drafts/request-draft.ts'
import type { Issue } from '../issue.ts'
import type { ReplacementReason, RequestType } from '../model.ts'

/** A §2 step 4: the four cards, in order. */
export const replacementReasons = [
  'expired',
  'pageRunOut',
  'damaged',
  'validReplacement',
] as const satisfies readonly ReplacementReason[]

/** A §2 step 4: in the renew/replacement flow only. */
export const asksReplacementReason = (requestType: RequestType | undefined): boolean => requestType === 'renewal'

/** One of the four cards is chosen. Its further inputs are asked again, and judged, on the passport step. */
export const replacementIssues = ({ replacement: { reason } }: Pick<PassportDraft, 'replacement'>): readonly Issue[] =>
  replacementReasons.some((known) => known === reason) ? [] : [{ field: 'replacement.reason', code: 'required' }]

/** What was typed on the reason screen, carried to the first applicant's passport step where that is still empty (A §2). */
export const withReplacementInputs = (draft: PassportDraft): PassportDraft => {
  const { passportNumber, issueDate, expirationDate } = draft.replacement
  const [first, ...others] = draft.applicants
  if (!first) return draft
  const passport = {
    ...first.passport,
    passportNumber: first.passport.passportNumber || passportNumber,
    issueDate: first.passport.issueDate || issueDate,
    expirationDate: first.passport.expirationDate || expirationDate,
  }
  return { ...draft, applicants: [{ ...first, passport }, ...others] }
}
