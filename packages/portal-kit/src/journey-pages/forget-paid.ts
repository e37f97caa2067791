import type { RequestDraft } from '@invea/domain/drafts'
import type { RequestDefinition } from './request-definition.ts'

/** Deletes the draft of a paid request, so that the portal does not offer to continue it. */
export const forgetPaid = async <Draft extends RequestDraft>(
  { draftSession }: Pick<RequestDefinition<Draft>, 'draftSession'>,
  requestId: number,
): Promise<void> => {
  const form = await draftSession.open()
  if (form.kind === 'open' && form.store.draft().draft.submitted?.requestId === requestId) await form.store.discard()
  draftSession.leave()
}
