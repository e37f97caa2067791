import type { ApiError, PortalApi } from '@invea/api'
import type { Application, Language } from '@invea/domain'
import type { PaymentOrder, PriceInfo } from '@invea/domain/application'
import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../i18n/i18n.ts'
import { usePortalApi } from './api-context.ts'
import { serviceQuery, unwrap } from './queries.ts'

/** Payment options and the open order of a request, which a page fetches again after a reload. Both contain texts of the service, so their keys include the language. */
export const orderQueries = {
  options: (api: PortalApi, language: Language) =>
    serviceQuery(['payment', 'options', language], () => api.payment.options(), 5 * 60_000),
  order: (api: PortalApi, language: Language, requestId: number) =>
    serviceQuery(['payment', 'order', requestId, language], () => api.payment.currentOrder(requestId)),
}

/** Address of the page on which an order is paid: the hand-over to the provider, or the instructions with its code. */
export const orderPage = ({ redirectUrl }: Pick<PaymentOrder, 'redirectUrl'>) =>
  redirectUrl ? ('handOver' as const) : ('instructions' as const)

/** The two portals, each with its own requests. */
export type Portal = 'passport' | 'originId'

/** The portal in which a request was made and can be changed. Only Origin ID requests have an application type (A §1). */
export const portalOf = ({ originIdApplicantType }: Pick<Application, 'originIdApplicantType'>): Portal =>
  originIdApplicantType === undefined ? 'passport' : 'originId'

const all = ['applications'] as const

const withoutLines = (price: PriceInfo): PriceInfo => ({
  ...price,
  lines: [],
  persons: price.persons.map((person) => ({ ...person, lines: [] })),
})

/**
 * The newest response in any language: after a change of language the screen keeps its facts and input, even when the response in the
 * new language fails. The caller removes the texts of the service.
 */
export const newestOf = <T>(client: QueryClient, queryKey: QueryKey): T | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]?.state.data as T | undefined

const knownInAnyLanguage = (client: QueryClient, requestId: number): Application | undefined => {
  const known = newestOf<Application>(client, [...all, 'one', requestId])
  return known && { ...known, price: known.price && withoutLines(known.price) }
}

/**
 * Queries of stored requests, shared by loaders, screens and tests. Their keys are nested, so that one change can invalidate all of
 * them. Keys of queries with texts of the service include the language.
 */
export const applicationQueries = {
  all,
  mine: (api: PortalApi) => serviceQuery([...all, 'mine'], () => api.requests.mine()),
  earlierApplicants: (api: PortalApi, portal: Portal) =>
    serviceQuery([...all, 'earlier-applicants', portal], () => api.requests.earlierApplicants(portal)),
  one: (api: PortalApi, client: QueryClient, language: Language, requestId: number) =>
    queryOptions({
      queryKey: [...all, 'one', requestId, language] as const,
      queryFn: () => unwrap(api.requests.get(requestId)),
      initialData: () => knownInAnyLanguage(client, requestId),
      initialDataUpdatedAt: 0,
    }),
  price: (api: PortalApi, language: Language, requestId: number) =>
    serviceQuery([...all, 'price', requestId, language], () => api.requests.price(requestId)),
  // A signed barcode never changes.
  barcode: (api: PortalApi, requestId: number) =>
    serviceQuery([...all, 'barcode', requestId], () => api.requests.barcode(requestId), Number.POSITIVE_INFINITY),
}

/** Fetches the application and its required documents again after a refusal: the screen may show older ones. */
export const refetchAfterRefusal = (client: QueryClient, error: ApiError | undefined): void => {
  if (error?.kind === 'refused' && error.status < 429) void client.invalidateQueries({ queryKey: all })
}

/** Returns the query of one stored request in the reader's language. */
export const useApplicationQuery = () => {
  const api = usePortalApi()
  const client = useQueryClient()
  const language = useLanguage()
  return (requestId: number) => applicationQueries.one(api, client, language, requestId)
}
