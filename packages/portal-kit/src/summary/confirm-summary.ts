import type { Application, RequestDraft } from '@invea/domain'
import { command } from '../wizard/commands.ts'

/** `confirmSummary`: the applicant stands by what was stored (B §4). */
export const confirmSummary = command<RequestDraft, { readonly requestId: number }, Application>({
  payload: ({ draft }) => ({ requestId: draft.submitted?.requestId ?? 0 }),
  send: (api, { requestId }, key) => api.requests.confirm(requestId, key),
  apply: (draft) => ({ ...draft, summary: { ...draft.summary, confirmed: true } }),
})
