import { Alert, Checkbox, Skeleton } from '@invea/ui'
import { useState } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { fieldHtmlId, useFieldMessage, useRequestField } from '../application-form/use-wizard.ts'
import { useApplication } from '../application-view/RequestViews.tsx'
import { useDisplayContext } from '../shell/display-context.ts'
import { SummaryView } from './SummaryView.tsx'

/** The box 'Confirm Applicant Details' with its notice (B §2, B §5). */
const ConfirmBox = () => {
  const { t } = useDisplayContext()
  const [agreed = false, setAgreed] = useRequestField('summary.agreed')
  return (
    <Checkbox
      id={fieldHtmlId('summary.agreed')}
      checked={agreed}
      onChange={(event) => setAgreed(event.currentTarget.checked)}
      hint={t('summary:confirmNotice')}
      error={useFieldMessage('summary.agreed')}
    >
      {t('summary:confirmLabel')}
    </Checkbox>
  )
}

const StoredSummary = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useDisplayContext()
  const query = useApplication(requestId)
  const [sentBefore] = useRequestField('summary.sentBefore')
  // The steps before have the application as it was before the upload.
  const [isCurrent, setCurrent] = useState(false)
  if (!isCurrent && query.isFetchedAfterMount && query.isSuccess) setCurrent(true)
  if (!isCurrent || !query.data)
    return query.isError ? (
      <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={12} className="min-h-screen" />
    )
  return (
    <>
      {sentBefore && <Alert tone="warning" title={t('summary:sentBefore')} />}
      <SummaryView application={query.data} change="list">
        <ConfirmBox />
      </SummaryView>
    </>
  )
}

/** B §2 Summary: the stored data, to check before the payment. */
export const SummaryStep = () => {
  const { t } = useDisplayContext()
  const [requestId] = useRequestField('submitted.requestId')
  if (requestId === undefined)
    return (
      <Alert tone="warning" title={t('summary:beforeRequest')}>
        {t('summary:beforeRequestHelp')}
      </Alert>
    )
  return <StoredSummary requestId={requestId} />
}
