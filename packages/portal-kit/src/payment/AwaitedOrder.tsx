import type { Application } from '@invea/domain'
import { isOrderPayable, type PaymentOrder } from '@invea/domain/application'
import { Alert, Button, Cluster, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNow } from '../api/api-context.ts'
import { HeldUntil, NextStepPanel } from '../application-view/NextStepPanel.tsx'
import { RequestLink, useOpenRequestPage } from '../application-view/pages.tsx'
import { HelpLine, QueryPlaceholder } from '../application-view/RequestViews.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { PaymentOutcomeNotice, useNewOrderAction, useOrderQuery } from './PaymentPanels.tsx'
import { isUnknown, useAwaitedPayment, WaitingForPayment } from './WaitingForPayment.tsx'

export interface NoApplicationProps {
  readonly level: 1 | 2
  /** Shown to a payer, who may be in the browser of a wallet or on the phone of another person. */
  readonly onPayment?: boolean
}

/** Shown without an application: how to look it up, and the help line. */
export const NoApplication = ({ level, onPayment }: NoApplicationProps) => {
  const Heading = `h${level}` as const
  const { t } = useTranslation(['confirmation', 'payment', 'application'])
  return (
    <Stack gap={6}>
      <Heading tabIndex={-1}>{t(onPayment ? 'payment:left.title' : 'confirmation:nothing')}</Heading>
      {onPayment && <p className="font-semibold">{t('application:next.ordered')}</p>}
      <p>{t('confirmation:nothingHelp')}</p>
      <Cluster>
        <Button asChild>
          <RequestLink page="status">{t('confirmation:toStatus')}</RequestLink>
        </Button>
        <Button asChild variant="secondary">
          <RequestLink page="list">{t('confirmation:toApplications')}</RequestLink>
        </Button>
      </Cluster>
      <HelpLine />
    </Stack>
  )
}

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
      {again ? <HeldUntil application={application} /> : <NextStepPanel application={application} on="confirmation" />}
      <Button asChild variant="quiet" className="self-start">
        <RequestLink page="list">{t('returnToApplications')}</RequestLink>
      </Button>
    </>
  )
}

export interface AwaitedOrderProps {
  readonly requestId: number
  readonly title: (order: PaymentOrder | undefined) => string
  /** The provider's page leads back here: to wait is then the first step, so that no applicant pays twice. */
  readonly afterProvider?: true
  readonly children: (order: PaymentOrder, application: Application) => ReactNode
}

/** A page for an order that waits for its payment. Polls it while visible, and then shows the confirmation or the expiry. */
export const AwaitedOrder = ({ requestId, title, afterProvider, children }: AwaitedOrderProps) => {
  const { t } = useTranslation(['payment', 'application'])
  const awaited = useAwaitedPayment(requestId)
  const { query } = awaited
  const orderQuery = useQuery(useOrderQuery(requestId))
  const order = orderQuery.data ?? undefined
  const now = useNow(order?.expiresAt ? Date.parse(order.expiresAt) : undefined)
  const unloaded = [query, orderQuery].filter(({ data }) => data === undefined)
  if (unloaded.some(isUnknown)) return <NoApplication level={1} onPayment />
  const last = query.data?.lastPayment
  const hasEnded = order && last?.orderCode === order.orderId && last.outcome !== 'pending'
  const isPayable = order && !hasEnded && isOrderPayable(order.expiresAt, new Date(now).toISOString())

  const body = () => {
    if (!query.data || orderQuery.data === undefined) {
      const error = unloaded.find(({ isError }) => isError)?.error
      const refetch = () => unloaded.map((one) => one.refetch())
      return <QueryPlaceholder query={{ error, refetch }} lines={8} className="min-h-screen" />
    }
    if (query.data.status === 'paymentCompleted') return <Paid requestId={requestId} />
    if (!isPayable) return <NoOrder application={query.data} expired={order !== undefined && !hasEnded} />
    const waiting = (
      <WaitingForPayment {...awaited}>
        <p className="font-semibold">{t('application:next.ordered')}</p>
      </WaitingForPayment>
    )
    const waitsFirst = afterProvider && order.redirectUrl
    return (
      <>
        {waitsFirst && waiting}
        {children(order, query.data)}
        {!waitsFirst && waiting}
      </>
    )
  }
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1} className="print:hidden">
        {unloaded.length > 0 || isPayable ? title(order) : t('title')}
      </h1>
      {body()}
    </Stack>
  )
}
