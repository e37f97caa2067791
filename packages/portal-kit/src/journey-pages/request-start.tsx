import type { Party, RequestDraft } from '@invea/domain/drafts'
import { applicantsCount, type Facts, journey } from '@invea/domain/journeys'
import { Outlet, redirect, useRouter } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { ApplicantsCountScreen } from '../application-form/ApplicantsCountScreen.tsx'
import { StepFrame } from '../application-form/StepFrame.tsx'
import { UnopenedFormNotice } from '../application-form/StepNotices.tsx'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { RequestPages } from '../application-view/pages.tsx'
import type { OpenedDraft } from '../drafts/draft-session.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { addressIn, publicAddress } from '../i18n/address.ts'
import { importWithRetry, showLanguage, useLanguage } from '../i18n/i18n.ts'
import { lazyComponent } from '../shell/lazy-component.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import {
  factsNow,
  fetchStep,
  JourneyProgress,
  JourneyProgressSkeleton,
  journeyOf,
  progressMarker,
  useGoToStep,
  usePrefetch,
  usePreloadStep,
} from './JourneyProgress.tsx'
import type { ResumeProps } from './Resume.tsx'
import {
  type FormLink,
  firstStep,
  isEmpty,
  loadDraftStore,
  preselect,
  type RequestDefinition,
  type RequestForm,
} from './request-definition.ts'

/** Loader of the request's layout: reads the draft before any page renders. */
export const loadLayout = async <Draft extends RequestDraft>({ draftSession }: RequestDefinition<Draft>) => ({
  kind: (await draftSession.open()).kind,
})

/** Loader of the request's entry page. Redirects to the first step when no draft has been started. */
export const loadEntry = async <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
  context: PortalContext,
  link: FormLink,
) => {
  const store = await loadDraftStore(definition)
  if (store && store.draft().draft.party === undefined)
    throw redirect({ to: `${definition.path}/${firstStep}`, search: link, replace: true })
  // The entry page shows the content of the draft, and possibly a refusal of the service.
  await showLanguage(context.i18n, context.language.current, ['application', 'choice', 'status', 'refusal'])
  return store
}

/**
 * Loader of the first step. Prerendering includes the journey; in a browser it may load later. The first page of a submitted request
 * leads to the entry page: its applicants cannot change here.
 */
export const loadStart = async <Draft extends RequestDraft>(definition: RequestDefinition<Draft>, link: FormLink) => {
  if (typeof document === 'undefined') await journeyOf(definition)
  const store = await loadDraftStore(definition)
  if (store?.draft().draft.submitted) throw redirect({ to: definition.path, replace: true })
  if (!store || isEmpty(link) || !(await preselect(definition, store, link))) return store
  // Removes the preselection from the address, so that coming back does not undo a later choice.
  throw redirect({ to: `${definition.path}/${firstStep}`, search: {}, replace: true })
}

/** Layout of all pages of a request. One tab has the form; leaving saves and closes the draft. */
export const RequestLayout = <Draft extends RequestDraft>({
  definition: { draftSession },
  kind,
}: {
  readonly definition: RequestDefinition<Draft>
  readonly kind: OpenedDraft<WizardSnapshot<Draft>>['kind']
}) => {
  const router = useRouter()
  useEffect(() => {
    void draftSession.open()
    const stopWatching = draftSession.watch(() => void router.invalidate())
    return () => {
      stopWatching()
      draftSession.closeSoon()
    }
  }, [router, draftSession])
  if (kind === 'open') return <Outlet />
  const takeOver = async () => {
    await draftSession.takeOver()
    await router.invalidate()
  }
  return <UnopenedFormNotice kind={kind} onTakeOver={takeOver} />
}

const Resume = lazyComponent(async () => (await import('./Resume.tsx')).Resume)

/** Entry page of a request with a saved draft: offers to continue. */
export const ResumePage = <Draft extends RequestDraft>({
  definition,
  pages,
  store,
}: {
  readonly definition: RequestDefinition<Draft>
  readonly pages: RequestPages
  readonly store: DraftStore<WizardSnapshot<Draft>> | undefined
}) => {
  if (!store) return null
  const props = { definition, pages, store } as unknown as ResumeProps<RequestDraft>
  return (
    <Suspense>
      <Resume {...props} />
    </Suspense>
  )
}

/** Journey of the first step only; the other steps and their rules load after the first page is shown. */
const start = journey<RequestDraft, Facts>()('request-start', [applicantsCount])

/** Fetches the form and a step of it. Resolves to false when one of them could not be fetched. */
const fetchScreen = async <Draft extends RequestDraft>(
  loadForm: () => Promise<RequestForm<Draft>>,
  step: string,
  context: PortalContext,
): Promise<boolean> => {
  const form = await importWithRetry(loadForm).catch(() => undefined)
  return form !== undefined && fetchStep(form, step, context)
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
  const [facts] = useState(factsNow)
  const go = useGoToStep(definition.path)
  const preload = usePreloadStep(definition.path)
  const { Steps } = definition
  const context = useRouter().options.context as PortalContext
  const fetchNext = useCallback(async () => {
    const step = definition.stepAfterTerms(store.draft().draft)
    await Promise.all([preload(step), fetchScreen(loadForm, step, context)])
  }, [preload, definition, store, loadForm, context])
  usePrefetch(fetchNext, loadForm, context)
  const goTo = async (step: string) => {
    const isLoaded = await fetchScreen(loadForm, step, context)
    if (isLoaded) void go(step)
    return isLoaded
  }
  const language = useLanguage()
  const pageAfter = (party: Party) => {
    const address = `${definition.path}/${definition.stepAfterTerms({ ...store.draft().draft, party })}`
    return publicAddress(language === 'en' ? address : addressIn(language, address))
  }
  return (
    <WizardProvider
      journey={start}
      // The terms need only the fields of every request. The store keeps the wider draft.
      store={store}
      kind={definition.kind}
      language={language}
      facts={facts}
      step={firstStep}
      onGo={goTo}
      onEnd={() => goTo(definition.stepAfterTerms(store.draft().draft))}
      pageAfter={pageAfter}
    >
      <StepFrame
        Content={ApplicantsCountScreen}
        actions="own"
        progress={null}
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
