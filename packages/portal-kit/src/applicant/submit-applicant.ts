import type { Result } from '@invea/api'
import { type PassportDraft, type SubmittedRequest, toNewRequest } from '@invea/domain'
import { type CommandContext, command } from '../wizard/commands.ts'

/** The request with one of its applicants, as each call of a group sends it. */
const withOnly = (draft: PassportDraft, position: number): PassportDraft => ({
  ...draft,
  applicants: draft.applicants.slice(position, position + 1),
})

/**
 * A §4 Submit: SubmitRequest for the first applicant, AddPerson for later ones. The rules are asked once more: an answer may
 * have gone stale since its step was passed.
 */
export const submitApplicant = command({
  payload: ({ draft, facts, language, applicant }: CommandContext<PassportDraft>) => ({
    requestId: draft.submitted?.requestId,
    request: toNewRequest(withOnly(draft, applicant), { ...facts, language }),
  }),
  send: async (api, { requestId, request }, key): Promise<Result<SubmittedRequest>> => {
    if (!request.ok) return { ok: false, error: { kind: 'fields', issues: request.issues, message: '' } }
    const { appointmentIds, applicants } = request.value
    return requestId === undefined
      ? api.requests.submit(request.value, key)
      : api.requests.addPerson({ requestId, appointmentIds, applicants }, key)
  },
  apply: (draft: PassportDraft, answer: SubmittedRequest, { applicant }): PassportDraft => ({
    ...draft,
    submitted: draft.submitted ?? { requestId: answer.requestId, confirmationNumber: answer.confirmationNumber },
    applicants: draft.applicants.map((each, at) =>
      at === applicant ? { ...each, requestPersonId: answer.persons.at(-1)?.requestPersonId } : each,
    ),
  }),
  refuse: (draft, error) => {
    if (error.kind !== 'refused' || error.code !== 'holdExpired') return draft
    // The service's clock rules: the hold is over for the draft too, and only the date is asked again.
    const { hold } = draft.appointment
    return hold
      ? { ...draft, appointment: { ...draft.appointment, hold: { ...hold, expiresAt: new Date(0).toISOString() } } }
      : draft
  },
})
