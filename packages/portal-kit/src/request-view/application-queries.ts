import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { localizedQuery, unwrap } from '../api/queries.ts'
import type { Portal } from './portal-of.ts'

/** Stored requests; loaders, screens and tests share these definitions. Keys nest, so that one change renews all of them. */
export const applicationQueries = {
  all: ['applications'] as const,
  mine: (api: PortalApi) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'mine'] as const,
      queryFn: () => unwrap(api.requests.mine()),
      meta: localizedQuery,
    }),
  earlierApplicants: (api: PortalApi, portal: Portal) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'earlier-applicants', portal] as const,
      queryFn: () => unwrap(api.requests.earlierApplicants(portal)),
    }),
  one: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'one', requestId] as const,
      queryFn: () => unwrap(api.requests.get(requestId)),
      // The lines of its price.
      meta: localizedQuery,
    }),
  price: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'price', requestId] as const,
      queryFn: () => unwrap(api.requests.price(requestId)),
      meta: localizedQuery,
    }),
  barcode: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'barcode', requestId] as const,
      queryFn: () => unwrap(api.requests.barcode(requestId)),
      // What is signed once stays so.
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
