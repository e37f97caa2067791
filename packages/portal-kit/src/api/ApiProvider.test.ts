import type { SessionState } from '@invea/api'
import type { Application } from '@invea/domain'
import { anApplication } from '@invea/domain/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refused } from '../testing/responses.ts'
import { somePrice } from '../testing/sample-order.ts'
import { clearFormerMember, portalClient } from './ApiProvider.tsx'
import { applicationQueries, orderQueries } from './application-queries.ts'
import { QueryFailure } from './queries.ts'

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

const busy = (retryAfterSeconds: number | undefined) =>
  new QueryFailure(refused('unavailable', { status: 503, retryAfterSeconds }).error)

/** Milliseconds until the query is sent again after this many failures, or undefined when it is not. */
const waitAfter = (failures: number, failure: QueryFailure) => {
  const { retry, retryDelay } = queries.getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') return expect.fail('no rule for retries')
  return retry(failures, failure) ? retryDelay(failures, failure) : undefined
}

test('a query that a busy service refuses is sent again after the time that the service names, twice', () => {
  expect([0, 1, 2].map((failures) => waitAfter(failures, busy(8)))).toEqual([8_000, 8_000, undefined])
  expect(waitAfter(0, busy(60)), 'a long wait is for the person').toBeUndefined()
  expect(waitAfter(0, busy(undefined))).toBeUndefined()
  const unreachable = new QueryFailure({ kind: 'unreachable' })
  expect(waitAfter(0, unreachable)).toBeGreaterThanOrEqual(1_000)
  expect(waitAfter(1, unreachable)).toBeGreaterThanOrEqual(2_000)
  expect(waitAfter(1, unreachable)).toBeLessThan(2_667)
  expect(waitAfter(2, unreachable)).toBeUndefined()
  expect(waitAfter(0, new QueryFailure({ kind: 'signedOut' }))).toBeUndefined()
})

/** A page with the responses of a member in its cache. `open` is shown, `closed` was shown before. */
const pageOfMember = async () => {
  const queries = new QueryClient()
  let state: SessionState = { kind: 'none', subject: '' }
  const listeners: (() => void)[] = []
  const subscribe = (listener: () => void) => {
    listeners.push(listener)
    return () => undefined
  }
  clearFormerMember({ state: () => state, subscribe }, queries)
  const become = (kind: SessionState['kind'], subject: string) => {
    state = { kind, subject }
    for (const listener of listeners) listener()
  }
  become('member', 'one')
  const request = vi.fn(async () => state.subject)
  const screen = new QueryObserver(queries, { queryKey: ['open'], queryFn: request, retry: false })
  screen.subscribe(() => undefined)
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('one'))
  queries.setQueryData(['closed'], 'one')
  return { queries, become, screen, request }
}

test('after a sign-out, cached responses of the member are deleted, and nothing is sent', async () => {
  const { queries, become, request } = await pageOfMember()
  become('none', '')
  expect(queries.getQueryData(['closed'])).toBeUndefined()
  expect(request).toHaveBeenCalledOnce()
})

test('as another person the open screens are fetched again, and show nothing of the former member', async () => {
  const { queries, become, screen } = await pageOfMember()
  become('none', '')
  become('anonymous', 'two')
  expect(screen.getCurrentResult().data).toBeUndefined()
  expect(queries.getQueryData(['closed'])).toBeUndefined()
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('two'))
})

test('a renewed session and a sign-in keep what is cached', async () => {
  const { queries, become, request } = await pageOfMember()
  become('member', 'one')
  become('none', '')
  become('anonymous', 'two')
  queries.setQueryData(['closed'], 'two')
  become('member', 'one')
  expect(queries.getQueryData(['closed'])).toBe('two')
  expect(request).toHaveBeenCalledTimes(2)
})
