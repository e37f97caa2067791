import type { RequestDraft } from '@invea/domain'
import type { RequestDoor } from './request-definition.ts'

/** A paid request lives at the service: what was typed for it leaves the device, and nobody is offered to continue it. */
export const forgetPaid = async <Draft extends RequestDraft>(
  { desk }: Pick<RequestDoor<Draft>, 'desk'>,
  requestId: number,
): Promise<void> => {
  const form = await desk.open()
  if (form.kind === 'open' && form.keeper.draft().draft.submitted?.requestId === requestId) await form.keeper.discard()
  desk.leave()
}
