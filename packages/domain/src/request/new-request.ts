import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft, RequestDraft } from '../drafts/request-draft.ts'
import { typedNumber } from '../drafts/typed.ts'
import type { Language, NewRequest } from '../model.ts'
import type { PersonRules } from '../person/personal-detail.ts'
import type { Result } from '../result.ts'
import { type ApplicantCandidate, applicantFrom, checkApplicant } from './applicant.ts'
import { checkRequest, type FrameCandidate } from './request-frame.ts'

/** A new passport request as a caller hands it in: nothing about it is certain. */
export type NewRequestCandidate = FrameCandidate & { readonly applicants: readonly ApplicantCandidate[] }

/**
 * Every rule of a passport's SubmitRequest (A §3, A §5): portals ask it with a draft (through `toNewRequest`), the service with what
 * was sent.
 */
export const checkNewRequest = (
  { applicants, ...frame }: NewRequestCandidate,
  rules: PersonRules,
): Result<NewRequest> =>
  checkRequest(frame, applicants, (applicant, judged) => checkApplicant(applicant, { ...rules, ...judged }))

/** What every draft says of its request, beside type and applicants. */
export const frameFrom = ({ site, appointment }: RequestDraft, language: Language): FrameCandidate => ({
  officeId: typedNumber(site.officeId),
  deliverySiteId: typedNumber(site.deliverySiteId),
  appointmentIds: appointment.hold?.appointmentIds,
  deliveryDate: appointment.estimate?.date,
  language,
})

/**
 * A complete draft as the request it describes, in the applicant's language for messages, or what is still wrong with it. It holds the
 * first applicant; those of a group who come later are added to the stored request (A §4).
 */
export const toNewRequest = (
  draft: PassportDraft,
  rules: PersonRules & { readonly language: Language },
): Result<NewRequest> =>
  checkNewRequest(
    {
      ...frameFrom(draft, rules.language),
      mode: draft.urgentDays === undefined ? 'normal' : 'urgent',
      urgentDays: draft.urgentDays,
      requestType: draft.requestType,
      replacementReason: draft.replacement.reason,
      applicants: [passportCandidate(draft, 0)],
    },
    rules,
  )

/** One applicant of a draft as a candidate for the rules; position 0 is the first. */
export const passportCandidate = (
  { applicants, urgentDays, urgentReason }: PassportDraft,
  position: number,
): ApplicantCandidate =>
  applicantFrom({
    ...(applicants[position] ?? emptyApplicantDraft()),
    urgentReason: urgentDays === undefined ? undefined : urgentReason,
  })
