import type { ApiError, ApiResult, PortalApi, RefusalCode } from '@invea/api'
import { type QueryKey, queryOptions, skipToken } from '@tanstack/react-query'

/** End of the waiting line's pass as returned by the service; null without one. `useTurn` sets it; it is never fetched. */
export const passQuery = { queryKey: ['waitingPass'], queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY } as const

/** Wraps an expected failure of a query, because TanStack Query recognizes only thrown failures. */
export class QueryFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

/** Returns the value of a result, or throws its error as a `QueryFailure`. */
export const unwrap = async <T>(request: Promise<ApiResult<T>>): Promise<T> => {
  const result = await request
  if (result.ok) return result.value
  throw new QueryFailure(result.error)
}

/** A call of the service as a query; `staleTime` in milliseconds. */
export const serviceQuery = <Value, const Key extends QueryKey>(
  queryKey: Key,
  call: () => Promise<ApiResult<Value>>,
  staleTime = 0,
) => queryOptions({ queryKey, queryFn: () => unwrap(call()), staleTime })

/** Returns the error of a failed query; any other thrown value counts as unreachable. */
export const failureOf = (thrown: unknown): ApiError =>
  thrown instanceof QueryFailure ? thrown.error : { kind: 'unreachable' }

export const isRefused = (error: ApiError | undefined, code: RefusalCode): boolean =>
  error?.kind === 'refused' && error.code === code

/** True when the service may have processed the request in spite of the error: the next attempt must have the same idempotency key. */
export const isIndeterminate = (error: ApiError): boolean =>
  error.kind === 'unreachable' ||
  error.kind === 'signedOut' ||
  (error.kind === 'refused' && (error.status >= 500 || error.status === 429 || error.code === 'signInRequired'))

const hourLong = 60 * 60 * 1000

// Below the key of applications, so that what fetches an application again fetches its documents too.
const all = ['applications', 'required'] as const

/** Required documents of each applicant. Once the applicant is stored, only an update of the data changes them. */
export const attachmentQueries = {
  all,
  required: (api: PortalApi, requestPersonId: number) =>
    serviceQuery([...all, requestPersonId], () => api.attachments.required(requestPersonId), hourLong),
}

/** B §9: the lists are kept for 24 hours. */
const dayLong = 24 * hourLong

// Offices contain the current date and their booking window, so they are cached for one hour only.
const masterQuery =
  <Value>(name: string, call: (api: PortalApi['master']) => Promise<ApiResult<Value>>, staleTime = hourLong) =>
  (api: PortalApi) =>
    serviceQuery(['master', name], () => call(api.master), staleTime)

/** Lists that rarely change, shared by loaders, screens and tests. */
export const masterQueries = {
  all: (api: PortalApi) => ({
    ...serviceQuery(['master', 'all'], () => api.master.all(), dayLong),
    // At build time the cache is not cleared.
    gcTime: typeof document === 'undefined' ? Infinity : dayLong,
  }),
  cities: (api: PortalApi, regionId: number) =>
    serviceQuery(['master', 'cities', regionId], () => api.master.cities(regionId), hourLong),
  /** Cities of all regions that have an office, with their offices: one request instead of one per region. */
  offices: masterQuery('offices', (api) => api.offices()),
  restrictions: masterQuery('restrictions', (api) => api.restrictions()),
  originIdPrices: masterQuery('origin-id-prices', (api) => api.originIdPrices()),
  requestTypes: masterQuery('request-types', (api) => api.requestTypes()),
  /** Temporary closures, fetched when a page opens. The browser caches them for a minute. */
  notices: masterQuery('notices', (api) => api.notices(), 0),
  /** What the urgent menu offers (D1). */
  urgentRequestTypes: masterQuery('urgent-request-types', (api) => api.urgentRequestTypes()),
}
