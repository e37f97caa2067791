import { canOpen, fieldInDraft, type Issue, type RequestDraft, stepsAsking } from '@invea/domain'
import { Button, ErrorSummary } from '@invea/ui'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { fieldHtmlId, useApplicantPosition } from './applicant-scope.ts'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import { useFieldLabels, useIsNamed, useIssueWords } from './issue-words.ts'
import { useStepTitle } from './use-step-title.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'
import type { Wizard } from './wizard.ts'

/** The name of a required document, as the service has it. */
const useDocumentName = () => {
  const language = useLanguage()
  const required = useFromWizard(({ facts }) => facts().required)
  return (field: string): string | undefined => {
    const id = Number(/attachments\.(\d+)$/.exec(field)?.[1])
    return Object.values(required ?? {})
      .flat()
      .find(({ attachmentTypeId }) => attachmentTypeId === id)?.name[language]
  }
}

/** Another step, and how to get there. */
interface Place {
  readonly step: string
  readonly open: () => void
}

/** The other step that asks a field and can be opened now, and how to get there. */
const elsewhere = (wizard: Wizard<RequestDraft>, field: string): Place | undefined => {
  const { journey, store, facts, state, outer, issues } = wizard
  const steps = stepsAsking(field)
  if (steps.includes(state().step)) return undefined
  const step = steps.find((id) => canOpen(journey, id, store.draft().draft, facts()))
  if (step !== undefined) return { step, open: () => wizard.correct(step) }
  const around = outer && elsewhere(outer, field)
  return around && { ...around, open: () => outer.correct(around.step, issues()) }
}

/** The sentences of issues, each with the name of its field where the sentence alone would not tell it, and applicant and step where it is another step. */
const useSummaryLines = (of: string) => {
  const words = useIssueWords()
  const labelOf = useFieldLabels()
  const documentOf = useDocumentName()
  const title = useStepTitle()
  const current = useFromWizard(({ state }) => state().step)
  return (issues: readonly Issue[], places: ReadonlyMap<Issue, Place | undefined>): readonly string[] => {
    const sentences = issues.map(words)
    return issues.map((issue, at) => {
      const sentence = sentences[at] ?? ''
      const step = places.get(issue)?.step
      const isAway = !stepsAsking(issue.field).includes(current)
      const isRepeated = sentences.indexOf(sentence) !== sentences.lastIndexOf(sentence)
      const label = documentOf(issue.field) ?? labelOf(issue.field)
      const named = label && (isRepeated || isAway) && !sentence.includes(label) ? `${label}: ${sentence}` : sentence
      return step ? `${of}${title(step)}: ${named}` : named
    })
  }
}

/**
 * What stops the step, at its top: complaints that link to their fields, a button to each other step that has to be corrected, or the
 * failure of a call with a way to try again. `of` comes before the name of another step: the applicant of a group.
 */
export const StepIssues = ({ of = '' }: { readonly of?: string }) => {
  const { t } = useTranslation('request')
  const wizard = useWizard()
  const position = useApplicantPosition()
  const linesOf = useSummaryLines(of)
  const isNamed = useIsNamed()
  const title = useStepTitle()
  const all = useFromWizard(({ issues }) => issues())
  const { attempt, failure } = useFromWizard(({ state }) => state())
  const issues = all.filter(isNamed)
  if (failure && (failure.kind !== 'fields' || (all[0] && !issues[0]))) {
    return (
      <FocusOnArrival key={attempt}>
        <FailureNotice error={failure} onRetry={() => void wizard.next()} />
      </FocusOnArrival>
    )
  }
  const places = new Map(issues.map((issue) => [issue, elsewhere(wizard, fieldInDraft(issue.field, position))]))
  const lines = linesOf(issues, places)
  const others = new Map([...places.values()].flatMap((place) => (place ? [[place.step, place.open] as const] : [])))
  return (
    <ErrorSummary
      title={t('fixBelow')}
      attempt={attempt}
      errors={issues.map((issue, at) => ({
        fieldId: fieldHtmlId(fieldInDraft(issue.field, position)),
        message: lines[at] ?? '',
      }))}
    >
      {others.size > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {[...others].map(([step, open]) => (
            <Button key={step} variant="secondary" size="small" onClick={open}>
              {`${t('edit')}: ${title(step)}`}
            </Button>
          ))}
        </div>
      )}
    </ErrorSummary>
  )
}
