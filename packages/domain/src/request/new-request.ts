import * as z from 'zod/mini'
import { type Checked, checkWith, firstPerField, issuesOf, under } from '../checked.ts'
import { applicantCount } from '../drafts/applicant-count.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { typedNumber } from '../drafts/typed.ts'
import type { Issue } from '../issue.ts'
import type { Applicant as ApplicantModel, Language, NewRequest as NewRequestModel, RequestType } from '../model.ts'
import type { PersonRules } from '../person/personal-detail.ts'
import { asksDeliverySite } from '../site/site.ts'
import { id } from '../text.ts'
import { type ApplicantCandidate, applicantFrom, checkApplicant } from './applicant.ts'
import { asksReplacementReason, replacementReasons } from './replacement.ts'

/** Request types that can be applied for; `unknown` is only ever read. */
export const requestTypes = ['new', 'renewal', 'lost', 'correction'] as const satisfies readonly RequestType[]

/** A §9: most applicants of one request. */
export const mostApplicants = 5

const Frame = z.object({
  mode: z.enum(['normal', 'urgent'], { error: 'invalid' }),
  urgentDays: z.optional(z.literal([2, 5], { error: 'urgentTypeRequired' })),
  officeId: id('officeRequired'),
  deliverySiteId: z.optional(id('deliverySiteRequired')),
  requestType: z.enum(requestTypes, { error: 'required' }),
  replacementReason: z.optional(z.enum(replacementReasons, { error: 'required' })),
  appointmentIds: z.readonly(
    z.array(id('invalid'), { error: 'dateRequired' }).check(z.minLength(1, { error: 'dateRequired' })),
  ),
  language: z.enum(['en', 'am', 'om', 'ti'], { error: 'invalid' }),
})

/** A new request as a caller hands it in: nothing about it is certain. */
export type NewRequestCandidate = Partial<Record<Exclude<keyof NewRequestModel, 'applicants'>, unknown>> & {
  readonly applicants: readonly ApplicantCandidate[]
}

/** What one answer demands of another: delivery site for New, reason for a renewal, days for an urgent request. */
const demandedIssues = (candidate: NewRequestCandidate): readonly Issue[] => {
  const requestType = candidate.requestType as RequestType
  const demanded: readonly (readonly [field: keyof NewRequestModel, code: Issue['code'], asked: boolean])[] = [
    ['deliverySiteId', 'deliverySiteRequired', asksDeliverySite(requestType)],
    ['replacementReason', 'required', asksReplacementReason(requestType)],
    ['urgentDays', 'urgentTypeRequired', candidate.mode === 'urgent'],
  ]
  return demanded
    .filter(([field, , asked]) => asked && candidate[field] === undefined)
    .map(([field, code]) => ({ field, code }))
}

const countIssues = (applicants: readonly unknown[]): readonly Issue[] =>
  applicants.length >= 1 && applicants.length <= mostApplicants
    ? []
    : [{ field: 'applicants', code: 'groupSize', params: { min: 1, max: mostApplicants } }]

/** Answers that the request type hides are not judged and not sent. */
const withoutHidden = (candidate: NewRequestCandidate): NewRequestCandidate => {
  const requestType = candidate.requestType as RequestType
  const { deliverySiteId, replacementReason, urgentDays, ...always } = candidate
  return {
    ...always,
    ...(asksDeliverySite(requestType) && { deliverySiteId }),
    ...(asksReplacementReason(requestType) && { replacementReason }),
    ...(candidate.mode === 'urgent' && { urgentDays }),
  }
}

/**
 * Every rule of SubmitRequest (A §3, A §5): portals ask it with a draft (through `toNewRequest`), the service with what was sent.
 * Fields of applicants are named `applicants.0.personal.…`.
 */
export const checkNewRequest = (candidate: NewRequestCandidate, rules: PersonRules): Checked<NewRequestModel> => {
  const visible = withoutHidden(candidate)
  const { applicants, ...rest } = visible
  const frame = checkWith(Frame, rest, '')
  const requestType = frame.ok ? frame.value.requestType : 'new'
  const mode = candidate.mode === 'urgent' ? 'urgent' : 'normal'
  const checked = applicants.map((applicant) => checkApplicant(applicant, { ...rules, requestType, mode }))
  const issues = firstPerField([
    ...issuesOf(frame),
    ...demandedIssues(visible),
    ...countIssues(applicants),
    ...checked.flatMap((applicant, position) => under(`applicants.${position}`, issuesOf(applicant))),
  ])
  return frame.ok && issues.length === 0
    ? { ok: true, value: { ...frame.value, applicants: checked.flatMap(accepted) } }
    : { ok: false, issues }
}

const accepted = (checked: Checked<ApplicantModel>): readonly ApplicantModel[] => (checked.ok ? [checked.value] : [])

/** A complete draft as the request it describes, in the applicant's language for messages, or what is still wrong with it. */
export const toNewRequest = (
  draft: PassportDraft,
  rules: PersonRules & { readonly language: Language },
): Checked<NewRequestModel> =>
  checkNewRequest(
    {
      mode: draft.urgentDays === undefined ? 'normal' : 'urgent',
      urgentDays: draft.urgentDays,
      officeId: typedNumber(draft.site.officeId),
      deliverySiteId: typedNumber(draft.site.deliverySiteId),
      requestType: draft.requestType,
      replacementReason: draft.replacement.reason,
      appointmentIds: draft.appointment.hold?.appointmentIds,
      language: rules.language,
      applicants: draft.applicants
        .slice(0, applicantCount(draft))
        .map((applicant) => ({ ...applicantFrom(applicant), requestReason: draft.urgentReason })),
    },
    rules,
  )
