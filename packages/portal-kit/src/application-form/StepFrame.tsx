import { stepStates } from '@invea/domain/journeys'
import { Alert, Checkbox, PageSection, Split, Stack } from '@invea/ui'
import { type ComponentType, type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react'
import { PortalApiContext } from '../api/api-context.ts'
import { deviceKeys } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isSharedComputer, setSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ChunkErrorBoundary } from '../shell/ChunkErrorBoundary.tsx'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { optionalComponent } from '../shell/lazy-component.ts'
import { applicantSteps } from './applicant-scope.ts'
import { useStepTitle, WizardSteps } from './JourneyStepper.tsx'
import { StepActions } from './StepActions.tsx'
import { StepIssues } from './StepIssues.tsx'
import type { Screen } from './screen.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Shows the save state, and the choice to save nothing on a shared device. */
export const SaveLine = () => {
  const { t } = useTranslation('request')
  const { store } = useWizard()
  // The first step is shown before the API client is loaded.
  const api = use(PortalApiContext)
  const state = useSyncExternalStore(store.subscribe, store.saveState, store.saveState)
  const [shared, setShared] = useState(() => isSharedComputer())
  const choose = (chosen: boolean) => {
    setSharedComputer(chosen)
    setShared(chosen)
    // Saves the draft, or deletes what was saved before the choice.
    store.change((snapshot) => ({ ...snapshot }))
    void store.flush()
    if (chosen) void deviceKeys.forget()
    void api?.account.followChoice()
  }
  return (
    <div className="mt-4 border-t border-line pt-2 text-sm sm:mt-8 sm:pt-4 print:hidden">
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
    // Before its script comes the form must send nothing anywhere: `dialog` without a dialog does.
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

// Only on the steps of an applicant.
const ResetAnswers = optionalComponent(async () => (await import('./ResetAnswers.tsx')).ResetAnswers)

/** Shown on phones, where the stepper is collapsed. */
const StepNumber = () => {
  const { t } = useTranslation('request')
  const text = useFromWizard(({ journey, store, state, facts }) => {
    const { step } = state()
    const states = stepStates(journey, step, store.draft().draft, facts())
    return t('stepOf', { n: states.findIndex(({ id }) => id === step) + 1, total: states.length })
  })
  return <p className="text-sm text-muted lg:hidden">{text}</p>
}

const missing = (retry: () => void) => <FailureNotice error={{ kind: 'unreachable' }} onRetry={retry} />

/** Layout of a step: stepper, title, issues, fields, Back and Next, and the save state. */
export const StepFrame = ({
  Content,
  actions,
  banner,
  aside,
  steps,
}: {
  readonly Content: ComponentType
  readonly actions?: Screen['actions'] | undefined
  /** Shown above the title, such as the time left of a hold. */
  readonly banner?: ReactNode
  /** Shown under the stepper, such as the number of applicants. */
  readonly aside?: ReactNode
  /** Replaces the wizard's own stepper. */
  readonly steps?: ReactNode
}) => {
  const step = useFromWizard(({ state }) => state().step)
  const title = useStepTitle()
  const [resets, setResets] = useState(0)
  return (
    <PageSection space="tight">
      <Split
        asideFirst
        className="max-lg:gap-0"
        aside={
          <Stack className="frame-part max-lg:pb-4">
            {steps ?? <WizardSteps />}
            {aside}
            <HelpPanel />
          </Stack>
        }
      >
        <div className="max-w-reading">
          <Stack gap={6}>
            {banner}
            <div>
              {!steps && <StepNumber />}
              <h1 tabIndex={-1}>{title(step)}</h1>
            </div>
            <StepIssues />
            {actions === 'own' ? (
              <>
                <ChunkErrorBoundary missing={missing}>
                  <Content key={resets} />
                </ChunkErrorBoundary>
                <StepActions actions={actions} />
              </>
            ) : (
              <StepForm>
                <ChunkErrorBoundary missing={missing}>
                  <Content key={resets} />
                </ChunkErrorBoundary>
                <StepActions actions={actions} />
              </StepForm>
            )}
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
