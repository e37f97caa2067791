import type { RequestDraft } from '@invea/domain/drafts'
import type { Screen } from '../application-form/screen.ts'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { importWithRetry } from '../i18n/import-with-retry.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import type { FormLink } from './form-link.ts'
import type { RequestDefinition, RequestForm } from './request-definition.ts'

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

/** Fetches the screen of a step and its texts. Resolves to false when one of them could not be fetched. */
export const fetchStep = async <Draft extends RequestDraft>(
  { screens }: Pick<RequestForm<Draft>, 'screens'>,
  step: string,
  { i18n, language }: PortalContext,
): Promise<boolean> => {
  const screen: Screen | undefined = screens[step]
  if (!screen) return true
  try {
    await Promise.all([importWithRetry(screen.load), showLanguage(i18n, language.current, screen.words)])
    return true
  } catch {
    return false
  }
}
