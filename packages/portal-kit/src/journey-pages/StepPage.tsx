import {
  type AddressAnswers,
  applicantCount,
  hasAddressAnswers,
  type RequestDraft,
  withAddressAnswers,
} from '@invea/domain/drafts'
import { type Facts, nextStep, stepProgress } from '@invea/domain/journeys'
import { Card, FocusOnArrival } from '@invea/ui'
import { redirect, useRouter } from '@tanstack/react-router'
import { type ComponentType, Fragment, memo, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useRunCommand } from '../application-form/commands.ts'
import { FactsLoader } from '../application-form/FactsLoader.tsx'
import { chunkFailure, reloadSaved, resolveStep } from '../application-form/next-move.ts'
import { PendingRequestGuard } from '../application-form/PendingRequestGuard.tsx'
import type { ScreenActions } from '../application-form/request-form.ts'
import { StepFrame } from '../application-form/StepFrame.tsx'
import { ChunkErrorBoundary } from '../application-form/StepNotices.tsx'
import { useFromWizard, useStepLoading, useWizard } from '../application-form/use-wizard.ts'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { type RequestPages, RequestPagesContext } from '../application-view/pages.tsx'
import type { DraftStore } from '../drafts/draft-store.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { lazyComponent } from '../shell/lazy-component.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import { factsNow, fetchStep, useGoToStep, usePrefetch } from './JourneyProgress.tsx'
import { type FormLink, isEmpty, loadDraftStore, preselect, type RequestForm } from './request-definition.ts'

/** The sidebar's label for the applicants: Individual, or Group with its number (A §2). */
export const ApplicantCountCard = () => {
  const { t } = useTranslation('request')
  const party = useFromWizard(({ store }) => store.draft().draft.party)
  const count = useFromWizard(({ store }) => applicantCount(store.draft().draft))
  if (!party) return null
  const size = party === 'group' && count > 1 ? ` (${count})` : ''
  return (
    <Card tone="sunken">
      <p className="text-sm text-muted">{t('requestor')}</p>
      <p className="font-semibold">
        {t(party)}
        {size}
      </p>
    </Card>
  )
}

// Needed only after a slot is held.
const HoldBar = lazyComponent(async () => (await import('../appointment/HoldBar.tsx')).HoldBar)
const HoldNotice = lazyComponent(async () => (await import('../appointment/HoldBar.tsx')).HoldNotice)

/**
 * Until when the appointment is held: by the hold, and after submission by the request. The step that submits shows the hold
 * until the next step is shown, so that nothing moves while its screen loads.
 */
export const HeldAppointment = () => {
  const isSubmitted = useFromWizard(({ store }) => store.draft().draft.submitted !== undefined)
  const isHeld = useFromWizard(({ store }) => store.draft().draft.appointment.hold !== undefined)
  const { step, pending } = useFromWizard(({ state }) => state())
  // Deferred, because Next ends a moment before the next step is rendered.
  const isSettled = useDeferredValue(!pending) && !pending
  const [shown, setShown] = useState({ step, isSubmitted })
  const next = { step, isSubmitted: isSubmitted && (shown.isSubmitted || shown.step !== step || isSettled) }
  if (next.step !== shown.step || next.isSubmitted !== shown.isSubmitted) setShown(next)
  return (
    <>
      {!next.isSubmitted && isHeld && <HoldBar />}
      {(isSubmitted || isHeld) && (
        // Loaded with the hold, so that it is there when the hold is gone.
        <Suspense>
          <HoldNotice isShown={next.isSubmitted} />
        </Suspense>
      )}
    </>
  )
}

const usePortalContext = () => useRouter().options.context as PortalContext

interface StepPageProps<Draft extends RequestDraft, Id extends string> {
  readonly form: RequestForm<Draft, Id>
  readonly pages: RequestPages
  readonly store: DraftStore<WizardSnapshot<Draft>>
  /** The step that the address names. */
  readonly named: string
  readonly Content: ComponentType | undefined
}

interface StepProps<Draft extends RequestDraft, Id extends string> extends StepPageProps<Draft, Id> {
  readonly facts: Facts
}

/** Resolves the step only when the address changes, so that a step is not replaced during input. */
const useResolvedStep = <Draft extends RequestDraft, Id extends string>({
  form,
  store,
  facts,
  named,
}: StepProps<Draft, Id>): Id | undefined => {
  const resolve = () => ({ named, step: resolveStep(form.journey, named, store.draft().draft, facts) })
  const [resolved, setResolved] = useState(resolve)
  if (resolved.named === named) return resolved.step
  const next = resolve()
  setResolved(next)
  return next.step
}

interface StepScreenProps {
  readonly Content: ComponentType
  readonly actions: ScreenActions | undefined
  readonly Banner: ComponentType | undefined
  readonly Steps: RequestForm<RequestDraft>['Steps']
}

