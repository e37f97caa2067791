import { todayInAddis } from '@invea/domain'
import { type AddressAnswers, hasAddressAnswers, type RequestDraft, withAddressAnswers } from '@invea/domain/drafts'
import { standing } from '@invea/domain/journeys'
import type { Screen } from '../application-form/screen.ts'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { importWithRetry } from '../i18n/import-with-retry.ts'
import { redirectTo } from '../shell/any-router.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import type { FormLink } from './form-link.ts'
import { journeyOf } from './JourneyProgress.tsx'
import { MissingStep } from './MissingStep.tsx'
import { firstStep, type RequestDefinition, type RequestForm } from './request-definition.ts'

/** Loader of the request's layout: reads the draft before any page renders. */
export const loadLayout = async <Draft extends RequestDraft>({ draftSession }: RequestDefinition<Draft>) => ({
  kind: (await draftSession.open()).kind,
})

/** Loads the draft store; undefined when the form is open in another tab. */
export const loadDraftStore = async <Draft extends RequestDraft>({
  draftSession,
}: RequestDefinition<Draft>): Promise<DraftStore<WizardSnapshot<Draft>> | undefined> => {
  const form = await draftSession.open()
  return form.kind === 'open' ? form.store : undefined
}

/** What the address of a step may say, unvalidated. */
type StepSearch = FormLink & AddressAnswers

const isEmpty = ({ service, office }: FormLink) => service === undefined && office === undefined

/** Applies a link's preselection to the draft; returns false when its code could not be fetched. */
const preselect = async <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
  store: DraftStore<WizardSnapshot<Draft>>,
  link: FormLink,
): Promise<boolean> => {
  const choose = await importWithRetry(definition.preselect).catch(() => undefined)
  if (choose) store.change((snapshot) => ({ ...snapshot, draft: choose(snapshot.draft, link) }))
  return choose !== undefined
}

/** Loader of the request's entry page. Redirects to the first step when no draft has been started. */
export const loadEntry = async <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
  context: PortalContext,
  link: FormLink,
) => {
  const store = await loadDraftStore(definition)
  if (store && store.draft().draft.party === undefined)
    throw redirectTo({ to: `${definition.path}/${firstStep}`, search: link, replace: true })
  // The page names what the draft is about, and may show a refusal of the service.
  await showLanguage(context.i18n, context.language.current, ['choice', 'status', 'refusal'])
  return store
}

/** Loader of the first step. Prerendering includes the journey; in a browser it may load later. */
export const loadStart = async <Draft extends RequestDraft>(definition: RequestDefinition<Draft>, link: FormLink) => {
  if (typeof document === 'undefined') await journeyOf(definition)
  const store = await loadDraftStore(definition)
  if (!store || isEmpty(link) || !(await preselect(definition, store, link))) return store
  // Removes the preselection from the address, so that coming back does not undo a later choice.
  throw redirectTo({ to: `${definition.path}/${firstStep}`, search: {}, replace: true })
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

/**
 * Gives the draft the answers that the first page sent in the address, and removes them from the address. A draft that has come
 * further is not changed: its owner did not see it and is offered to continue it.
 */
const takeAnswers = async <Draft extends RequestDraft, Id extends string>(
  { definition, journey }: Pick<RequestForm<Draft, Id>, 'definition' | 'journey'>,
  named: string,
  store: DraftStore<WizardSnapshot<Draft>>,
  { service, office, ...answers }: StepSearch,
) => {
  const now = Date.now()
  const facts = { now: new Date(now).toISOString(), today: todayInAddis(now), signedIn: true }
  const isNew = standing(journey, store.draft().draft, facts).blocked < 2
  if (isNew) {
    const link = { service, office }
    if (!isEmpty(link)) await preselect(definition, store, link)
    store.change((snapshot) => ({ ...snapshot, draft: withAddressAnswers(snapshot.draft, answers) }))
  }
  // A page rendered at build time shows what its address answers.
  if (typeof document === 'undefined') return
  const { path } = definition
  throw redirectTo({ to: isNew ? `${path}/$step` : path, params: { step: named }, search: {}, replace: true })
}

/** Loader of a step: waits for the draft, the screen and its texts. Shows `MissingStep` when the screen could not be fetched. */
export const loadStep = async <Draft extends RequestDraft, Id extends string>(
  form: Pick<RequestForm<Draft, Id>, 'definition' | 'journey' | 'screens'>,
  named: string,
  context: PortalContext,
  search: StepSearch = {},
) => {
  const [store, isLoaded] = await Promise.all([loadDraftStore(form.definition), fetchStep(form, named, context)])
  if (store && hasAddressAnswers(search)) await takeAnswers(form, named, store, search)
  if (!isLoaded) return { store, Content: MissingStep }
  const Content = named in form.screens ? await form.screens[named as Id].load() : undefined
  return { store, Content }
}
