import { allEndpoints, type Endpoint } from '@invea/api/contract'
import { expect, test } from 'vitest'
import { createEndpointFinder } from './call-classes.ts'

const endpoints = Object.values<Endpoint>(allEndpoints)
const find = createEndpointFinder(endpoints)

test('finds every endpoint of the contract by its address, with and without a query or a slash at its end', () => {
  for (const { id, method, path } of endpoints) {
    const address = path.replaceAll(/\{\w+\}/g, 'chapa').replace(/\/$/, '')
    expect([address, `${address}?a=b/c`, `${address}/`, `${address}/?a=b`].map((one) => find(method, one))).toEqual(
      Array.from({ length: 4 }, () => id),
    )
  }
})

test('a HEAD request is its GET, and another method or address is none', () => {
  const read = endpoints.find(({ method, path }) => method === 'GET' && !path.includes('{'))
  expect(find('HEAD', read?.path)).toBe(read?.id)
  expect(find('PATCH', read?.path)).toBeUndefined()
  expect(find('POST', '/healthz')).toBeUndefined()
  expect(find('POST', `${allEndpoints.paymentCallback.path.replace('{provider}', 'a/b')}`)).toBeUndefined()
  expect(find(undefined, undefined)).toBeUndefined()
})
