import type { ApiResult } from '@invea/api'
import type { Facts, Language, NewRequest, RequestDraft, Result, SubmittedRequest } from '@invea/domain'
import { type CommandContext, command } from '../wizard/commands.ts'

/** A draft as the request it describes, by the rules of its portal. */
export type ToRequest<Draft> = (draft: Draft, rules: Facts & { readonly language: Language }) => Result<NewRequest>

/** The request with one of its applicants, as each call of a group sends it. */
const withOnly = <Draft extends RequestDraft>(draft: Draft, position: number): Draft => ({
  ...draft,
  applicants: draft.applicants.slice(position, position + 1),
})

/**
 * A §4 Submit: SubmitRequest for the first applicant, AddPerson for later ones. The rules are asked once more: an answer may
 * have gone stale since its step was passed.
 */
export const submitApplicant = <Draft extends RequestDraft>(toRequest: ToRequest<Draft>) =>
  command({
    // The place may be over by the clock, or the request's by now: neither makes it another wish.
    dependsOn: ({ appointment: { hold: _hold, ...appointment }, ...draft }: Draft) => ({ ...draft, appointment }),
    payload: ({ draft, facts, language, applicant }: CommandContext<Draft>) => ({
      requestId: draft.submitted?.requestId,
      request: toRequest(withOnly(draft, applicant), { ...facts, language }),
    }),
    send: async (api, { requestId, request }, key): Promise<ApiResult<SubmittedRequest>> => {
      if (!request.ok) return { ok: false, error: { kind: 'fields', issues: request.error, message: '' } }
      const { appointmentIds, applicants } = request.value
      return requestId === undefined
        ? api.requests.submit(request.value, key)
        : api.requests.addPerson({ requestId, appointmentIds, applicants }, key)
    },
    apply: (draft: Draft, answer: SubmittedRequest, { applicant }): Draft => ({
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
