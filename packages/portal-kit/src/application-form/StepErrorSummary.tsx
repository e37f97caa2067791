import type { Issue } from '@invea/domain'
import type { FamilyMemberDraft, RequestDraft } from '@invea/domain/drafts'
import { canOpen, fieldInDraft, stepsWithField } from '@invea/domain/journeys'
import { Button, ErrorSummary } from '@invea/ui'
import { readPath } from '../drafts/draft-store.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useColon, useFieldLabels, useIsNamed, useIssueWords, useLabelled } from '../i18n/issue-words.ts'
import { useStepTitle } from './JourneyStepper.tsx'
import { StepFailure } from './StepNotices.tsx'
import { fieldHtmlId, useApplicantPosition, useFromWizard, useWizard } from './use-wizard.ts'
import type { Wizard } from './wizard.ts'

/** Name of a required document, from the service. */
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

const useMemberName = () => {
  const { store } = useWizard()
  return (field: string): string => {
    const [path] = /^.*\bfamily\.\d+/.exec(field) ?? []
    const member = path && (readPath(store.draft().draft, path) as FamilyMemberDraft | undefined)
    return member ? [member.firstName, member.grandfatherName].filter(Boolean).join(' ') : ''
  }
}

interface OtherStep {
  readonly step: string
  readonly open: () => void
}

/** Finds another step that has a field and can be opened now. */
const findOtherStep = (wizard: Wizard<RequestDraft>, field: string): OtherStep | undefined => {
  const { journey, store, facts, state, outer, issues } = wizard
  const steps = stepsWithField(field)
  if (steps.includes(state().step)) return undefined
  const step = steps.find((id) => canOpen(journey, id, store.draft().draft, facts()))
  if (step !== undefined) return { step, open: () => wizard.openWithIssues(step) }
  const around = outer && findOtherStep(outer, field)
  return around && { ...around, open: () => outer.openWithIssues(around.step, issues()) }
}

/** Formats issues, each with the name of its field, and with applicant and step for another step. */
const useSummaryLines = (of: string) => {
  const words = useIssueWords()
  const labelOf = useFieldLabels()
  const documentOf = useDocumentName()
  const memberOf = useMemberName()
  const position = useApplicantPosition()
  const title = useStepTitle()
  const labelled = useLabelled()
  const colon = useColon()
  return (issues: readonly Issue[], otherSteps: ReadonlyMap<Issue, OtherStep | undefined>): readonly string[] =>
    issues.map((issue) => {
      const step = otherSteps.get(issue)?.step
      const ofField = labelled(documentOf(issue.field) ?? labelOf(issue.field), words(issue))
      const member = memberOf(fieldInDraft(issue.field, position))
      const named = member ? `${member}${colon}${ofField}` : ofField
      return step ? `${of}${title(step)}${colon}${named}` : named
    })
}

export interface StepErrorSummaryProps {
  /** Shown before the name of another step: the applicant of a group. */
  readonly applicant: string
}

/** Error summary of a step: links to its fields, buttons for other steps, and the failed request if no field here was refused. */
export const StepErrorSummary = ({ applicant }: StepErrorSummaryProps) => {
  const { t } = useTranslation(['request', 'shell'])
  const wizard = useWizard()
  const position = useApplicantPosition()
  const linesOf = useSummaryLines(applicant)
  const isNamed = useIsNamed()
  const colon = useColon()
  const title = useStepTitle()
  const all = useFromWizard(({ issues }) => issues())
  const { attempt, failure } = useFromWizard(({ state }) => state())
  const issues = all.filter(isNamed)
  if (failure && all[0] && !issues[0]) return <StepFailure error={failure} />
  const otherSteps = new Map(issues.map((issue) => [issue, findOtherStep(wizard, fieldInDraft(issue.field, position))]))
  const lines = linesOf(issues, otherSteps)
  const others = new Map(
    [...otherSteps.values()].flatMap((other) => (other ? [[other.step, other.open] as const] : [])),
  )
  return (
    <ErrorSummary
      title={t('shell:fixBelow')}
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
              {`${t('edit')}${colon}${title(step)}`}
            </Button>
          ))}
        </div>
      )}
    </ErrorSummary>
  )
}
