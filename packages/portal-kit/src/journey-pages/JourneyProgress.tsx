import { todayInAddis } from '@invea/domain'
import type { RequestDraft } from '@invea/domain/drafts'
import { type Facts, type Journey, stepStates } from '@invea/domain/journeys'
import { useRouter } from '@tanstack/react-router'
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { JourneyStepper } from '../application-form/JourneyStepper.tsx'
import type { Screen } from '../application-form/request-form.ts'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { importWithRetry, showLanguage } from '../i18n/i18n.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import { firstStep, type RequestDefinition, type RequestForm } from './request-definition.ts'

/** The facts that the rules need before those of the service are loaded. */
export const factsNow = (): Facts => {
  const now = Date.now()
  return { now: new Date(now).toISOString(), today: todayInAddis(now) }
}

const coming = new WeakMap<object, Promise<Journey<never, Facts>>>()

/** Returns the promise of a request's journey, the same one each time, as React's `use` needs. A failed import is repeated by the next call. */
export const journeyOf = <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
): Promise<Journey<Draft, Facts>> => {
  const known = coming.get(definition) as Promise<Journey<Draft, Facts>> | undefined
  if (known) return known
  const loading = definition.journey()
  coming.set(definition, loading)
  loading.catch(() => coming.delete(definition))
  return loading
}

/** Returns the journey of a request; suspends until its chunk is loaded. */
export const useJourney = <Draft extends RequestDraft>(definition: RequestDefinition<Draft>): Journey<Draft, Facts> =>
  use(journeyOf(definition))

/** Stepper of the whole journey beside the first step. */
export const JourneyProgress = <Draft extends RequestDraft>({
  definition,
  store,
  facts,
  onGo,
}: {
  readonly definition: RequestDefinition<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly facts: Facts
  readonly onGo: (step: string) => void
}) => {
  const journey = useJourney(definition)
  const { draft } = useSyncExternalStore(store.subscribe, store.draft, store.draft)
  const states = stepStates(journey, firstStep, draft, facts)
  return <JourneyStepper step={firstStep} states={states} onSelect={onGo} />
}

/** Attribute of the element that contains the stepper beside the first step. */
export const progressMarker = { 'data-steps': '' }

/** Shown until the journey is loaded: the prerendered stepper, or an empty area of the same size. */
export const JourneyProgressSkeleton = () => {
  const [shown] = useState(() => globalThis.document?.querySelector('[data-steps]')?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the build wrote it and the reader sees it.
  return <div className="min-h-21" dangerouslySetInnerHTML={{ __html: shown }} />
}

const address = (path: string, step: string) => ({ to: `${path}/$step`, params: { step } })

/**
 * Returns a function that goes to a step and resolves when it is shown; `replace` replaces the history entry. Does nothing once the form
 * was left: a late response must not lead back to it.
 */
export const useGoToStep = (path: string): ((step: string, replace?: boolean) => Promise<void>) => {
  const router = useRouter()
  return useCallback(
    async (step, replace = false) => {
      const isShown = router.state.location.pathname.toLowerCase().startsWith(path)
      if (isShown) await router.navigate({ ...address(path, step), replace })
    },
    [router, path],
  )
}

/** Returns a function that prefetches the page of a step, without its screen. */
export const usePreloadStep = (path: string): ((step: string) => Promise<unknown>) => {
  const router = useRouter()
  return useCallback((step) => router.preloadRoute(address(path, step)), [router, path])
}

/** True when the visitor turned on the browser's data saver. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Chunks that screens import later. */
const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import('../api/solve-captcha.ts'),
  () => import('../appointment/HoldCode.tsx'),
  () => import('../appointment/HoldBar.tsx'),
  () => import('../applicant/GeezKeyboard.tsx'),
  // The pages that follow the order.
  () => import('./my-application-page.tsx'),
  () => import('../my-applications/ConfirmationScreen.tsx'),
  () => import('../payment/InstructionScreen.tsx'),
]

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** Fetches the screen of a step and its texts. Resolves to false when one of them could not be fetched. */
export const fetchStep = async <Draft extends RequestDraft>(
  { screens }: Pick<RequestForm<Draft>, 'screens'>,
  step: string,
  { i18n, language }: PortalContext,
): Promise<boolean> => {
  const screen: Screen | undefined = screens[step]
  if (!screen) return true
  try {
    await Promise.all([importWithRetry(screen.load), showLanguage(i18n, language.current, screen.namespaces)])
    return true
  } catch {
    return false
  }
}

/**
 * Prefetches all chunks of a form, so that none is missing when the connection breaks. Runs one at a time while the page is
 * idle. Returns a function that stops it. Does nothing with the data saver on.
 */
export const fetchAllParts = <Draft extends RequestDraft>(
  loadForm: () => Promise<RequestForm<Draft>>,
  context: PortalContext,
): (() => void) => {
  let isWanted = !savesData()
  const each = async (load: () => Promise<unknown>) => {
    if (!isWanted) return
    await whenIdle()
    // A failed fetch is repeated when its step is opened.
    await load().catch(() => undefined)
  }
  const fetchAll = async () => {
    const form = await loadForm().catch(() => undefined)
    if (!form) return
    for (const { id } of form.journey.steps) await each(() => fetchStep(form, id, context))
    await each(form.commands)
    for (const load of laterParts) await each(load)
  }
  if (isWanted) void fetchAll()
  return () => {
    isWanted = false
  }
}

/** Prefetches the next page while this one is filled in, then the rest of the form. */
export const usePrefetch = <Draft extends RequestDraft>(
  fetchNext: () => Promise<unknown>,
  loadForm: () => Promise<RequestForm<Draft>>,
  context: PortalContext,
): void =>
  useEffect(() => {
    let stop: (() => void) | undefined
    const idle = setTimeout(async () => {
      await fetchNext()
      stop = fetchAllParts(loadForm, context)
    }, 1500)
    return () => {
      clearTimeout(idle)
      stop?.()
    }
  }, [fetchNext, loadForm, context])
