import { todayInAddis } from '@invea/domain'
import { type AddressAnswers, hasAddressAnswers, type RequestDraft, withAddressAnswers } from '@invea/domain/drafts'
import { standing } from '@invea/domain/journeys'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { redirectTo } from '../shell/any-router.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import type { FormLink } from './form-link.ts'
import { fetchStep, isEmpty, loadDraftStore, preselect } from './load-request.ts'
import { MissingStep } from './MissingStep.tsx'
import type { RequestForm } from './request-definition.ts'

/** What the address of a step may say, unvalidated. */
type StepSearch = FormLink & AddressAnswers

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
