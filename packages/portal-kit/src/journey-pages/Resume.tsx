import type { RequestDraft } from '@invea/domain/drafts'
import type { Facts } from '@invea/domain/journeys'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Fragment } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { randomKey } from '../api/device-keys.ts'
import { hasProgress, resolveStep } from '../application-form/next-move.ts'
import { hasPendingRequest } from '../application-form/PendingRequestGuard.tsx'
import { ResumeOffer } from '../application-form/ResumeOffer.tsx'
import { WithFacts } from '../application-form/WithFacts.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { AnyNavigate, goTo } from '../shell/any-router.ts'
import { useGoToStep, useJourney } from './JourneyProgress.tsx'
import { firstStep, type RequestDefinition } from './request-definition.ts'

export interface ResumeProps<Draft extends RequestDraft> {
  readonly definition: RequestDefinition<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>>
}

interface OfferProps<Draft extends RequestDraft> extends ResumeProps<Draft> {
  readonly draft: Draft
  readonly facts: Facts
}

const Offer = <Draft extends RequestDraft>({ definition, store, draft, facts }: OfferProps<Draft>) => {
  const api = usePortalApi()
  const router = useRouter<AnyRouter>()
  const go = useGoToStep(definition.path)
  const journey = useJourney(definition)
  if (!hasProgress(journey, draft, facts))
    return <AnyNavigate to={`${definition.path}/${firstStep}`} search={true} replace />
  const snapshot = store.draft()
  // A pending request decides how far the draft has come: its step settles it.
  const known = hasPendingRequest(snapshot) ? snapshot.lastStep : resolveStep(journey, snapshot.lastStep, draft, facts)
  const step = known ?? firstStep
  // A time limit is running: skips the offer to continue.
  if (definition.kind.timed && facts.signedIn) return <AnyNavigate to={`${definition.path}/${step}`} replace />
  const startOver = async () => {
    // Releases the slot at once; if the request fails, the hold expires by itself.
    if (draft.appointment.hold && !draft.submitted) void api.schedule.releaseHold(randomKey())
    await store.discard()
    // Keeps the link's preselection for the new form.
    void goTo(router, { to: `${definition.path}/${firstStep}`, search: true })
  }
  return (
    <ResumeOffer
      draft={draft}
      requestType={definition.kind.requestTypeOf(draft)}
      step={step}
      savedAt={store.savedAt()}
      onContinue={() => go(step)}
      onStartOver={startOver}
    />
  )
}

/** Offers to continue a saved draft. */
export const Resume = <Draft extends RequestDraft>({ definition, store }: ResumeProps<Draft>) => {
  const { ResumeWrapper: Wrapper = Fragment } = definition
  return (
    <ApiProvider>
      <Wrapper>
        <WithFacts store={store}>
          {(draft, facts) => <Offer definition={definition} store={store} draft={draft} facts={facts} />}
        </WithFacts>
      </Wrapper>
    </ApiProvider>
  )
}
