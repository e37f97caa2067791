import type { SummaryDraft } from '../drafts/request-draft.ts'
import type { Issue } from '../issue.ts'

/** B §5 Summary: the box 'Confirm Applicant Details' is required. */
export const summaryIssues = ({ agreed }: SummaryDraft): readonly Issue[] =>
  agreed ? [] : [{ field: 'summary.agreed', code: 'confirmRequired' }]
