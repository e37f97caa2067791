import { type ApplicantCandidate, type ApplicantRules, checkApplicant } from '../applicant/applicant.ts'
import {
  checkOriginIdApplicant,
  type OriginIdApplicantCandidate,
  type OriginIdRules,
  originIdApplicantFrom,
} from '../applicant/origin-id-rules.ts'
import type { PersonRules } from '../applicant/personal-detail.ts'
import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import type { OriginIdDraft, PassportDraft } from '../drafts/request-draft.ts'
import { under } from '../issues/issue-list.ts'
import { issuesOf, type Result } from '../issues/result.ts'
import type { AddedApplicants, Applicant, RequestChange } from '../model/application.ts'
import { passportCandidate } from './new-request.ts'

/** Returns the values of all results, or all their issues, named `applicants.0.…`. */
export const acceptedOrIssues = <T>(checked: readonly Result<T>[]): Result<readonly T[]> => {
  const issues = checked.flatMap((one, position) => under(`applicants.${position}`, issuesOf(one)))
  return issues.length > 0
    ? { ok: false, error: issues }
    : { ok: true, value: checked.flatMap((one) => (one.ok ? [one.value] : [])) }
}

/** Checks every rule of AddPerson (A §7): later applicants of a group, for the type of the request. */
export const checkAddedApplicants = (
  applicants: readonly ApplicantCandidate[],
  rules: ApplicantRules,
): Result<readonly Applicant[]> => acceptedOrIssues(applicants.map((applicant) => checkApplicant(applicant, rules)))

/** Converts a later applicant of a group to the input of AddPerson (A §4). The request must exist. Position 1 is the second applicant. */
export const toAddedApplicants = (
  draft: PassportDraft,
  position: number,
  rules: PersonRules,
): Result<AddedApplicants> => {
  const { submitted, requestType = 'unknown', urgentDays, replacement } = draft
  if (!submitted) return { ok: false, error: [{ field: 'applicants.0', code: 'firstApplicantFirst' }] }
  const mode = urgentDays === undefined ? 'normal' : 'urgent'
  const checked = checkApplicant(passportCandidate(draft, position), {
    ...rules,
    requestType,
    mode,
    replacementReason: replacement.reason,
    urgentDays,
  })
  if (!checked.ok) return checked
  const appointmentIds = draft.appointment.hold?.appointmentIds ?? []
  return { ok: true, value: { requestId: submitted.requestId, appointmentIds, applicants: [checked.value] } }
}

/** A change of a stored request with unchecked applicants. */
export type RequestChangeCandidate = Omit<RequestChange, 'applicants'> & {
  readonly applicants: readonly { readonly personId: number; readonly applicant: ApplicantCandidate }[]
}

/** Checks every rule of UpdateRequest (B §3, B §5): the rules of submission, for the type of the request. */
export const checkRequestChange = (change: RequestChangeCandidate, rules: PersonRules): Result<RequestChange> => {
  const { requestType, mode } = change
  const checked = acceptedOrIssues(
    change.applicants.map(({ personId, applicant }) => {
      const one = checkApplicant(applicant, { ...rules, requestType, mode })
      return one.ok ? { ok: true as const, value: { personId, applicant: one.value } } : one
    }),
  )
  return checked.ok ? { ok: true, value: { ...change, applicants: checked.value } } : checked
}

/** Checks every rule of AddPerson for an Origin ID (A §7): later applicants of a group, for the service of the request. */
export const checkAddedOriginIdApplicants = (
  applicants: readonly OriginIdApplicantCandidate[],
  rules: OriginIdRules,
): Result<readonly Applicant[]> =>
  acceptedOrIssues(applicants.map((applicant) => checkOriginIdApplicant(applicant, rules)))

/**
 * Converts a later applicant of an Origin ID group to the input of AddPerson (A §4). The request must exist. Position 1 is the second
 * applicant.
 */
export const toAddedOriginIdApplicants = (
  { submitted, service, applicants, appointment }: OriginIdDraft,
  position: number,
  rules: PersonRules,
): Result<AddedApplicants> => {
  if (!submitted) return { ok: false, error: [{ field: 'applicants.0', code: 'firstApplicantFirst' }] }
  if (!service) return { ok: false, error: [{ field: 'service', code: 'required' }] }
  const candidate = originIdApplicantFrom(applicants[position] ?? emptyApplicantDraft())
  const checked = checkOriginIdApplicant(candidate, { ...rules, service })
  if (!checked.ok) return checked
  const appointmentIds = appointment.hold?.appointmentIds ?? []
  return { ok: true, value: { requestId: submitted.requestId, appointmentIds, applicants: [checked.value] } }
}

/** A change of a stored Origin ID request with unchecked applicants. */
export type OriginIdChangeCandidate = Omit<RequestChange, 'applicants'> & {
  readonly applicants: readonly { readonly personId: number; readonly applicant: OriginIdApplicantCandidate }[]
}

/** Checks every rule of UpdateRequest for an Origin ID (B §3, B §5): the rules of submission, for the service of the request. */
export const checkOriginIdChange = (change: OriginIdChangeCandidate, rules: OriginIdRules): Result<RequestChange> => {
  const checked = acceptedOrIssues(
    change.applicants.map(({ personId, applicant }) => {
      const one = checkOriginIdApplicant(applicant, rules)
      return one.ok ? { ok: true as const, value: { personId, applicant: one.value } } : one
    }),
  )
  return checked.ok ? { ok: true, value: { ...change, applicants: checked.value } } : checked
}
