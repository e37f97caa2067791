import type { ApiError } from '@invea/api'
import type { Application, Issue } from '@invea/domain'
import { type PaymentOrder, paymentIssues } from '@invea/domain/application'
import { Button, ErrorSummary, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries, orderPage, orderQueries } from '../api/application-queries.ts'
import { randomKey } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isIndeterminate } from '../api/queries.ts'
import { fieldHtmlId } from '../application-form/use-wizard.ts'
import { HeldUntil } from '../application-view/NextStepPanel.tsx'
import { RequestLink, useOpenRequestPage } from '../application-view/pages.tsx'
import { Ticket } from '../application-view/Ticket.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { useDisplayContext } from '../shell/display-context.ts'
import { channelOf, PaymentBasis, PaymentFields } from './PaymentFields.tsx'
import { OpenOrder, PaymentOutcomeNotice, PricePanel } from './PaymentPanels.tsx'

export interface OrderForm {
  readonly optionId: string | undefined
  readonly setOptionId: (optionId: string) => void
  readonly agreed: boolean
  readonly setAgreed: (agreed: boolean) => void
  /** Messages: none before the first attempt, then those of the current form (B §5; both can be shown). */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  readonly failure: ApiError | undefined
  readonly submit: () => Promise<void>
}

/** The payment form outside the wizard (list, look-up). Repeated presses of the same choice make one order. */
export const useOrder = ({ requestId, persons }: Application, onOrdered: (order: PaymentOrder) => void): OrderForm => {
  const api = usePortalApi()
  const client = useQueryClient()
  const language = useLanguage()
  const [optionId, setOptionId] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  // A retry of the same choice repeats the same order; another choice is another order.
  const keyedRequest = useRef<{ readonly optionId: string; readonly key: string } | null>(null)
  const issues = paymentIssues({ optionId, agreed })

  const submit = async () => {
    if (pending) return
    setFailure(undefined)
    if (issues.length > 0 || optionId === undefined) {
      setAttempt(attempt + 1)
      return
    }
    if (keyedRequest.current?.optionId !== optionId) keyedRequest.current = { optionId, key: randomKey() }
    setPending(true)
    // Both have loaded by now.
    const options = client.getQueryData(orderQueries.options(api, language).queryKey)
    const price = client.getQueryData(applicationQueries.price(api, language, requestId).queryKey)
    const result = await api.payment.order(
      {
        requestId,
        optionId: Number(optionId),
        payer: persons[0]?.applicant?.personal,
        amount: price?.total,
        channel: channelOf(options, optionId),
      },
      keyedRequest.current.key,
    )
    if (result.ok || !isIndeterminate(result.error)) keyedRequest.current = null
    setPending(false)
    if (!result.ok) {
      setAttempt(attempt + 1)
      setFailure(result.error)
      return
    }
    client.setQueryData(orderQueries.order(api, language, requestId).queryKey, result.value)
    void client.invalidateQueries({ queryKey: applicationQueries.all })
    onOrdered(result.value)
  }
  return {
    optionId,
    setOptionId,
    agreed,
    setAgreed,
    issues: attempt > 0 ? issues : [],
    attempt,
    pending,
    failure,
    submit,
  }
}

/** B §2 Payment for a request from the list or look-up. */
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
