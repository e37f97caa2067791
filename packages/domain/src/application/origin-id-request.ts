import {
  checkOriginIdApplicant,
  type OriginIdApplicantCandidate,
  originIdApplicantFrom,
} from '../applicant/origin-id-applicant.ts'
import type { PersonRules } from '../applicant/personal-detail.ts'
import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import type { OriginIdDraft } from '../drafts/request-draft.ts'
import type { OriginIdApplicantType } from '../model/choices.ts'
import type { NewRequest } from '../model/request.ts'
import type { Language } from '../model/scalars.ts'

import type { Result } from '../result.ts'
import {
  findOriginIdService,
  type OriginIdEntry,
  type OriginIdService,
  originIdServices,
} from '../services/origin-id-services.ts'
import { checkRequest, type FrameCandidate, frameFrom } from './new-request.ts'

const entryOf = (service: OriginIdService): OriginIdEntry => originIdServices[service]

/** A new Origin ID request as a caller hands it in: nothing about it is certain. */
export type OriginIdRequestCandidate = FrameCandidate & {
  readonly originIdApplicantType?: unknown
  readonly applicants: readonly OriginIdApplicantCandidate[]
}

/** Every rule of an Origin ID's SubmitRequest (A §3, A §5), for the portal and the service alike. */
export const checkOriginIdRequest = (
  { originIdApplicantType, applicants, ...frame }: OriginIdRequestCandidate,
  rules: PersonRules,
): Result<NewRequest> => {
  const service = findOriginIdService({ ...frame, originIdApplicantType })
  if (!service) return { ok: false, error: [{ field: 'service', code: 'required' }] }
  const checked = checkRequest(frame, applicants, (applicant) =>
    checkOriginIdApplicant(applicant, { ...rules, service }),
  )
  const { applicantType } = entryOf(service)
  return checked.ok ? { ok: true, value: { ...checked.value, originIdApplicantType: applicantType } } : checked
}

/** A complete draft as the request it describes, in the applicant's language for messages; it holds the first applicant (A §4). */
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
