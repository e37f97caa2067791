import type { ApiError } from '@invea/api'
import { isConcluded, nextStep, previousStep } from '@invea/domain/journeys'
import { Alert, Button, Checkbox, PageSection, Split, Stack } from '@invea/ui'
import { type ComponentType, type ReactNode, Suspense, use, useRef, useState, useSyncExternalStore } from 'react'
import { PortalApiContext } from '../api/api-context.ts'
import { deviceStorage } from '../drafts/draft-storage.ts'
import { isSharedComputer, setSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { optionalComponent } from '../shell/lazy-component.ts'
import { HelpPanel } from '../shell/PageParts.tsx'
import { useTitlePart } from '../shell/PortalShell.tsx'
import { useStepTitle, WizardSteps } from './JourneyStepper.tsx'
import type { Screen, ScreenActions } from './request-form.ts'
import { ChunkErrorBoundary } from './StepNotices.tsx'
import { applicantSteps, useFromWizard, useWizard } from './use-wizard.ts'
import { StepIssues } from './WizardProvider.tsx'

/** Whether a hold needs a one-time code first, or one of another phone or mailbox. The screen then has the main button. */
export const isCodeRequired = (failure: ApiError | undefined): boolean =>
  failure?.kind === 'refused' &&
  (failure.code === 'codeRequired' || (failure.code === 'unpaidApplicants' && failure.proof === 'code'))

/** A §2: the stages of a request have Previous; the choices before them and the steps of an applicant have Back. */
const stages = /^(site|date|delivery|urgent|summary|payment)/

/** Back and Next. Back is disabled on the first step (A §4) and absent after submission. Next shows a spinner during a command. */
export const StepActions = ({
  actions = 'next',
  disabled = false,
  next,
  back,
  single = false,
}: {
  readonly actions?: ScreenActions | undefined
  /** Disables Next until something outside the step has happened. */
  readonly disabled?: boolean
  /** Label of Next when it does more than go to the next step. */
  readonly next?: string | undefined
  /** Label of Back. */
  readonly back?: string | undefined
  /** Single-step journey: Previous and Next are shown disabled; the last button ends the journey (B §2). */
  readonly single?: boolean
}) => {
  const { t } = useTranslation(['request', 'common'])
  const wizard = useWizard()
  const { step, pending, loading, failure } = useFromWizard(({ state }) => state())
  const isFirst = useFromWizard(({ journey, kind, state }) =>
    [journey.steps[0]?.id, kind.firstStage].includes(state().step),
  )
  const canGoBack = useFromWizard(
    ({ journey, store, state, facts }) =>
      !isFirst && previousStep(journey, state().step, store.draft().draft, facts()) !== undefined,
  )
  // Back stays while a command runs, although a command may already have closed the steps before.
  const [couldGoBack, setCouldGoBack] = useState(canGoBack)
  if (!pending && couldGoBack !== canGoBack) setCouldGoBack(canGoBack)
  const hasBack = isFirst || couldGoBack
  const isLastBeforeSummary = useFromWizard(({ journey, store, state, facts }) => {
    const { step } = state()
    const { draft } = store.draft()
    return isConcluded(journey, step, draft, facts()) && nextStep(journey, step, draft, facts()) === 'summary'
  })
  const ownLabel = actions === 'submit' ? 'request:submit' : 'common:next'
  const label = next ?? t(isLastBeforeSummary ? 'request:toSummary' : ownLabel)
  if (actions === 'own' && !hasBack) return null
  return (
    <div className="step-actions">
      {hasBack && (
        <Button variant="secondary" width="phone" disabled={!canGoBack || pending} onClick={wizard.back}>
          {back ?? t(stages.test(step) ? 'common:previous' : 'common:back')}
        </Button>
      )}
      {single && (
        <Button variant="secondary" width="phone" disabled>
          {t('common:next')}
        </Button>
      )}
      {actions !== 'own' && (
        <Button
          type="submit"
          width="phone"
          variant={isCodeRequired(failure) ? 'secondary' : 'primary'}
          pending={pending || loading === true}
          disabled={disabled || loading === 'closed'}
        >
          {pending ? t('request:sending') : loading === true ? t('common:loading') : label}
        </Button>
      )}
    </div>
  )
}

/** Shows the save state, and the choice to save nothing on a shared device. */
export const SaveLine = () => {
  const { t } = useTranslation('request')
  const { store } = useWizard()
  // The first step is shown before the API client is loaded.
  const api = use(PortalApiContext)
  const state = useSyncExternalStore(store.subscribe, store.saveState, store.saveState)
  const [shared, setShared] = useState(() => isSharedComputer())
  const lastChoice = useRef(Promise.resolve())
  const choose = (chosen: boolean) => {
    setSharedComputer(chosen)
    setShared(chosen)
    // Saves the draft, or deletes everything that was saved before the choice. This form continues in memory.
    // The next choice waits, because this one may delete what it saves.
    lastChoice.current = lastChoice.current
      .then(store.flush)
      .then(() => (chosen ? deviceStorage.endSession() : undefined))
      .catch(() => undefined)
    void api?.account.followChoice()
  }
  return (
    <div className="save-line">
      {state === 'failed' ? (
        <Alert tone="warning" live>
          {t('saved.failed')}
        </Alert>
      ) : (
        // Not a live region: it changes with every input.
        <p className="text-muted">{t(`saved.${state}`)}</p>
      )}
      <Checkbox checked={shared} onChange={(event) => choose(event.currentTarget.checked)} hint={t('saved.sharedHint')}>
        {t('saved.shared')}
      </Checkbox>
    </div>
  )
}

/** The fields of a step as one form: Enter submits it like Next. The rules validate, not the browser. */
export const StepForm = ({ children }: { readonly children: ReactNode }) => {
  const wizard = useWizard()
  return (
    // Before its script runs the form must not send anything: method `dialog` outside a dialog does nothing.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void wizard.next()
      }}
    >
      <Stack gap={6}>{children}</Stack>
    </form>
  )
}

