import { type EditDraft, type PassportDraft, type PassportRules, parseEntryDate } from '@invea/domain'
import { useApplicantField, useDraft, useFromWizard, useRequestType } from '../wizard/index.ts'

/** What the rules of the old passport read of the request around this applicant, in the form and in the edit wizard. */
export const usePassportRules = (): PassportRules => {
  const requestType = useRequestType() ?? 'unknown'
  const today = useFromWizard(({ facts }) => facts().today)
  const { replacement, urgentDays, editing } = useDraft() as PassportDraft & {
    readonly editing?: Pick<EditDraft, 'urgentDays' | 'submittedOn'>
  }
  return {
    requestType,
    today,
    replacementReason: replacement.reason,
    urgentDays: urgentDays ?? editing?.urgentDays,
    submittedOn: editing?.submittedOn,
  }
}

/** The old passport's expiration date; undefined while none is typed. */
export const useExpirationDate = () => {
  const [typed] = useApplicantField('passport.expirationDate')
  return typed ? parseEntryDate(typed) : undefined
}
