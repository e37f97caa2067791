import type { PaymentOrder } from '@invea/domain'
import { Button, Cluster, ErrorSummary, Stack } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { RequestLink } from '../request-view/pages.tsx'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { fieldHtmlId } from '../wizard/applicant-scope.ts'
import { useIssueWords } from '../wizard/issue-words.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { PaymentBasis } from './PaymentBasis.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { PricePanel } from './PricePanel.tsx'
import { useOrder } from './use-order.ts'

export interface PayScreenProps {
  readonly requestId: number
  readonly onOrdered: (order: PaymentOrder) => void
}

/** B §2 Payment for a request of the list or look-up. */
export const PayScreen = ({ requestId, onOrdered }: PayScreenProps) => {
  const { t } = useTranslation(['payment', 'shell'])
  const words = useIssueWords()
  const form = useOrder(requestId, onOrdered)
  const issueAt = (field: string) => form.issues.find((issue) => issue.field === field)
  const messageAt = (field: string) => {
    const issue = issueAt(field)
    return issue && words(issue)
  }
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {form.failure ? (
        <FailureNotice key={form.attempt} error={form.failure} onRetry={() => void form.submit()} />
      ) : (
        <ErrorSummary
          title={t('shell:fixBelow')}
          attempt={form.attempt}
          errors={form.issues.map((issue) => ({ fieldId: fieldHtmlId(issue.field), message: words(issue) }))}
        />
      )}
      <OpenOrder requestId={requestId} />
      <PaymentBasis requestId={requestId}>
        {({ options, price }) => (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void form.submit()
            }}
          >
            <Stack gap={6}>
              <PricePanel price={price} />
              <PaymentFields
                options={options}
                optionId={form.optionId}
                onOption={form.setOptionId}
                agreed={form.agreed}
                onAgreed={form.setAgreed}
                optionFieldId={fieldHtmlId('payment.optionId')}
                agreedFieldId={fieldHtmlId('payment.agreed')}
                optionError={messageAt('payment.optionId')}
                agreedError={messageAt('payment.agreed')}
              />
              <Cluster justify="between">
                <Button asChild variant="secondary" width="phone">
                  <RequestLink page="list">{t('returnToApplications')}</RequestLink>
                </Button>
                <Button type="submit" width="phone" pending={form.pending}>
                  {t(form.pending ? 'proceeding' : 'proceed')}
                </Button>
              </Cluster>
            </Stack>
          </form>
        )}
      </PaymentBasis>
    </Stack>
  )
}
