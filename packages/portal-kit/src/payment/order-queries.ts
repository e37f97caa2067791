import type { PortalApi } from '@invea/api'
import type { Language } from '@invea/domain'
import type { PaymentOrder } from '@invea/domain/application'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../api/queries.ts'

/** Ways to pay and the open order of a request: the instruction page survives a reload by asking again. Both contain texts of the service, so that the language is a part of each key. */
export const orderQueries = {
  options: (api: PortalApi, language: Language) =>
    queryOptions({
      queryKey: ['payment', 'options', language] as const,
      queryFn: () => unwrap(api.payment.options()),
      staleTime: 5 * 60_000,
    }),
  order: (api: PortalApi, language: Language, requestId: number) =>
    queryOptions({
      queryKey: ['payment', 'order', requestId, language] as const,
      queryFn: () => unwrap(api.payment.currentOrder(requestId)),
    }),
}

/** Where an order is paid: on the provider's page, behind the hand-over, or by its code. */
export const orderPage = ({ redirectUrl }: Pick<PaymentOrder, 'redirectUrl'>) =>
  redirectUrl ? ('handOver' as const) : ('instructions' as const)
