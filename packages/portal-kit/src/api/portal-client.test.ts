import { expect, test } from 'vitest'
import { orderQueries } from '../orders/order-queries.ts'
import { applicationQueries } from '../request-view/application-queries.ts'
import { masterQueries } from './master-queries.ts'
import { portalClient } from './portal-client.ts'

test('another language asks again what the service said in sentences, and nothing else', () => {
  const { api, queries, setLanguage } = portalClient('https://service.example')
  const inWords = [
    orderQueries.options(api),
    orderQueries.order(api, 7),
    applicationQueries.price(api, 7),
    applicationQueries.one(api, 7),
    applicationQueries.mine(api),
  ]
  const inAll = [masterQueries.all(api), applicationQueries.barcode(api, 7)]
  const isStale = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queries.getQueryState(queryKey)?.isInvalidated
  for (const query of [...inWords, ...inAll]) {
    queries.getQueryCache().build(queries, { ...query, queryKey: query.queryKey as readonly unknown[] } as never)
    queries.setQueryData(query.queryKey as readonly unknown[], {})
  }
  setLanguage('en')
  expect(inWords.map(isStale)).toEqual(inWords.map(() => false))
  setLanguage('om')
  expect(inWords.map(isStale)).toEqual(inWords.map(() => true))
  expect(inAll.map(isStale)).toEqual([false, false])
})
