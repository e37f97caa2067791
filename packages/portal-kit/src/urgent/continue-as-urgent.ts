import { overEarlierUrgent, type PassportDraft } from '@invea/domain'
import { firstStep, type RequestDefinition } from '../request/request-definition.ts'
import { emptySnapshot } from '../wizard/wizard-snapshot.ts'

/**
 * Puts a draft into the urgent form (D37) and answers where it goes on. A form that another tab has, or whose request was sent
 * already, is left as it is: its page says so.
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
