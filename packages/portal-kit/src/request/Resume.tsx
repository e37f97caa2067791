import type { Facts, RequestDraft } from '@invea/domain'
import { type AnyRouter, Navigate, useRouter } from '@tanstack/react-router'
import { PortalService, usePortalApi } from '../api/index.ts'
import type { DraftStore } from '../drafts/index.ts'
import {
  hasPendingRequest,
  hasProgress,
  ResumeOffer,
  randomKey,
  resolveStep,
  WithFacts,
  type WizardSnapshot,
} from '../wizard/index.ts'
import { Around } from './Around.tsx'
import { firstStep, type RequestDoor } from './request-definition.ts'
import { useGoToStep } from './use-go-to-step.ts'
import { useJourney } from './use-journey.ts'

export interface ResumeProps<Draft extends RequestDraft> {
  readonly door: RequestDoor<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>>
}

interface OfferProps<Draft extends RequestDraft> extends ResumeProps<Draft> {
  readonly draft: Draft
  readonly facts: Facts
}

const Offer = <Draft extends RequestDraft>({ door, store, draft, facts }: OfferProps<Draft>) => {
  const api = usePortalApi()
  const router = useRouter<AnyRouter>()
  const go = useGoToStep(door.path)
  const journey = useJourney(door)
  if (!hasProgress(journey, draft, facts))
    return <Navigate to={`${door.path}/${firstStep}` as never} search={true as never} replace />
  const snapshot = store.draft()
  // What was sent without an answer decides how far it has come; the step it was sent from finds out.
  const known = hasPendingRequest(snapshot) ? snapshot.lastStep : resolveStep(journey, snapshot.lastStep, draft, facts)
  const step = known ?? firstStep
  // Ten minutes are running: they are not spent on a page that offers to go on.
  if (door.kind.timed && facts.signedIn) return <Navigate to={`${door.path}/${step}` as never} replace />
  const startOver = async () => {
    // Releases the slot at once; if the request fails, the hold expires by itself.
    if (draft.appointment.hold && !draft.submitted) void api.schedule.releaseHold(randomKey())
    await store.discard()
    // A link that chose in advance does so for the new form.
    void router.navigate({ to: `${door.path}/${firstStep}`, search: true } as never)
  }
  return <ResumeOffer step={step} onContinue={() => go(step)} onStartOver={startOver} />
}

/** Offers to continue a saved draft. */
export const Resume = <Draft extends RequestDraft>({ door, store }: ResumeProps<Draft>) => (
  <PortalService>
    <Around door={door}>
      <WithFacts store={store}>
        {(draft, facts) => <Offer door={door} store={store} draft={draft} facts={facts} />}
      </WithFacts>
    </Around>
  </PortalService>
)
