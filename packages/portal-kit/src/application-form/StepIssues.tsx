import { FailureNotice } from '../api/FailureNotice.tsx'
import type { I18n } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent, loadComponent } from '../i18n/LoadedComponent.tsx'
import { ChunkErrorBoundary } from '../shell/ChunkErrorBoundary.tsx'
import type { StepErrorSummaryProps } from './StepErrorSummary.tsx'
import { StepFailure } from './StepNotices.tsx'
import { useFromWizard } from './use-wizard.ts'

// A separate chunk: a form is usable before it, and `WizardProvider` fetches it at once.
const errorSummary: Loadable<StepErrorSummaryProps> = {
  load: async () => (await import('./StepErrorSummary.tsx')).StepErrorSummary,
  words: ['issue', 'field'],
}

/** Fetches the error summary and the texts of issues. Resolves to false when one of them could not be fetched. */
export const loadErrorSummary = (i18n: I18n): Promise<boolean> =>
  loadComponent(errorSummary, i18n, i18n.language).then(
    () => true,
    () => false,
  )

const missing = (retry: () => void) => <FailureNotice error={{ kind: 'unreachable' }} onRetry={retry} />

/** What stops a step: the error summary, or a failed request. `of` is shown before the name of another step. */
export const StepIssues = ({ of = '' }: { readonly of?: string }) => {
  const { attempt, failure } = useFromWizard(({ state }) => state())
  const hasIssues = useFromWizard(({ issues }) => issues().length > 0)
  if (failure && failure.kind !== 'fields') return <StepFailure error={failure} />
  // After an attempt it stays, so that it takes the focus once and not again while a field is corrected.
  if (attempt === 0 && !hasIssues) return null
  return (
    <ChunkErrorBoundary missing={missing}>
      <LoadedComponent of={errorSummary} lines={2} applicant={of} />
    </ChunkErrorBoundary>
  )
}
