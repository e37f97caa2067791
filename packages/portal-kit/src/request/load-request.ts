import type { RequestDraft } from '@invea/domain'
import { redirect } from '@tanstack/react-router'
import type { DraftStore } from '../drafts/index.ts'
import { showLanguage } from '../i18n/index.ts'
import { patiently } from '../lazy/import-with-retry.ts'
import type { PortalContext } from '../shell/index.ts'
import type { Screen, WizardSnapshot } from '../wizard/index.ts'
import type { FormLink } from './form-link.ts'
import { MissingStep } from './MissingStep.tsx'
import { firstStep, type RequestDoor, type RequestForm } from './request-definition.ts'
import { journeyOf } from './use-journey.ts'

/** Loader of the pages of a request: its draft is read before any of them is drawn. */
export const loadLayout = async <Draft extends RequestDraft>({ draftSession }: RequestDoor<Draft>) => ({
  kind: (await draftSession.open()).kind,
})

/** Loader of one page: the draft, unless another tab has it. */
export const loadDraftStore = async <Draft extends RequestDraft>({
  draftSession,
}: RequestDoor<Draft>): Promise<DraftStore<WizardSnapshot<Draft>> | undefined> => {
  const form = await draftSession.open()
  return form.kind === 'open' ? form.store : undefined
}

const isEmpty = ({ service, office }: FormLink) => service === undefined && office === undefined

/** Takes the choices of a link into the draft; returns whether it could. Without them the form asks, as it does without a link. */
const preselect = async <Draft extends RequestDraft>(
  door: RequestDoor<Draft>,
  store: DraftStore<WizardSnapshot<Draft>>,
  link: FormLink,
): Promise<boolean> => {
  const choose = await patiently(door.preselect).catch(() => undefined)
  if (choose) store.change((snapshot) => ({ ...snapshot, draft: choose(snapshot.draft, link) }))
  return choose !== undefined
}

/** Loader of the door. Who has not started has nothing to continue, and need not wait for what would find that out. */
export const loadDoor = async <Draft extends RequestDraft>(
  door: RequestDoor<Draft>,
  context: PortalContext,
  link: FormLink,
) => {
  const store = await loadDraftStore(door)
  if (store && store.draft().draft.party === undefined)
    throw redirect({ to: `${door.path}/${firstStep}`, search: link, replace: true } as never)
  // The service is asked how far the draft has come, and may refuse to say.
  await showLanguage(context.translator, context.language.current, ['refusal'])
  return store
}

/** Loader of the first step. Rendered at build time it shows the whole way; in a browser the way may come after it. */
export const loadStart = async <Draft extends RequestDraft>(door: RequestDoor<Draft>, link: FormLink) => {
  if (typeof document === 'undefined') await journeyOf(door)
  const store = await loadDraftStore(door)
  if (!store || isEmpty(link) || !(await preselect(door, store, link))) return store
  // The draft has it now: coming back to this page does not undo a later choice.
  throw redirect({ to: `${door.path}/${firstStep}`, search: {}, replace: true } as never)
}

/** Fetches the screen of a step and its words. False when one of them could not be fetched. */
export const fetchStep = async <Draft extends RequestDraft>(
  { screens }: Pick<RequestForm<Draft>, 'screens'>,
  step: string,
  { translator, language }: PortalContext,
): Promise<boolean> => {
  const screen: Screen | undefined = screens[step]
  if (!screen) return true
  try {
    await Promise.all([patiently(screen.load), showLanguage(translator, language.current, screen.words)])
    return true
  } catch {
    return false
  }
}

/** Loader of a step: the draft, the screen and its words are there before it is drawn. Without the screen the frame is. */
export const loadStep = async <Draft extends RequestDraft, Id extends string>(
  form: Pick<RequestForm<Draft, Id>, 'door' | 'screens'>,
  named: string,
  context: PortalContext,
) => {
  const [store, isHere] = await Promise.all([loadDraftStore(form.door), fetchStep(form, named, context)])
  if (!isHere) return { store, Content: MissingStep }
  const Content = named in form.screens ? await form.screens[named as Id].load() : undefined
  return { store, Content }
}
