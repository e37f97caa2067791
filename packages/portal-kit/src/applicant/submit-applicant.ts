import type { Result } from '@invea/api'
import { type PassportDraft, type SubmittedRequest, toNewRequest } from '@invea/domain'
import { type CommandContext, command } from '../wizard/commands.ts'

/** Sends the request (A §4 Submit). The rules are asked once more: an answer may have gone stale since its step was passed. */
export const submitApplicant = command({
  payload: ({ draft, facts, language }: CommandContext<PassportDraft>) => toNewRequest(draft, { ...facts, language }),
  send: async (api, request, key): Promise<Result<SubmittedRequest>> =>
    request.ok
      ? api.requests.submit(request.value, key)
      : { ok: false, error: { kind: 'fields', issues: request.issues, message: '' } },
  apply: (draft: PassportDraft, { requestId, confirmationNumber, persons }: SubmittedRequest): PassportDraft => ({
    ...draft,
    submitted: { requestId, confirmationNumber },
    applicants: draft.applicants.map((applicant, at) => ({
      ...applicant,
      requestPersonId: persons[at]?.requestPersonId,
    })),
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
