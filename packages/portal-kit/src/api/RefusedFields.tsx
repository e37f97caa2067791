import type { ApiError } from '@invea/api'
import { Alert } from '@invea/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { useFieldLabels, useIsNamed, useIssueWords } from '../i18n/issue-words.ts'
import { FailedRequest } from './FailedRequest.tsx'

/** Shown for refused fields that no form has. The applicant cannot correct them: portal and service disagree. */
const unnamedFault = { kind: 'refused', code: 'internal', message: '', status: 500 } as const

export interface RefusedFieldsProps {
  readonly error: Extract<ApiError, { readonly kind: 'fields' }>
  readonly onRetry?: (() => void) | undefined
  readonly children?: ReactNode
}

/** Lists refused fields with their messages, on pages without an error summary. */
export const RefusedFields = ({ error: { issues }, onRetry, children }: RefusedFieldsProps) => {
  const { t } = useTranslation('shell')
  const words = useIssueWords()
  const labelOf = useFieldLabels()
  const isNamed = useIsNamed()
  const named = issues.filter(isNamed)
  if (named.length === 0)
    return (
      <FailedRequest error={unnamedFault} onRetry={onRetry}>
        {children}
      </FailedRequest>
    )
  return (
    <Alert tone="danger" title={t('fixBelow')} live>
      <ul>
        {named.map((issue) => {
          const [label, sentence] = [labelOf(issue.field), words(issue)]
          return <li key={issue.field}>{label && !sentence.includes(label) ? `${label}: ${sentence}` : sentence}</li>
        })}
      </ul>
      {children && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
    </Alert>
  )
}
