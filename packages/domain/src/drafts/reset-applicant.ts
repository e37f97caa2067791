import { type ApplicantDraft, emptyApplicantDraft, type OriginIdDetailDraft } from './applicant-draft.ts'
import type { RequestDraft } from './request-draft.ts'

/**
 * Answers of earlier steps about the first applicant: the old passport and its file with the reason (D36), and the Origin ID's
 * answers with the application site. The passed human check is no answer and stays too.
 */
const earlierAnswers = ({ passport, originId, attachments }: ApplicantDraft, isGroup: boolean) => {
  const { humanUntil, passportNumber, issueDate, expirationDate } = passport
  const { country, visaNumber, originIdNumber } = originId ?? {}
  const ofSite: OriginIdDetailDraft = isGroup ? {} : { country, visaNumber, originIdNumber }
  return {
    passport: { humanUntil, passportNumber, issueDate, expirationDate },
    attachments,
    ...(originId && { originId: { ...ofSite, humanUntil: originId.humanUntil } }),
  }
}

/** Whether Reset may clear an applicant's answers: only before Submit (D49). Afterwards the edit form changes them. */
export const canReset = ({ applicants }: RequestDraft, position: number): boolean => {
  const applicant = applicants[position]
  return applicant !== undefined && applicant.requestPersonId === undefined
}

/** D49: the draft without the answers of one applicant's own steps; unchanged once that applicant is submitted. */
export const resetApplicant = <Draft extends RequestDraft>(draft: Draft, position: number): Draft => {
  if (!canReset(draft, position)) return draft
  const applicants = draft.applicants.map((applicant, at) => {
    if (at !== position) return applicant
    const { humanUntil } = applicant.passport
    const kept = position === 0 ? earlierAnswers(applicant, draft.party === 'group') : { passport: { humanUntil } }
    return { ...emptyApplicantDraft(), ...kept }
  })
  return { ...draft, applicants }
}
