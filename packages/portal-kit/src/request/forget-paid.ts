import type { RequestDraft } from '@invea/domain'
import type { RequestDoor } from './request-definition.ts'

/** A paid request lives at the service: what was typed for it leaves the device, and nobody is offered to continue it. */
export const forgetPaid = async <Draft extends RequestDraft>(
  { draftSession }: Pick<RequestDoor<Draft>, 'draftSession'>,
  requestId: number,
): Promise<void> => {
  const form = await draftSession.open()
  if (form.kind === 'open' && form.store.draft().draft.submitted?.requestId === requestId) await form.store.discard()
  draftSession.leave()
}
