import { overEarlierUrgent, type PassportDraft } from '@invea/domain'
import { firstStep, type RequestDoor } from '../request/request-definition.ts'
import { emptyRecord } from '../wizard/wizard-snapshot.ts'

/**
 * Puts a draft into the urgent form (D37) and answers where it goes on. A form that another tab has, or whose request was sent
 * already, is left as it is: its page says so.
 */
export const continueAsUrgent = async (
  { desk, path }: Pick<RequestDoor<PassportDraft>, 'desk' | 'path'>,
  urgent: PassportDraft,
): Promise<string> => {
  const form = await desk.open()
  if (form.kind !== 'open' || form.keeper.draft().draft.submitted) {
    desk.leave()
    return path
  }
  form.keeper.change((record) => emptyRecord(overEarlierUrgent(urgent, record.draft)))
  await form.keeper.flush()
  desk.leave()
  return `${path}/${firstStep}`
}