/** The frame and its screen. Not rendered again with each key: its parts read from the draft what they show. */
const StepScreen = memo(({ Content, actions, Banner, Steps }: StepScreenProps) => (
  <StepFrame
    Content={Content}
    actions={actions}
    banner={
      <ChunkErrorBoundary>
        <Suspense>
          {Banner && <Banner />}
          <HeldAppointment />
        </Suspense>
      </ChunkErrorBoundary>
    }
    steps={Steps && <Steps />}
    progress={Steps && <Steps collapse="progress" />}
    aside={<ApplicantCountCard />}
  />
))

const Step = <Draft extends RequestDraft, Id extends string>(props: StepProps<Draft, Id>) => {
  const { form, store, facts, named, Content } = props
  const { definition, journey, screens, commands, Banner, Steps } = form
  const language = useLanguage()
  const step = useResolvedStep(props)
  const runCommand = useRunCommand(store, commands)
  const go = useGoToStep(definition.path)
  const context = usePortalContext()
  // Shows another step once its screen is loaded; until then the current one stays.
  const goTo = useCallback(
    async (to: Id) => {
      const isLoaded = await fetchStep(form, to, context)
      // At most a second, so that Next can be pressed again if the address does not change.
      if (isLoaded) await Promise.race([go(to), new Promise((resolve) => setTimeout(resolve, 1000))])
      return isLoaded
    },
    [form, context, go],
  )
  // Corrects the address when it names a step that the draft does not allow.
  useEffect(() => {
    if (step !== undefined && step !== named) void go(step, true)
  }, [step, named, go])
  if (step === undefined || step !== named || !Content) return null
  return (
    <WizardProvider
      journey={journey}
      store={store}
      kind={definition.kind}
      runCommand={runCommand}
      language={language}
      facts={facts}
      step={step}
      onGo={goTo}
    >
      <StepScreen Content={Content} actions={screens[step].actions} Banner={Banner} Steps={Steps} />
    </WizardProvider>
  )
}

export const StepPage = <Draft extends RequestDraft, Id extends string>(props: StepPageProps<Draft, Id>) => {
  const { form, pages, store, named } = props
  const { Wrapper = Fragment } = form
  const context = usePortalContext()
  const fetchNext = useCallback(async () => {
    const step = nextStep(form.journey, named as Id, store.draft().draft, factsNow())
    if (step) await fetchStep(form, step, context)
  }, [form, store, named, context])
  const loadForm = useCallback(async () => form, [form])
  usePrefetch(fetchNext, loadForm, context)
  return (
    <ApiProvider>
      <RequestPagesContext value={pages}>
        <Wrapper>
          <FactsLoader store={store}>
            {(_draft, facts) => (
              <PendingRequestGuard store={store} commands={form.commands} facts={facts}>
                <Step {...props} facts={facts} />
              </PendingRequestGuard>
            )}
          </FactsLoader>
        </Wrapper>
      </RequestPagesContext>
    </ApiProvider>
  )
}

/** Shown in the frame of a step whose screen could not be fetched. */
export const FailedStep = () => {
  const router = useRouter()
  const { store } = useWizard()
  const [failure] = useState(chunkFailure)
  useStepLoading(true)
  const retry = async () => {
    if (!(await reloadSaved(failure, store))) await router.invalidate()
  }
  return (
    <FocusOnArrival>
      <FailureNotice error={failure} onRetry={() => void retry()} live={false} />
    </FocusOnArrival>
  )
}

/** Search parameters of a step, unvalidated. */
type StepSearch = FormLink & AddressAnswers

/**
 * Copies the answers of the first page from the address to the draft, and removes them from the address. Does not change a draft that
 * has passed the first step: its owner is offered to continue it.
 */
const takeAnswers = async <Draft extends RequestDraft, Id extends string>(
  { definition, journey }: Pick<RequestForm<Draft, Id>, 'definition' | 'journey'>,
  named: string,
  store: DraftStore<WizardSnapshot<Draft>>,
  { service, office, applicants, ...answers }: StepSearch,
) => {
  const facts = { ...factsNow(), signedIn: true }
  const isNew = stepProgress(journey, store.draft().draft, facts).blocked < 2
  if (isNew) {
    const link = { service, office, applicants }
    if (!isEmpty(link)) await preselect(definition, store, link)
    store.change((snapshot) => ({ ...snapshot, draft: withAddressAnswers(snapshot.draft, answers) }))
  }
  // A prerendered page shows the answers of its address.
  if (typeof document === 'undefined') return
  const { path } = definition
  throw redirect({ to: isNew ? `${path}/$step` : path, params: { step: named }, search: {}, replace: true })
}

/** Loader of a step: waits for the draft, the screen and its texts. Shows `FailedStep` when the screen could not be fetched. */
export const loadStep = async <Draft extends RequestDraft, Id extends string>(
  form: Pick<RequestForm<Draft, Id>, 'definition' | 'journey' | 'screens'>,
  named: string,
  context: PortalContext,
  search: StepSearch = {},
) => {
  const [store, isLoaded] = await Promise.all([loadDraftStore(form.definition), fetchStep(form, named, context)])
  if (store && hasAddressAnswers(search)) await takeAnswers(form, named, store, search)
  if (!isLoaded) return { store, Content: FailedStep }
  const Content = named in form.screens ? await form.screens[named as Id].load() : undefined
  return { store, Content }
}
