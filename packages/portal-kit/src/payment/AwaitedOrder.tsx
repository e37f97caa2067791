import type { Application } from '@invea/domain'
import { isOrderPayable, type PaymentOrder } from '@invea/domain/application'
import { Alert, Button, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNow } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { HeldUntil, NextStepPanel } from '../application-view/NextStepPanel.tsx'
import { RequestLink, useOpenRequestPage } from '../application-view/pages.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useDisplayContext } from '../shell/display-context.ts'
import { PaymentOutcomeNotice, useNewOrderAction, useOrderQuery } from './PaymentPanels.tsx'
import { useAwaitedPayment, WaitingForPayment } from './WaitingForPayment.tsx'

/** After the payment: the confirmation replaces this page; a button opens it if that fails. */
const Paid = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  const openPage = useOpenRequestPage()
  useEffect(() => openPage('confirmation', { request: requestId }, true), [openPage, requestId])
  return (
    <Alert tone="success" title={t('paid')} live>
      <Button asChild className="mt-3">
        <RequestLink page="confirmation" request={requestId}>
          {t('toConfirmation')}
        </RequestLink>
      </Button>
    </Alert>
  )
}

/** Shown without a payable order: outcome of the last one, whether money was taken, and the next step (D25). */
const NoOrder = ({ application, expired }: { readonly application: Application; readonly expired: boolean }) => {
  const { t } = useTranslation('payment')
  const display = useDisplayContext()
  const { requestId, lastPayment } = application
  const view = useNewOrderAction(application)
  const again = view && (
    <Button asChild className="mt-3">
      <RequestLink page="list" request={requestId} view={view}>
        {t(expired ? 'newOrder' : 'choosePayment')}
      </RequestLink>
    </Button>
  )
  // The page's clock can reach the deadline before the next response.
  const ended = lastPayment?.outcome === 'pending' ? { ...lastPayment, outcome: 'expired' as const } : lastPayment
  return (
    <>
      {ended && ended.outcome !== 'paid' ? (
        <PaymentOutcomeNotice application={{ ...application, lastPayment: ended }}>{again}</PaymentOutcomeNotice>
      ) : (
        <Alert tone="warning" title={t(expired ? 'expired' : 'noOrder')} live>
          {again}
        </Alert>
      )}
      {/* The panel has the same button. */}
      {again ? (
        <HeldUntil application={application} display={display} />
      ) : (
        <NextStepPanel application={application} display={display} on="confirmation" />
      )}
    </>
  )
}

export interface AwaitedOrderProps {
  readonly requestId: number
  readonly title: (order: PaymentOrder | undefined) => string
  readonly children: (order: PaymentOrder, application: Application) => ReactNode
}

/** A page for an order that waits for its payment. Polls it while visible, and then shows the confirmation or the expiry. */
export const AwaitedOrder = ({ requestId, title, children }: AwaitedOrderProps) => {
  const { query, phase, askAgain } = useAwaitedPayment(requestId)
  const orderQuery = useQuery(useOrderQuery(requestId))
  const order = orderQuery.data ?? undefined
  const now = useNow(order?.expiresAt ? Date.parse(order.expiresAt) : undefined)
  const failed = [query, orderQuery].find(({ data, isError }) => isError && data === undefined)

  const body = () => {
    if (failed) return <FailureNotice error={failureOf(failed.error)} onRetry={() => void failed.refetch()} />
    if (!query.data || orderQuery.data === undefined) return <Skeleton lines={8} className="min-h-screen" />
    if (query.data.status === 'paymentCompleted') return <Paid requestId={requestId} />
    const { lastPayment } = query.data
    const hasEnded = order && lastPayment?.orderCode === order.orderId && lastPayment.outcome !== 'pending'
    const isPayable = order && !hasEnded && isOrderPayable(order.expiresAt, new Date(now).toISOString())
    if (!isPayable) return <NoOrder application={query.data} expired={order !== undefined && !hasEnded} />
    return (
      <>
        {children(order, query.data)}
        <WaitingForPayment phase={phase} checking={query.isFetching} checkedAt={query.dataUpdatedAt} onAsk={askAgain} />
      </>
    )
  }
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1} className="print:hidden">
        {title(order)}
      </h1>
      {body()}
    </Stack>
  )
}
