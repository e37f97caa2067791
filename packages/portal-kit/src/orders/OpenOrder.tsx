import { isOrderPayable } from '@invea/domain'
import { Alert, Button } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { RequestLink } from '../request-view/pages.tsx'
import { useNow } from '../wizard/use-now.ts'
import { orderPage } from './order-page.ts'
import { orderQueries } from './order-queries.ts'

/** An order that waits for its payment already: the way back to it, before a second one is made. */
export const OpenOrder = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  const { data: order } = useQuery(orderQueries.order(usePortalApi(), useLanguage(), requestId))
  const now = useNow(order?.expiresAt ? Date.parse(order.expiresAt) : undefined)
  if (!order?.expiresAt || !isOrderPayable(order.expiresAt, new Date(now).toISOString())) return null
  return (
    <Alert tone="info" title={t('openOrder')}>
      <p>{t('openOrderHelp', { orderCode: order.orderId, option: order.optionName })}</p>
      <Button asChild size="small" className="mt-3">
        <RequestLink page={orderPage(order)} request={requestId}>
          {t('continueOrder')}
        </RequestLink>
      </Button>
    </Alert>
  )
}
