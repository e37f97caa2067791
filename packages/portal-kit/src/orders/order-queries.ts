import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { inServiceWords } from '../api/localized-query.ts'
import { answer } from '../api/query-failure.ts'

/** Ways to pay and the open order of a request: the instruction page survives a reload by asking again. */
export const orderQueries = {
  options: (api: PortalApi) =>
    queryOptions({
      queryKey: ['payment', 'options'] as const,
      queryFn: () => answer(api.payment.options()),
      meta: inServiceWords,
      staleTime: 5 * 60_000,
    }),
  order: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: ['payment', 'order', requestId] as const,
      queryFn: () => answer(api.payment.currentOrder(requestId)),
      meta: inServiceWords,
    }),
}
