import { allEndpoints } from '@invea/api/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { serviceOf } from '../../../src/testing/a-service.ts'
import { aHuman } from '../../../src/testing/human.builder.ts'
import { aTarget, bearer, type Target } from './a-target.ts'
import { type Exchange, read } from './exchange.ts'
import { links, withId } from './links.ts'
import { payInStore } from './pay-in-store.ts'
import { unknownIds } from './unknown-ids.ts'

const service = serviceOf('embedded')
let target: Target
let other: Target
beforeAll(async () => {
  target = await aTarget(service, await aHuman(service))
  other = await aTarget(service, await aHuman(service))
  await payInStore(service, target)
  await payInStore(service, other)
})

describe.each(links)('$call', (link) => {
  const get = (address: string, headers = {}) => read(fetch(address, { headers }))
  const unknownAddress = async () => withId(await link.address(service, other), link, unknownIds())
  /** The response for an address whose id does not exist. */
  const notFound = async (headers = {}): Promise<Exchange> => {
    const response = await get(await unknownAddress(), headers)
    expect(response.status).toBe(404)
    return response
  }

  test('works for the session it was made for, and not without a session', async () => {
    const address = await link.address(service, target)
    expect((await get(address, bearer(target.client))).status).toBe(200)
    expect(await get(address)).toEqual(await notFound())
  })

  test('does not work for another session, another document, or another kind', async () => {
    const address = await link.address(service, target)
    const unknown = await notFound(bearer(other.client))
    expect(await get(address, bearer(other.client))).toEqual(unknown)
    const owner = bearer(target.client)
    expect(await get(withId(await link.address(service, other), link, target.ids), owner)).toEqual(
      await notFound(owner),
    )
    for (const { call } of links.filter(({ call, kind }) => call !== link.call && kind === link.kind)) {
      const { search } = new URL(address)
      expect(await get(`${service.url}${allEndpoints[call].path}${search}`, owner)).toEqual(await notFound(owner))
    }
  })

  test('does not work with a changed proof or time', async () => {
    const address = await link.address(service, target)
    for (const [name, change] of [
      ['signature', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      ['expires', (value: string) => String(Number(value) + 60)],
    ] as const) {
      const url = new URL(address)
      url.searchParams.set(name, change(url.searchParams.get(name) ?? ''))
      expect(await get(url.toString(), bearer(target.client))).toEqual(await notFound(bearer(target.client)))
    }
  })

  test('works for exactly five minutes', async () => {
    const address = await link.address(service, target)
    service.clock.forward({ minutes: 5, seconds: -1 })
    const owner = bearer(target.client)
    expect((await get(address, owner)).status).toBe(200)
    service.clock.forward({ seconds: 1 })
    expect(await get(address, owner)).toEqual(await notFound(owner))
  })
})
