import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { inServiceWords } from '../api/localized-query.ts'
import { answer } from '../api/query-failure.ts'
import type { Portal } from './portal-of.ts'

/** Stored requests; loaders, screens and tests share these definitions. Keys nest, so that one change renews all of them. */
export const applicationQueries = {
  all: ['applications'] as const,
  mine: (api: PortalApi) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'mine'] as const,
      queryFn: () => answer(api.requests.mine()),
      meta: inServiceWords,
    }),
  earlierApplicants: (api: PortalApi, portal: Portal) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'earlier-applicants', portal] as const,
      queryFn: () => answer(api.requests.earlierApplicants(portal)),
    }),
  one: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'one', requestId] as const,
      queryFn: () => answer(api.requests.get(requestId)),
      // The lines of its price.
      meta: inServiceWords,
    }),
  price: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'price', requestId] as const,
      queryFn: () => answer(api.requests.price(requestId)),
      meta: inServiceWords,
    }),
  barcode: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...applicationQueries.all, 'barcode', requestId] as const,
      queryFn: () => answer(api.requests.barcode(requestId)),
      // What is signed once stays so.
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
