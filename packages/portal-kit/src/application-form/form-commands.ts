import type { ApiResult, PortalApi } from '@invea/api'
import type { Application, Language, Result } from '@invea/domain'
import { sameNames } from '@invea/domain/applicant'
import type { NewOrder, NewRequest, PaymentOrder, SubmittedRequest } from '@invea/domain/application'
import type { ApplicantDraft, RequestDraft } from '@invea/domain/drafts'
import type { Facts } from '@invea/domain/journeys'
import { orderQueries } from '../api/application-queries.ts'
import { withProof } from '../api/with-proof.ts'
import { type CommandContext, command } from './commands.ts'

/** Converts a draft to a request with the rules of its portal. */
export type ToRequest<Draft> = (draft: Draft, rules: Facts & { readonly language: Language }) => Result<NewRequest>

/** A request with one of its applicants. A group sends one such call for each applicant. */
const withOnly = <Draft extends RequestDraft>(draft: Draft, position: number): Draft => ({
  ...draft,
  applicants: draft.applicants.slice(position, position + 1),
})

/** Refusals of a request that the service may have stored for an earlier session of the same member. */
const storedBefore: readonly string[] = ['notFound', 'openRequest', 'groupFull']

/**
 * Finds the stored request of a submission whose response was lost. After a new sign-in the service has the response under the former
 * session, and refuses to store the applicant twice. An appointment belongs to one request.
 */
const findStored = async (
  api: PortalApi,
  { appointmentIds, applicants: [sent] }: NewRequest,
  applicants: readonly ApplicantDraft[],
): Promise<SubmittedRequest | undefined> => {
  const mine = await api.requests.mine()
  const found = mine.ok
    ? mine.value.find(({ appointmentId }) => appointmentId !== undefined && appointmentIds.includes(appointmentId))
    : undefined
  // The panels of a group are sent in any order.
  const person = found?.persons.find(
    ({ requestPersonId, applicant: { personal } = {} }) =>
      sent !== undefined &&
      personal?.birthDate === sent.personal.birthDate &&
      sameNames(personal, sent.personal) &&
      !applicants.some((known) => known.requestPersonId === requestPersonId),
  )
  if (!found?.confirmationNumber || !person) return undefined
  return { requestId: found.requestId, confirmationNumber: found.confirmationNumber, persons: [person] }
}

/** A §4 Submit: SubmitRequest for the first applicant, AddPerson for later ones. Checks again what may have become invalid. */
export const submitApplicant = <Draft extends RequestDraft>(toRequest: ToRequest<Draft>) =>
  command({
    // The hold may have expired or belong to the request by now: the pending request stays the same.
    dependsOn: ({ appointment: { hold: _hold, ...appointment }, ...draft }: Draft) => ({ ...draft, appointment }),
    payload: ({ draft, facts, language, applicant }: CommandContext<Draft>) => ({
      requestId: draft.submitted?.requestId,
      request: toRequest(withOnly(draft, applicant), { ...facts, language }),
    }),
    send: async (api, { requestId, request }, key, { draft }): Promise<ApiResult<SubmittedRequest>> => {
      if (!request.ok) return { ok: false, error: { kind: 'fields', issues: request.error, message: '' } }
      const { appointmentIds, applicants } = request.value
      // A session has its own proof of work: after the ten minutes of an urgent request (D14) the next one has none. When it cannot be
      // computed now, the same button tries again.
      const result = await withProof(api, 'passport', () =>
        requestId === undefined
          ? api.requests.submit(request.value, key)
          : api.requests.addPerson({ requestId, appointmentIds, applicants }, key),
      )
      if (result.ok || result.error.kind !== 'refused' || !storedBefore.includes(result.error.code)) return result
      const stored = await findStored(api, request.value, draft.applicants)
      if (stored) return { ok: true, value: stored }
      // The hold is that of an earlier session, for instance after `Continue without account`.
      const isHoldLost = requestId === undefined && result.error.code === 'notFound'
      return isHoldLost ? { ok: false, error: { ...result.error, code: 'holdExpired', message: '' } } : result
    },
    apply: (draft: Draft, answer: SubmittedRequest, { applicant }, isEarlier): Draft => ({
      ...draft,
      ...(isEarlier && { summary: { ...draft.summary, sentBefore: true } }),
      submitted: draft.submitted ?? { requestId: answer.requestId, confirmationNumber: answer.confirmationNumber },
      applicants: draft.applicants.map((each, at) =>
        at === applicant ? { ...each, requestPersonId: answer.persons.at(-1)?.requestPersonId } : each,
      ),
    }),
    refuse: (draft, error) => {
      if (error.kind !== 'refused' || !/^(holdExpired|outsideWindow)$/.test(error.code)) return draft
      // The service decides that the hold has ended or its day was closed: the draft marks it as expired, so only the date is chosen again.
      const { hold } = draft.appointment
      return hold
        ? { ...draft, appointment: { ...draft.appointment, hold: { ...hold, expiresAt: new Date(0).toISOString() } } }
        : draft
    },
  })

/** `confirmSummary`: confirms the stored request (B §4). */
export const confirmSummary = command<RequestDraft, { readonly requestId: number }, Application>({
  payload: ({ draft }) => ({ requestId: draft.submitted?.requestId ?? 0 }),
  send: (api, { requestId }, key) => api.requests.confirm(requestId, key),
  apply: (draft) => ({ ...draft, summary: { ...draft.summary, confirmed: true } }),
})

/** `orderPayment`: orders the chosen option. The service sets the amount (B §4). */
export const orderPayment = command<RequestDraft, NewOrder, PaymentOrder>({
  payload: ({ draft: { submitted, applicants, payment } }) => ({
    requestId: submitted?.requestId ?? 0,
    optionId: Number(payment.optionId),
    payer: applicants[0]?.personal,
    amount: payment.amount,
    channel: payment.channel,
  }),
  send: (api, order, key) => api.payment.order(order, key),
  remember: (client, api, order, { draft, language }) =>
    client.setQueryData(orderQueries.order(api, language, draft.submitted?.requestId ?? 0).queryKey, order),
  apply: (draft, { orderId, expiresAt }, context) => ({
    ...draft,
    payment: { ...draft.payment, orderId, orderedOptionId: context.draft.payment.optionId, orderExpiresAt: expiresAt },
  }),
  // A change of the data ended the confirmation: the summary opens again, with its box empty.
  refuse: (draft, error) =>
    error.kind === 'refused' && error.code === 'notConfirmed' ? { ...draft, summary: {} } : draft,
})
