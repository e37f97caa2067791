import type { Facts, RequestDraft } from '@invea/domain'
import { useSyncExternalStore } from 'react'
import type { DraftStore } from '../drafts/index.ts'
import { JourneyStepper, type WizardSnapshot } from '../wizard/index.ts'
import { firstStep, type RequestDefinition } from './request-definition.ts'
import { useJourney } from './use-journey.ts'

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
