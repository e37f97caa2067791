import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from './queries.ts'

/** B §9: the lists are kept for 24 hours. */
const dayLong = 24 * 60 * 60 * 1000
/** Offices carry their own today and their booking window: an hour keeps them right enough to show. */
const hourLong = 60 * 60 * 1000

/** Lists that change seldom; loaders, screens and tests share these definitions. */
export const masterQueries = {
  all: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'all'],
      queryFn: () => unwrap(api.master.all()),
      staleTime: dayLong,
      // At build time nobody waits for the memory to be cleared.
      gcTime: typeof document === 'undefined' ? Infinity : dayLong,
    }),
  cities: (api: PortalApi, regionId: number) =>
    queryOptions({
      queryKey: ['master', 'cities', regionId],
      queryFn: () => unwrap(api.master.cities(regionId)),
      staleTime: hourLong,
    }),
  /** Cities of all regions that have an office, with their offices: one request instead of one per region. */
  offices: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'offices'],
      queryFn: () => unwrap(api.master.offices()),
      staleTime: hourLong,
    }),
  restrictions: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'restrictions'],
      queryFn: () => unwrap(api.master.restrictions()),
      staleTime: hourLong,
    }),
  originIdPrices: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'origin-id-prices'],
      queryFn: () => unwrap(api.master.originIdPrices()),
      staleTime: hourLong,
    }),
  requestTypes: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'request-types'],
      queryFn: () => unwrap(api.master.requestTypes()),
      staleTime: hourLong,
    }),
  /** What is closed for a time: a minute old at most, as the service says. */
  notices: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'notices'],
      queryFn: () => unwrap(api.master.notices()),
      staleTime: 60_000,
    }),
  /** What the urgent menu offers (D1). */
  urgentRequestTypes: (api: PortalApi) =>
    queryOptions({
      queryKey: ['master', 'urgent-request-types'],
      queryFn: () => unwrap(api.master.urgentRequestTypes()),
      staleTime: hourLong,
    }),
}
