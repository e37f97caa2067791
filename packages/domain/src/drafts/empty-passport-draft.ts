import { emptyApplicantDraft } from './applicant-draft.ts'
import type { PassportDraft } from './request-draft.ts'

/** Raised when a stored draft of an older shape can no longer be read. */
export const draftVersion = 1

/** A passport draft in which nothing is typed yet: one applicant, no choices. */
export const emptyPassportDraft = (): PassportDraft => ({
  version: draftVersion,
  site: {},
  appointment: {},
  applicants: [emptyApplicantDraft()],
  replacement: {},
  summary: {},
  payment: {},
})
