import { emptyApplicantDraft } from './applicant-draft.ts'
import type { OriginIdDraft, PassportDraft, RequestDraft } from './request-draft.ts'

/** Raised when a stored draft of an older shape can no longer be read. */
export const draftVersion = 1

const emptyRequestDraft = (): RequestDraft => ({
  version: draftVersion,
  site: {},
  appointment: {},
  applicants: [emptyApplicantDraft()],
  summary: {},
  payment: {},
})

/** A passport draft in which nothing is typed yet: one applicant, no choices. */
export const emptyPassportDraft = (): PassportDraft => ({ ...emptyRequestDraft(), replacement: {} })

/** An Origin ID draft in which nothing is typed yet: one applicant, no choices. */
export const emptyOriginIdDraft = (): OriginIdDraft => emptyRequestDraft()
