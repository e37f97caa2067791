import { Button, ErrorSummary, Stack } from '@invea/ui'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { fieldHtmlId } from '../application-form/applicant-scope.ts'
import { HeldUntil } from '../application-view/HeldUntil.tsx'
import { RequestLink, useOpenRequestPage } from '../application-view/pages.tsx'
import { Ticket } from '../application-view/Ticket.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useDisplayContext } from '../shell/display-context.ts'
import { orderPage } from './order-queries.ts'
import { PaymentBasis, PaymentFields } from './PaymentFields.tsx'
import { OpenOrder, PaymentOutcomeNotice } from './PaymentOutcomeNotice.tsx'
import { PricePanel } from './PricePanel.tsx'
import { useOrder } from './use-order.ts'

/** B §2 Payment for a request of the list or look-up. */
export const PayScreen = ({ application }: ViewProps) => {
  const { requestId } = application
  const display = useDisplayContext()
  const openPage = useOpenRequestPage()
  const { t } = useTranslation(['payment', 'shell'])
  const words = useIssueWords()
  const form = useOrder(application, (order) => openPage(orderPage(order), { request: requestId }))
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
      <PaymentOutcomeNotice lastPayment={application.lastPayment} />
      <OpenOrder requestId={requestId} />
      <Ticket application={application} display={display} />
      <HeldUntil application={application} display={display} />
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
              <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
                <Button asChild variant="secondary" width="phone">
                  <RequestLink page="list">{t('returnToApplications')}</RequestLink>
                </Button>
                <Button type="submit" width="phone" pending={form.pending}>
                  {t(form.pending ? 'proceeding' : 'proceed')}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </PaymentBasis>
    </Stack>
  )
}
