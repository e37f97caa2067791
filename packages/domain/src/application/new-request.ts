import * as z from 'zod/mini'
import { applicantFrom, checkApplicant } from '../applicant/applicant.ts'
import { checkOriginIdApplicant, originIdApplicantFrom } from '../applicant/origin-id-rules.ts'
import type { PersonRules } from '../applicant/personal-detail.ts'
import { replacementReasons } from '../applicant/replacement-reason.ts'
import { asksDeliverySite } from '../appointment/office.ts'
import { maxApplicants } from '../drafts/applicant-count.ts'
import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import {
  asksReplacementReason,
  type OriginIdDraft,
  type PassportDraft,
  type RequestDraft,
} from '../drafts/request-draft.ts'
import { typedNumber } from '../drafts/typed-fields.ts'
import { day, fieldsOf, id } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { firstPerField, under } from '../issues/issue-list.ts'
import { checkWith, issuesOf, type Result } from '../issues/result.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import {
  type OriginIdApplicantType,
  type ReplacementReason,
  type RequestMode,
  type RequestType,
  requestTypes,
  type UrgentDays,
} from '../model/choices.ts'
import type { Language } from '../model/scalars.ts'
import {
  findOriginIdService,
  type OriginIdEntry,
  type OriginIdService,
  originIdServices,
} from '../services/origin-id-services.ts'

const RequestFields = z.object({
  mode: z.enum(['normal', 'urgent'], { error: 'invalid' }),
  urgentDays: z.optional(z.literal([2, 5], { error: 'urgentTypeRequired' })),
  officeId: id('officeRequired'),
  deliverySiteId: z.optional(id('deliverySiteRequired')),
  requestType: z.enum(requestTypes, { error: 'required' }),
  replacementReason: z.optional(z.enum(replacementReasons, { error: 'required' })),
  appointmentIds: z.readonly(
    z.array(id('invalid'), { error: 'dateRequired' }).check(z.minLength(1, { error: 'dateRequired' })),
  ),
  deliveryDate: z.optional(day('dateFormat')),
  language: z.enum(['en', 'am', 'om', 'ti'], { error: 'invalid' }),
})

/** Unchecked data of a request besides its applicants. */
export type FrameCandidate = Partial<Record<Exclude<keyof NewRequest, 'applicants' | 'originIdApplicantType'>, unknown>>

/** Fields that another answer makes required: delivery site for New, reason for a renewal, days for an urgent request. */
const missingIssues = (candidate: FrameCandidate): readonly Issue[] => {
  const requestType = candidate.requestType as RequestType
  const required: readonly (readonly [field: keyof FrameCandidate, code: Issue['code'], isRequired: boolean])[] = [
    ['deliverySiteId', 'deliverySiteRequired', asksDeliverySite(requestType)],
    ['replacementReason', 'required', asksReplacementReason(requestType)],
    ['urgentDays', 'urgentTypeRequired', candidate.mode === 'urgent'],
  ]
  return required
    .filter(([field, , isRequired]) => isRequired && candidate[field] === undefined)
    .map(([field, code]) => ({ field, code }))
}

const countIssues = (applicants: readonly unknown[]): readonly Issue[] =>
  applicants.length >= 1 && applicants.length <= maxApplicants
    ? []
    : [{ field: 'applicants', code: 'groupSize', params: { min: 1, max: maxApplicants } }]

/** Answers that the request type hides are neither checked nor sent. */
const withoutHidden = (candidate: FrameCandidate): FrameCandidate => {
  const requestType = candidate.requestType as RequestType
  const { deliverySiteId, replacementReason, urgentDays, ...always } = candidate
  return {
    ...always,
    ...(asksDeliverySite(requestType) && { deliverySiteId }),
    ...(asksReplacementReason(requestType) && { replacementReason }),
    ...(candidate.mode === 'urgent' && { urgentDays }),
  }
}

/** The properties of a request that the rules of its applicants need. */
export interface RequestProperties {
  readonly requestType: RequestType
  readonly mode: RequestMode
  readonly replacementReason?: ReplacementReason | undefined
  readonly urgentDays?: UrgentDays | undefined
}

/**
 * Checks the rules of SubmitRequest that passport and Origin ID share (A §3, A §5). `checkOne` checks an applicant with the rules of one
 * portal. Fields of applicants are named `applicants.0.personal.…`.
 */
