import { todayInAddis } from '@invea/domain'
import type { Party, RequestDraft } from '@invea/domain/drafts'
import { applicantsCount, type Facts, journey } from '@invea/domain/journeys'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { ApplicantsCountScreen } from '../application-form/ApplicantsCountScreen.tsx'
import { StepFrame } from '../application-form/StepFrame.tsx'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { addressIn } from '../i18n/address.ts'
import { publicAddress } from '../i18n/base-path.ts'
import { importWithRetry } from '../i18n/import-with-retry.ts'
import { useLanguage } from '../i18n/use-translation.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import { fetchAllParts } from './form-parts.ts'
import {
  JourneyProgress,
  JourneyProgressSkeleton,
  progressMarker,
  useGoToStep,
  usePreloadStep,
} from './JourneyProgress.tsx'
import { fetchStep } from './load-request.ts'
import { firstStep, type RequestDefinition, type RequestForm } from './request-definition.ts'

/** Journey of the first step only; the other steps and their rules load after the first page is shown. */
const start = journey<RequestDraft, Facts>()('request-start', [applicantsCount])

/** The facts that the first step's rules need. */
const factsAtStart = (): Facts => {
  const now = Date.now()
  return { now: new Date(now).toISOString(), today: todayInAddis(now) }
}

/** Terms and the two ways to start; usable before the rest of the wizard is loaded. */
export const StartPage = <Draft extends RequestDraft>({
  definition,
  loadForm,
  store,
}: {
  readonly definition: RequestDefinition<Draft>
  /** Imports the form that follows the first step. */
  readonly loadForm: () => Promise<RequestForm<Draft>>
  readonly store: DraftStore<WizardSnapshot<Draft>>
}) => {
  const [facts] = useState(factsAtStart)
  const go = useGoToStep(definition.path)
  const preload = usePreloadStep(definition.path)
  const { Steps } = definition
  const context = useRouter<AnyRouter>().options.context as PortalContext
  useEffect(() => {
    let stop: (() => void) | undefined
    // Prefetches the next page while the terms are read, then the rest of the form.
    const idle = setTimeout(async () => {
      await preload(definition.second(store.draft().draft))
      stop = fetchAllParts(loadForm, context)
    }, 1500)
    return () => {
      clearTimeout(idle)
      stop?.()
    }
  }, [preload, definition, store, loadForm, context])
  const goTo = async (step: string) => {
    const form = await importWithRetry(loadForm).catch(() => undefined)
    const isLoaded = form !== undefined && (await fetchStep(form, step, context))
    if (isLoaded) go(step)
    return isLoaded
  }
  const language = useLanguage()
  const pageAfter = (party: Party) => {
    const address = `${definition.path}/${definition.second({ ...store.draft().draft, party })}`
    return publicAddress(language === 'en' ? address : addressIn(language, address))
  }
  return (
    <WizardProvider
      journey={start}
      // The terms read what every request has; the wider draft stays whole in the store.
      store={store}
      kind={definition.kind}
      language={language}
      facts={facts}
      step={firstStep}
      onGo={goTo}
      onEnd={() => goTo(definition.second(store.draft().draft))}
      pageAfter={pageAfter}
    >
      <StepFrame
        Content={ApplicantsCountScreen}
        actions="own"
        steps={
          <div {...progressMarker}>
            <Suspense fallback={<JourneyProgressSkeleton />}>
              {Steps ? <Steps /> : <JourneyProgress definition={definition} store={store} facts={facts} onGo={go} />}
            </Suspense>
          </div>
        }
      />
    </WizardProvider>
  )
}
