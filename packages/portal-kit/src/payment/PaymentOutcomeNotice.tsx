import type { Application } from '@invea/domain'
import { isOrderPayable, type PaymentOutcome } from '@invea/domain/application'
import { Alert, Button, groupDigits } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { orderPage, orderQueries } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { useNow } from '../api/service-clock.ts'
import { RequestLink } from '../application-view/pages.tsx'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'

/** How each end of an order looks; an open order and a payment that arrived have their own components. */
const tones = {
  cancelled: 'warning',
  failed: 'warning',
  expired: 'warning',
  wrongAmount: 'danger',
  late: 'danger',
  refundDue: 'danger',
} as const satisfies Partial<Record<PaymentOutcome, string>>

const toneOf = (outcome: PaymentOutcome) => (outcome in tones ? tones[outcome as keyof typeof tones] : undefined)

/** What became of the last payment that did not pay the application: whether money was taken, and the way on as children. */
export const PaymentOutcomeNotice = ({
  lastPayment,
  children,
}: Pick<Application, 'lastPayment'> & { readonly children?: ReactNode }) => {
  const { t } = useTranslation('application')
  const { helpLine } = usePortalConfig()
  const tone = lastPayment && toneOf(lastPayment.outcome)
  if (!tone) return null
  const { outcome, optionName, amount } = lastPayment
  const params = { option: optionName, amount: groupDigits(amount), helpLine }
  return (
    <Alert tone={tone} title={t(`outcome.${outcome}.title`, params)} live>
      <p>{t(`outcome.${outcome}.help`, params)}</p>
      {children}
    </Alert>
  )
}

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
