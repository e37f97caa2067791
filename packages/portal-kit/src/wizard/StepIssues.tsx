import { ErrorSummary } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { fieldHtmlId, fieldInDraft, useApplicantPosition } from './applicant-scope.ts'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import { useIssueWords } from './issue-words.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** What stops the step, at its top: complaints that lead to their fields, or the failure of a call with a way to try again. */
export const StepIssues = () => {
  const { t } = useTranslation('request')
  const wizard = useWizard()
  const position = useApplicantPosition()
  const words = useIssueWords()
  const issues = useFromWizard(({ issues }) => issues())
  const { attempt, failure } = useFromWizard(({ state }) => state())
  if (failure && failure.kind !== 'fields') {
    return (
      <FocusOnArrival key={attempt}>
        <FailureNotice error={failure} onRetry={() => void wizard.next()} />
      </FocusOnArrival>
    )
  }
  return (
    <ErrorSummary
      title={t('fixBelow')}
      attempt={attempt}
      errors={issues.map((issue) => ({
        fieldId: fieldHtmlId(fieldInDraft(issue.field, position)),
        message: words(issue),
      }))}
    />
  )
}
