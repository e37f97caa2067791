import type { RequestDraft } from '@invea/domain'
import { redirect } from '@tanstack/react-router'
import type { DraftKeeper } from '../drafts/index.ts'
import { showLanguage } from '../i18n/index.ts'
import { patiently } from '../parts/patiently.ts'
import type { PortalContext } from '../shell/index.ts'
import type { Screen, WizardRecord } from '../wizard/index.ts'
import { firstStep, type RequestDoor, type RequestForm } from './request-door.ts'
import { journeyOf } from './use-journey.ts'

/** Loader of the pages of a request: its draft is read before any of them is drawn. */
export const loadLayout = async <Draft extends RequestDraft>({ desk }: RequestDoor<Draft>) => ({
  kind: (await desk.open()).kind,
})

/** Loader of one page: the draft, unless another tab has it. */
export const loadKeeper = async <Draft extends RequestDraft>({
  desk,
}: RequestDoor<Draft>): Promise<DraftKeeper<WizardRecord<Draft>> | undefined> => {
  const form = await desk.open()
  return form.kind === 'open' ? form.keeper : undefined
}

/** Loader of the door. Who has not started has nothing to continue, and need not wait for what would find that out. */
export const loadDoor = async <Draft extends RequestDraft>(door: RequestDoor<Draft>, context: PortalContext) => {
  const keeper = await loadKeeper(door)
  if (keeper && keeper.draft().draft.party === undefined)
    throw redirect({ to: `${door.path}/${firstStep}`, replace: true } as never)
  // The service is asked how far the draft has come, and may refuse to say.
  await showLanguage(context.translator, context.language.current, ['refusal'])
  return keeper
}

/** Loader of the first step. Rendered at build time it shows the whole way; in a browser the way may come after it. */
export const loadStart = async <Draft extends RequestDraft>(door: RequestDoor<Draft>) => {
  if (typeof document === 'undefined') await journeyOf(door)
  return loadKeeper(door)
}

/** Loader of a step: the draft, the screen and its words are there before it is drawn. */
export const loadStep = async <Draft extends RequestDraft, Id extends string>(
  { door, screens }: Pick<RequestForm<Draft, Id>, 'door' | 'screens'>,
  named: string,
  context: PortalContext,
) => {
  const screen: Screen | undefined = named in screens ? screens[named as Id] : undefined
  const [keeper, Content] = await Promise.all([
    loadKeeper(door),
    screen && patiently(screen.load),
    screen && showLanguage(context.translator, context.language.current, screen.words),
  ])
  return { keeper, Content }
}
