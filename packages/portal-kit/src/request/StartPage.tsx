import { type Facts, journey, party, type RequestDraft, todayInAddis } from '@invea/domain'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { PartyScreen } from '../applicants-count/index.ts'
import type { DraftStore } from '../drafts/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { patiently } from '../lazy/import-with-retry.ts'
import type { PortalContext } from '../shell/index.ts'
import { type RequestKind, StepFrame, WizardProvider, type WizardSnapshot } from '../wizard/index.ts'
import { fetchAllParts } from './form-parts.ts'
import { JourneyProgress } from './JourneyProgress.tsx'
import { JourneyProgressSkeleton, wayMark } from './JourneyProgressSkeleton.tsx'
import { fetchStep } from './load-request.ts'
import { firstStep, type RequestDoor, type RequestForm } from './request-definition.ts'
import { useGoToStep, usePreloadStep } from './use-go-to-step.ts'

/** The first step alone: what comes after it, and the rules of all that, is not fetched before the first page stands. */
const start = journey<RequestDraft, Facts>()('request-start', [party])

/** All that the first step's rules read. */
const factsAtStart = (): Facts => {
  const now = Date.now()
  return { now: new Date(now).toISOString(), today: todayInAddis(now) }
}

/** Terms and the two ways to start, usable before the rest of the wizard has come. */
export const StartPage = <Draft extends RequestDraft>({
  door,
  loadForm,
  store,
}: {
  readonly door: RequestDoor<Draft>
  /** What follows the first step, fetched behind it. */
  readonly loadForm: () => Promise<RequestForm<Draft>>
  readonly store: DraftStore<WizardSnapshot<Draft>>
}) => {
  const [facts] = useState(factsAtStart)
  const go = useGoToStep(door.path)
  const preload = usePreloadStep(door.path)
  const { Steps } = door
  const context = useRouter<AnyRouter>().options.context as PortalContext
  useEffect(() => {
    let stop: (() => void) | undefined
    // The next page comes while the terms are read, then the rest of the form.
    const idle = setTimeout(async () => {
      await preload(door.second(store.draft().draft))
      stop = fetchAllParts(loadForm, context)
    }, 1500)
    return () => {
      clearTimeout(idle)
      stop?.()
    }
  }, [preload, door, store, loadForm, context])
  const goTo = async (step: string) => {
    const form = await patiently(loadForm).catch(() => undefined)
    const isHere = form !== undefined && (await fetchStep(form, step, context))
    if (isHere) go(step)
    return isHere
  }
  return (
    <WizardProvider
      journey={start}
      // The terms read what every request has; the wider draft stays whole in the store.
      store={store as unknown as DraftStore<WizardSnapshot<RequestDraft>>}
      kind={door.kind as unknown as RequestKind}
      language={useLanguage()}
      facts={facts}
      step={firstStep}
      onGo={goTo}
      onEnd={() => goTo(door.second(store.draft().draft))}
    >
      <StepFrame
        Content={PartyScreen}
        actions="own"
        steps={
          <div {...wayMark}>
            <Suspense fallback={<JourneyProgressSkeleton />}>
              {Steps ? <Steps /> : <JourneyProgress door={door} store={store} facts={facts} onGo={go} />}
            </Suspense>
          </div>
        }
      />
    </WizardProvider>
  )
}
