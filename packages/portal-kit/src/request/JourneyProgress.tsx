import type { Facts, RequestDraft } from '@invea/domain'
import { useSyncExternalStore } from 'react'
import type { DraftStore } from '../drafts/index.ts'
import { JourneyStepper, type WizardSnapshot } from '../wizard/index.ts'
import { firstStep, type RequestDoor } from './request-definition.ts'
import { useJourney } from './use-journey.ts'

/** The whole way beside the first step; whoever came back to the terms goes on where the draft allows. */
export const JourneyProgress = <Draft extends RequestDraft>({
  door,
  store,
  facts,
  onGo,
}: {
  readonly door: RequestDoor<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly facts: Facts
  readonly onGo: (step: string) => void
}) => {
  const journey = useJourney(door)
  const { draft } = useSyncExternalStore(store.subscribe, store.draft, store.draft)
  return <JourneyStepper journey={journey} step={firstStep} draft={draft} facts={facts} onSelect={onGo} />
}
