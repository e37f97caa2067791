import type { Application } from '@invea/domain'
import type { PaymentOrder } from '@invea/domain/application'
import { Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { orderPage, orderQueries, useApplicationQuery } from '../api/application-queries.ts'
import { useRequestField } from '../application-form/use-wizard.ts'
import { type RequestPage, useOpenRequestPage } from '../application-view/pages.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { StoredConfirmation } from './ConfirmationScreen.tsx'

/** Where the end of the request is: an order is paid on its own page, a paid or urgent request has its confirmation (B §2, B §4). */
const endOf = ({ status, mode }: Application, order: PaymentOrder | null | undefined): RequestPage | undefined => {
  if (status === 'paymentCompleted') return 'confirmation'
  if (order) return orderPage(order)
  return mode === 'urgent' && status !== 'initial' ? 'confirmation' : undefined
}

/** The end of the request: leads on to the page that outlives the form. */
export const ConfirmationStep = () => {
  const { t } = useTranslation('confirmation')
  const api = usePortalApi()
  const openPage = useOpenRequestPage()
  const [requestId] = useRequestField('submitted.requestId')
  const known = requestId !== undefined
  const request = useQuery({ ...useApplicationQuery()(requestId ?? 0), enabled: known })
  const order = useQuery({ ...orderQueries.order(api, useLanguage(), requestId ?? 0), enabled: known })
  // Another way to pay may have been chosen since: the order that is remembered here need not be the one just made.
  const isKnown = order.isFetchedAfterMount
  const page = isKnown && request.data ? endOf(request.data, order.data) : undefined
  useEffect(() => {
    if (page && requestId !== undefined) openPage(page, { request: requestId }, true)
  }, [page, requestId, openPage])
  if (requestId === undefined) return <p>{t('nothing')}</p>
  if (page || request.isPending || !isKnown) return <Skeleton lines={6} />
  return <StoredConfirmation requestId={requestId} level={2} />
}
