import type { Issue } from '@invea/domain'
import { ErrorSummary } from '@invea/ui'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { fieldHtmlId, fieldInDraft, useApplicantPosition } from './applicant-scope.ts'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import { useFieldLabels, useIssueWords } from './issue-words.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** The name of a required document, as the service has it. */
const useDocumentName = () => {
  const language = useLanguage()
  const required = useFromWizard(({ facts }) => facts().required)
  return (field: string): string | undefined => {
    const id = Number(/^attachments\.(\d+)$/.exec(field)?.[1])
    return Object.values(required ?? {})
      .flat()
      .find(({ attachmentTypeId }) => attachmentTypeId === id)?.name[language]
  }
}

/** The sentences of issues; where several are the same, each with the name of its field before it. */
const useSummaryLines = (): ((issues: readonly Issue[]) => readonly string[]) => {
  const words = useIssueWords()
  const labelOf = useFieldLabels()
  const documentOf = useDocumentName()
  return (issues) => {
    const sentences = issues.map(words)
    return issues.map(({ field }, at) => {
      const sentence = sentences[at] ?? ''
      const isRepeated = sentences.indexOf(sentence) !== sentences.lastIndexOf(sentence)
      return isRepeated ? `${documentOf(field) ?? labelOf(field)}: ${sentence}` : sentence
    })
  }
}

/** What stops the step, at its top: complaints that lead to their fields, or the failure of a call with a way to try again. */
export const StepIssues = () => {
  const { t } = useTranslation('request')
  const wizard = useWizard()
  const position = useApplicantPosition()
  const linesOf = useSummaryLines()
  const issues = useFromWizard(({ issues }) => issues())
  const lines = linesOf(issues)
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
      errors={issues.map((issue, at) => ({
        fieldId: fieldHtmlId(fieldInDraft(issue.field, position)),
        message: lines[at] ?? '',
      }))}
    />
  )
}
