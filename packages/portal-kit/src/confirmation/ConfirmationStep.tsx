import { Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { orderPage } from '../orders/order-page.ts'
import { orderQueries } from '../orders/order-queries.ts'
import { applicationQueries } from '../request-view/application-queries.ts'
import { useOpenRequestPage } from '../request-view/pages.tsx'
import { usePortalApi } from '../service/api-context.ts'
import { useRequestField } from '../wizard/use-field.ts'
import { StoredConfirmation } from './ConfirmationScreen.tsx'

/**
 * The end of the request. An order just made leads on to its own page, where it is paid (B §4: on success the instruction
 * screen is shown); once it is paid, or when nothing is open, the confirmation stands here.
 */
export const ConfirmationStep = () => {
  const { t } = useTranslation('confirmation')
  const api = usePortalApi()
  const [requestId] = useRequestField('submitted.requestId')
  const [paid, setPaid] = useRequestField('payment.paid')
  const known = requestId !== undefined
  const request = useQuery({ ...applicationQueries.one(api, requestId ?? 0), enabled: known })
  const order = useQuery({ ...orderQueries.order(api, requestId ?? 0), enabled: known })
  const openPage = useOpenRequestPage()

  const isPaid = request.data?.status === 'paymentCompleted'
  useEffect(() => {
    if (isPaid && !paid) setPaid(true)
  }, [isPaid, paid, setPaid])

  const page = !isPaid && request.data && order.data ? orderPage(order.data) : undefined
  useEffect(() => {
    if (page && requestId !== undefined) openPage(page, { request: requestId }, true)
  }, [page, requestId, openPage])
  if (page || (known && (request.isPending || order.isPending))) return <Skeleton lines={6} />
  if (requestId === undefined) return <p>{t('nothing')}</p>
  return <StoredConfirmation requestId={requestId} level={2} />
}
