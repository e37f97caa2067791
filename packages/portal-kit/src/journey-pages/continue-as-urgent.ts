import { overEarlierUrgent, type PassportDraft } from '@invea/domain/drafts'
import { emptySnapshot } from '../application-form/wizard-snapshot.ts'
import { firstStep, type RequestDefinition } from './request-definition.ts'

/**
 * Copies a draft to the urgent form (D37) and returns the step to continue at. A form that is open in another tab, or whose
 * request was sent, stays unchanged: its page shows why.
 */
export const continueAsUrgent = async (
  { draftSession, path }: Pick<RequestDefinition<PassportDraft>, 'draftSession' | 'path'>,
  urgent: PassportDraft,
): Promise<string> => {
  const form = await draftSession.open()
  if (form.kind !== 'open' || form.store.draft().draft.submitted) {
    draftSession.leave()
    return path
  }
  form.store.change((snapshot) => emptySnapshot(overEarlierUrgent(urgent, snapshot.draft)))
  await form.store.flush()
  draftSession.leave()
  return `${path}/${firstStep}`
}