// Needed only on the steps of an applicant.
const ResetAnswers = optionalComponent(async () => (await import('./ResetAnswers.tsx')).ResetAnswers)

/** Layout of a step: stepper, title, issues, fields, Back and Next, and the save state. */
export const StepFrame = ({
  Content,
  actions,
  banner,
  aside,
  steps = <WizardSteps />,
  progress = <WizardSteps collapse="progress" />,
}: {
  readonly Content: ComponentType
  readonly actions?: Screen['actions'] | undefined
  /** Shown above the title, such as the time left of a hold. */
  readonly banner?: ReactNode
  /** Shown under the stepper, such as the number of applicants. */
  readonly aside?: ReactNode
  /** Replaces the wizard's own stepper. */
  readonly steps?: ReactNode
  /** Replaces the number of the step, which is shown on phones, where the stepper is hidden. */
  readonly progress?: ReactNode
}) => {
  const step = useFromWizard(({ state }) => state().step)
  const title = useStepTitle()(step)
  const [resets, setResets] = useState(0)
  useTitlePart(title)
  const body = (
    <>
      <ChunkErrorBoundary>
        <Content key={resets} />
      </ChunkErrorBoundary>
      <StepActions actions={actions} />
    </>
  )
  return (
    <PageSection space="tight">
      <Split
        asideFirst
        className="max-lg:gap-0"
        aside={
          <Stack className="frame-part max-lg:pb-4">
            {steps}
            {aside}
            <HelpPanel />
          </Stack>
        }
      >
        <div className="max-w-reading">
          <Stack gap={6}>
            {banner}
            <div>
              {progress}
              <h1 tabIndex={-1}>{title}</h1>
            </div>
            <StepIssues />
            {actions === 'own' ? body : <StepForm>{body}</StepForm>}
            {applicantSteps.includes(step) && (
              <Suspense>
                <ResetAnswers onReset={() => setResets(resets + 1)} />
              </Suspense>
            )}
          </Stack>
          <SaveLine />
        </div>
      </Split>
    </PageSection>
  )
}
