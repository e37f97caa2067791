import type { Application } from '@invea/domain'
import { anApplication } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { somePrice } from '../testing/sample-order.ts'
import { portalClient } from './ApiProvider.tsx'
import { applicationQueries, orderQueries } from './application-queries.ts'

const { api, queries } = portalClient('https://service.example')

test('queries with texts of the service have a key for each language', () => {
  const keysIn = (language: 'en' | 'om') => [
    orderQueries.options(api, language).queryKey,
    orderQueries.order(api, language, 7).queryKey,
    applicationQueries.price(api, language, 7).queryKey,
    applicationQueries.one(api, queries, language, 7).queryKey,
  ]
  expect(keysIn('en')).toEqual(keysIn('en'))
  for (const [at, key] of keysIn('om').entries()) expect(key).not.toEqual(keysIn('en')[at])
})

test('a request cached in another language opens at once, without its fee lines, and is fetched again', () => {
  const inEnglish = applicationQueries.one(api, queries, 'en', 7)
  queries.setQueryData<Application>(inEnglish.queryKey, anApplication({ requestId: 7, price: somePrice }))
  const query = queries.getQueryCache().build(queries, applicationQueries.one(api, queries, 'om', 7) as never)
  const { persons, total } = somePrice
  expect(query.state.data).toMatchObject({
    requestId: 7,
    price: { lines: [], total, persons: persons.map(({ fullName }) => ({ fullName, lines: [] })) },
  })
  expect(query.isStaleByTime(60_000)).toBe(true)
  expect(queries.getQueryData<Application>(inEnglish.queryKey)?.price).toEqual(somePrice)
})
