import { Alert, Checkbox, Skeleton, Stack } from '@invea/ui'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { ApplicantPanels } from '../request-view/ApplicantPanels.tsx'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { requestRows, summaryFacts } from '../request-view/request-rows.ts'
import { useApplication } from '../request-view/use-application.ts'
import { useReading } from '../request-view/use-reading.ts'
import { WhatFollows } from '../request-view/WhatFollows.tsx'
import { failureOf } from '../service/answer.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { fieldHtmlId } from '../wizard/applicant-scope.ts'
import { useRequestField } from '../wizard/use-field.ts'
import { useFieldMessage } from '../wizard/use-issue.ts'

/** The box 'Confirm Applicant Details' with its notice (B §2, B §5). */
const ConfirmBox = () => {
  const { t } = useReading()
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
  const reading = useReading()
  const query = useApplication(requestId)
  if (query.isPending) return <Skeleton lines={12} />
  if (query.isError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
  return (
    <Stack gap={8}>
      <p>{reading.t('summary:intro')}</p>
      <Block title={reading.t('summary:block.request')} level={2}>
        <DetailRows rows={requestRows(query.data, summaryFacts, reading)} />
      </Block>
      <ApplicantPanels application={query.data} reading={reading} />
      <WhatFollows />
      <ConfirmBox />
    </Stack>
  )
}

/** B §2 Summary: everything as it was stored, read once more before it is paid. */
export const SummaryStep = () => {
  const { t } = useReading()
  const [requestId] = useRequestField('submitted.requestId')
  if (requestId === undefined)
    return (
      <Alert tone="warning" title={t('summary:beforeRequest')}>
        {t('summary:beforeRequestHelp')}
      </Alert>
    )
  return <StoredSummary requestId={requestId} />
}
