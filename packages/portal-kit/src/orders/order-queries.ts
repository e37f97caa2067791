import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { localizedQuery, unwrap } from '../api/queries.ts'

/** Ways to pay and the open order of a request: the instruction page survives a reload by asking again. */
export const orderQueries = {
  options: (api: PortalApi) =>
    queryOptions({
      queryKey: ['payment', 'options'] as const,
      queryFn: () => unwrap(api.payment.options()),
      meta: localizedQuery,
      staleTime: 5 * 60_000,
    }),
  order: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: ['payment', 'order', requestId] as const,
      queryFn: () => unwrap(api.payment.currentOrder(requestId)),
      meta: localizedQuery,
    }),
}
