import type { PortalApi } from '@invea/api'
import type { Application, Language } from '@invea/domain'
import type { PaymentOrder, PriceInfo } from '@invea/domain/application'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../i18n/i18n.ts'
import { usePortalApi } from './api-context.ts'
import { unwrap } from './queries.ts'

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

/** The two portals, each with its own requests. */
export type Portal = 'passport' | 'originId'

/** The portal a request was made in and is edited, paid and moved in: only Origin ID requests have an application type (A §1). */
export const portalOf = ({ originIdApplicantType }: Pick<Application, 'originIdApplicantType'>): Portal =>
  originIdApplicantType === undefined ? 'passport' : 'originId'

const all = ['applications'] as const

const withoutLines = (price: PriceInfo): PriceInfo => ({
  ...price,
  lines: [],
  persons: price.persons.map((person) => ({ ...person, lines: [] })),
})

/** The newest response about a request in any language, without the fee lines, which are texts of the service. */
const knownInAnyLanguage = (client: QueryClient, requestId: number): Application | undefined => {
  const [newest] = client
    .getQueryCache()
    .findAll({ queryKey: [...all, 'one', requestId] })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const known = newest?.state.data as Application | undefined
  return known && { ...known, price: known.price && withoutLines(known.price) }
}

/**
 * Stored requests; loaders, screens and tests share these definitions. Keys nest, so that one change renews all of them.
 * Where a screen shows texts of the service, the language is a part of the key.
 */
export const applicationQueries = {
  all,
  mine: (api: PortalApi) =>
    queryOptions({
      queryKey: [...all, 'mine'] as const,
      queryFn: () => unwrap(api.requests.mine()),
    }),
  earlierApplicants: (api: PortalApi, portal: Portal) =>
    queryOptions({
      queryKey: [...all, 'earlier-applicants', portal] as const,
      queryFn: () => unwrap(api.requests.earlierApplicants(portal)),
    }),
  one: (api: PortalApi, client: QueryClient, language: Language, requestId: number) =>
    queryOptions({
      queryKey: [...all, 'one', requestId, language] as const,
      queryFn: () => unwrap(api.requests.get(requestId)),
      // Another language keeps the screen with all that is typed on it, even when its response does not come.
      initialData: () => knownInAnyLanguage(client, requestId),
      initialDataUpdatedAt: 0,
    }),
  price: (api: PortalApi, language: Language, requestId: number) =>
    queryOptions({
      queryKey: [...all, 'price', requestId, language] as const,
      queryFn: () => unwrap(api.requests.price(requestId)),
    }),
  barcode: (api: PortalApi, requestId: number) =>
    queryOptions({
      queryKey: [...all, 'barcode', requestId] as const,
      queryFn: () => unwrap(api.requests.barcode(requestId)),
      // What is signed once stays so.
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Returns the query of one stored request in the reader's language. */
export const useApplicationQuery = () => {
  const api = usePortalApi()
  const client = useQueryClient()
  const language = useLanguage()
  return (requestId: number) => applicationQueries.one(api, client, language, requestId)
}
