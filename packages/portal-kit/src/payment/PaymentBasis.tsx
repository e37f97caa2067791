import type { PaymentOption, PriceInfo } from '@invea/domain'
import { Alert, Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { usePortalConfig } from '../config/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { orderQueries } from '../orders/order-queries.ts'
import { applicationQueries } from '../request-view/application-queries.ts'

export interface PaymentBasisProps {
  readonly requestId: number
  readonly children: (basis: { readonly options: readonly PaymentOption[]; readonly price: PriceInfo }) => ReactNode
}

/** Price and ways to pay, fetched before a payment screen is drawn; either failing is told with a retry (G2). */
export const PaymentBasis = ({ requestId, children }: PaymentBasisProps) => {
  const { t } = useTranslation('payment')
  const { helpLine } = usePortalConfig()
  const api = usePortalApi()
  const language = useLanguage()
  const price = useQuery(applicationQueries.price(api, language, requestId))
  const options = useQuery(orderQueries.options(api, language))
  const failed = [price, options].find(({ isError }) => isError)
  if (failed) return <FailureNotice error={failureOf(failed.error)} onRetry={() => void failed.refetch()} />
  if (!price.data || !options.data) return <Skeleton lines={8} />
  if (options.data.length === 0) return <Alert tone="warning">{t('methodsEmpty', { helpLine })}</Alert>
  return children({ price: price.data, options: options.data })
}
