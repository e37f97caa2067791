import type { Application } from '@invea/domain'
import { type PaymentOrder, paymentIssues } from '@invea/domain/application'
import { ErrorSummary, FocusOnArrival, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries, orderPage, orderQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useCheckedForm } from '../api/use-api-mutation.ts'
import { fieldHtmlId } from '../application-form/use-wizard.ts'
import { HeldUntil } from '../application-view/NextStepPanel.tsx'
import { useOpenRequestPage } from '../application-view/pages.tsx'
import { VisitCard } from '../application-view/VisitCard.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { channelOf, PaymentBasis, PaymentFields } from './PaymentFields.tsx'
import { OpenOrder, PaymentOutcomeNotice } from './PaymentPanels.tsx'

/** The payment form outside the wizard (list, look-up). Repeated presses of the same choice make one order. */
const useOrder = ({ requestId, persons }: Application, onOrdered: (order: PaymentOrder) => void) => {
  const api = usePortalApi()
  const client = useQueryClient()
  const language = useLanguage()
  const [optionId, setOptionId] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const order = (chosen: string, key: string) => {
    // Both have loaded by now.
    const options = client.getQueryData(orderQueries.options(api, language).queryKey)
    const price = client.getQueryData(applicationQueries.price(api, language, requestId).queryKey)
    return api.payment.order(
      {
        requestId,
        optionId: Number(chosen),
        payer: persons[0]?.applicant?.personal,
        amount: price?.total,
        channel: channelOf(options, chosen),
      },
      key,
    )
  }
  // A retry of the same choice repeats the same order; another choice is another order.
  const form = useCheckedForm(order, paymentIssues({ optionId, agreed }), {
    onSuccess: (ordered) => {
      client.setQueryData(orderQueries.order(api, language, requestId).queryKey, ordered)
      void client.invalidateQueries({ queryKey: applicationQueries.all })
      onOrdered(ordered)
    },
  })

  // After a lost connection another choice waits for Proceed, as in the wizard.
  const onChange =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      if (form.failure?.kind === 'unreachable') form.settle()
    }
  return {
    ...form,
    optionId,
    setOptionId: onChange(setOptionId),
    agreed,
    setAgreed: onChange(setAgreed),
    submit: () => form.submit(optionId ?? ''),
  }
}

/** B §2 Payment for a request from the list or look-up. */
export const PayScreen = ({ application }: ViewProps) => {
  const { requestId } = application
  const openPage = useOpenRequestPage()
  const { t } = useTranslation(['payment', 'shell'])
  const words = useIssueWords()
  const form = useOrder(application, (order) => openPage(orderPage(order), { request: requestId }))
  const messageAt = (field: string) => {
    const issue = form.issues.find((one) => one.field === field)
    return issue && words(issue)
  }
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {form.failure ? (
        <FocusOnArrival key={form.attempt}>
          <FailureNotice error={form.failure} onRetry={form.submit} onReconnect={form.sendAgain} live={false} />
        </FocusOnArrival>
      ) : (
        <ErrorSummary
          title={t('shell:fixBelow')}
          attempt={form.attempt}
          errors={form.issues.map((issue) => ({ fieldId: fieldHtmlId(issue.field), message: words(issue) }))}
        />
      )}
      <PaymentOutcomeNotice application={application} />
      <OpenOrder application={application} />
      <VisitCard application={application} />
      <HeldUntil application={application} />
      <PaymentBasis requestId={requestId} application={application}>
        {({ options, price }) => (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              form.submit()
            }}
          >
            <PaymentFields
              requestId={requestId}
              price={price}
              options={options}
              optionId={form.optionId}
              onOption={form.setOptionId}
              agreed={form.agreed}
              onAgreed={form.setAgreed}
              optionError={messageAt('payment.optionId')}
              agreedError={messageAt('payment.agreed')}
              pending={form.pending}
            />
          </form>
        )}
      </PaymentBasis>
    </Stack>
  )
}