export const checkRequest = (
  request: unknown,
  checkOne: (applicant: unknown, frame: RequestProperties) => Result<Applicant>,
): Result<NewRequest> => {
  const { applicants: sent, ...candidate } = fieldsOf<keyof NewRequest>(request)
  const applicants: readonly unknown[] = Array.isArray(sent) ? sent : []
  const visible = withoutHidden(candidate)
  const frame = checkWith(RequestFields, visible, '')
  const properties: RequestProperties = {
    requestType: frame.ok ? frame.value.requestType : 'new',
    mode: candidate.mode === 'urgent' ? 'urgent' : 'normal',
    ...(frame.ok && { replacementReason: frame.value.replacementReason, urgentDays: frame.value.urgentDays }),
  }
  const checked = applicants.map((applicant) => checkOne(applicant, properties))
  const issues = firstPerField([
    ...issuesOf(frame),
    ...missingIssues(visible),
    ...countIssues(applicants),
    ...checked.flatMap((applicant, position) => under(`applicants.${position}`, issuesOf(applicant))),
  ])
  return frame.ok && issues.length === 0
    ? { ok: true, value: { ...frame.value, applicants: checked.flatMap(accepted) } }
    : { ok: false, error: issues }
}

const accepted = (checked: Result<Applicant>): readonly Applicant[] => (checked.ok ? [checked.value] : [])

/** Checks every rule of a passport's SubmitRequest (A §3, A §5), for the portals (with `toNewRequest`) and the service. */
export const checkNewRequest = (request: unknown, rules: PersonRules): Result<NewRequest> =>
  checkRequest(request, (applicant, properties) => checkApplicant(applicant, { ...rules, ...properties }))

/** Properties of the request in every draft, besides type and applicants. */
export const frameFrom = ({ site, appointment }: RequestDraft, language: Language): FrameCandidate => ({
  officeId: typedNumber(site.officeId),
  deliverySiteId: typedNumber(site.deliverySiteId),
  appointmentIds: appointment.hold?.appointmentIds,
  deliveryDate: appointment.estimate?.date,
  language,
})

/**
 * Converts a complete draft to a request, or returns its issues. `language` is the applicant's language for messages. The request
 * contains the first applicant; later applicants of a group are added to the stored request (A §4).
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

/** Unchecked data of one applicant of a draft. Position 0 is the first. */
export const passportCandidate = ({ applicants, urgentDays, urgentReason }: PassportDraft, position: number) =>
  applicantFrom({
    ...(applicants[position] ?? emptyApplicantDraft()),
    urgentReason: urgentDays === undefined ? undefined : urgentReason,
  })

const entryOf = (service: OriginIdService): OriginIdEntry => originIdServices[service]

/** Checks every rule of an Origin ID's SubmitRequest (A §3, A §5), in the portal and in the service. */
export const checkOriginIdRequest = (request: unknown, rules: PersonRules): Result<NewRequest> => {
  const service = findOriginIdService(fieldsOf(request))
  if (!service) return { ok: false, error: [{ field: 'service', code: 'required' }] }
  const checked = checkRequest(request, (applicant) => checkOriginIdApplicant(applicant, { ...rules, service }))
  const { applicantType } = entryOf(service)
  return checked.ok ? { ok: true, value: { ...checked.value, originIdApplicantType: applicantType } } : checked
}

/** Converts a complete draft to a request with the first applicant (A §4), or returns its issues. `language`: of the messages. */
export const toOriginIdRequest = (
  draft: OriginIdDraft,
  rules: PersonRules & { readonly language: Language },
): Result<NewRequest> =>
  checkOriginIdRequest(
    {
      ...frameFrom(draft, rules.language),
      ...kindOf(draft.service),
      mode: 'normal',
      applicants: [originIdApplicantFrom(draft.applicants[0] ?? emptyApplicantDraft())],
    },
    rules,
  )

const kindOf = (
  service: OriginIdService | undefined,
): FrameCandidate & { readonly originIdApplicantType?: OriginIdApplicantType } => {
  if (!service) return {}
  const { requestType, replacementReason, applicantType } = entryOf(service)
  return { requestType, replacementReason, originIdApplicantType: applicantType }
}
