import { overEarlierUrgent, type PassportDraft, type RequestDraft } from '@invea/domain/drafts'
import { emptySnapshot, type WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { importWithRetry } from '../i18n/import-with-retry.ts'
import { type FormLink, firstStep, type RequestDefinition } from './request-definition.ts'

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

/** Deletes the draft of a paid request, so that the portal does not offer to continue it. */
export const forgetPaid = async <Draft extends RequestDraft>(
  { draftSession }: Pick<RequestDefinition<Draft>, 'draftSession'>,
  requestId: number,
): Promise<void> => {
  const form = await draftSession.open()
  if (form.kind === 'open' && form.store.draft().draft.submitted?.requestId === requestId) await form.store.discard()
  draftSession.leave()
}

/** Loads the draft store; undefined when the form is open in another tab. */
export const loadDraftStore = async <Draft extends RequestDraft>({
  draftSession,
}: RequestDefinition<Draft>): Promise<DraftStore<WizardSnapshot<Draft>> | undefined> => {
  const form = await draftSession.open()
  return form.kind === 'open' ? form.store : undefined
}

/** Whether a link names nothing to preselect. */
export const isEmpty = ({ service, office }: FormLink) => service === undefined && office === undefined

/** Applies a link's preselection to the draft; returns false when its code could not be fetched. */
export const preselect = async <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
  store: DraftStore<WizardSnapshot<Draft>>,
  link: FormLink,
): Promise<boolean> => {
  const choose = await importWithRetry(definition.preselect).catch(() => undefined)
  if (choose) store.change((snapshot) => ({ ...snapshot, draft: choose(snapshot.draft, link) }))
  return choose !== undefined
}
