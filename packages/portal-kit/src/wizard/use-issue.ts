import { fieldInDraft } from '@invea/domain'
import { useApplicantPosition } from './applicant-scope.ts'
import { useIssueWords } from './issue-words.ts'
import { useFromWizard } from './use-wizard.ts'

/** The message at a field: none before the step's first attempt, then as the field stands now (A §5). */
export const useFieldMessage = (field: string): string | undefined => {
  const position = useApplicantPosition()
  const path = fieldInDraft(field, position)
  const words = useIssueWords()
  const issue = useFromWizard((wizard) =>
    wizard.issues().find((candidate) => fieldInDraft(candidate.field, position) === path),
  )
  return issue && words(issue)
}
