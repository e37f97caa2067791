import type { RequestDraft } from '@invea/domain/drafts'
import type { Facts, Journey } from '@invea/domain/journeys'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { use, useCallback, useState, useSyncExternalStore } from 'react'
import { JourneyStepper } from '../application-form/JourneyStepper.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { goTo, preload } from '../shell/navigation.tsx'
import { firstStep, type RequestDefinition } from './request-definition.ts'

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
  return <JourneyStepper journey={journey} step={firstStep} draft={draft} facts={facts} onSelect={onGo} />
}

/** Attribute of the element that contains the stepper beside the first step. */
export const progressMarker = { 'data-way': '' }

/** Shown until the journey is loaded: the prerendered stepper, or an empty area of the same size. */
export const JourneyProgressSkeleton = () => {
  const [shown] = useState(() => globalThis.document?.querySelector('[data-way]')?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the build wrote it and the reader sees it.
  return <div className="min-h-21" dangerouslySetInnerHTML={{ __html: shown }} />
}

const address = (path: string, step: string) => ({ to: `${path}/$step`, params: { step } })

/** Returns a function that goes to a step; `replace` replaces the history entry. */
export const useGoToStep = (path: string): ((step: string, replace?: boolean) => void) => {
  const router = useRouter<AnyRouter>()
  return useCallback((step, replace = false) => void goTo(router, { ...address(path, step), replace }), [router, path])
}

/** Returns a function that prefetches a step's screen and texts. */
export const usePreloadStep = (path: string): ((step: string) => Promise<unknown>) => {
  const router = useRouter<AnyRouter>()
  return useCallback((step) => preload(router, address(path, step)), [router, path])
}
