import type { PassportDraft } from '../drafts/request-draft.ts'
import type { Issue } from '../issue.ts'
import type { IsoDate, ReplacementReason, RequestType } from '../model.ts'
import { checkPassportInfo, type PassportRules, passportInfoFrom } from '../passport/passport-info.ts'
import { issuesOf } from '../result.ts'

/** A §2 step 4: the four cards, in order. */
export const replacementReasons = [
  'expired',
  'pageRunOut',
  'damaged',
  'validReplacement',
] as const satisfies readonly ReplacementReason[]

/** A §2 step 4: in the renew/replacement flow only. */
export const asksReplacementReason = (requestType: RequestType | undefined): boolean => requestType === 'renewal'

const inputs: readonly string[] = ['passport.passportNumber', 'passport.issueDate', 'passport.expirationDate']

/**
 * A §2 step 4: one of the four cards, and the old passport of the first applicant (D36), whose passport section opens filled with it.
 * Its file is optional here.
 */
export const replacementIssues = (
  { replacement: { reason }, applicants: [first], urgentDays }: PassportDraft,
  today: IsoDate,
): readonly Issue[] => {
  const isKnown = replacementReasons.some((known) => known === reason)
  const rules: PassportRules = { requestType: 'renewal', replacementReason: reason, urgentDays, today }
  return [
    ...(isKnown ? [] : [{ field: 'replacement.reason', code: 'required' } as const]),
    ...issuesOf(checkPassportInfo(passportInfoFrom(first?.passport ?? {}), rules)).filter(({ field }) =>
      inputs.includes(field),
    ),
  ]
}
