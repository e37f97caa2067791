import { stepStates } from '@invea/domain'
import { PageSection, Split, Stack } from '@invea/ui'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/index.ts'
import { ChunkErrorBoundary } from '../lazy/ChunkErrorBoundary.tsx'
import { optionalComponent } from '../lazy/lazy-component.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { applicantSteps } from './applicant-scope.ts'
import { SaveLine } from './SaveLine.tsx'
import { StepActions } from './StepActions.tsx'
import { StepForm } from './StepForm.tsx'
import { StepIssues } from './StepIssues.tsx'
import type { Screen } from './screen.ts'
import { useStepTitle } from './use-step-title.ts'
import { useFromWizard } from './use-wizard.ts'
import { WizardSteps } from './WizardSteps.tsx'

// Only on the steps of an applicant.
const ResetAnswers = optionalComponent(async () => (await import('../applicant/ResetAnswers.tsx')).ResetAnswers)

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
