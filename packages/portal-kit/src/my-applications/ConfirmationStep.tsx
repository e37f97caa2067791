import type { Application } from '@invea/domain'
import type { PaymentOrder } from '@invea/domain/application'
import { Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderPage, useApplicationQuery } from '../api/application-queries.ts'
import { useRequestField } from '../application-form/use-wizard.ts'
import { type RequestPage, useOpenRequestPage } from '../application-view/pages.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useOrderQuery } from '../payment/PaymentPanels.tsx'
import { StoredConfirmation } from './ConfirmationScreen.tsx'

/** Page that follows the request: an order has its own page, an urgent request its confirmation (B §2, B §4). The form leaves a paid one. */
const closingPage = (
  { status, mode }: Application,
  order: PaymentOrder | null | undefined,
): RequestPage | undefined => {
  if (order) return orderPage(order)
  return mode === 'urgent' && status !== 'initial' ? 'confirmation' : undefined
}

/** Last step of the request: opens the page that stays available without the draft. */
export const ConfirmationStep = () => {
  const { t } = useTranslation('confirmation')
  const openPage = useOpenRequestPage()
  const [requestId] = useRequestField('submitted.requestId')
  const [orderId] = useRequestField('payment.orderId')
  const known = requestId !== undefined
  const request = useQuery({ ...useApplicationQuery()(requestId ?? 0), enabled: known })
  const order = useQuery({ ...useOrderQuery(requestId ?? 0), enabled: known })
  // A cached order may be an older one than that of this form. Then this waits for a fresh response.
  const isKnown = order.isFetchedAfterMount || (orderId !== undefined && order.data?.orderId === orderId)
  const page = isKnown && request.data ? closingPage(request.data, order.data) : undefined
  useEffect(() => {
    if (page && requestId !== undefined) openPage(page, { request: requestId }, true)
  }, [page, requestId, openPage])
  if (requestId === undefined) return <p>{t('nothing')}</p>
  if (page || request.isPending || !isKnown) return <Skeleton lines={6} />
  return <StoredConfirmation requestId={requestId} level={2} />
}
