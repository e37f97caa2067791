import { afterEach, expect, test } from 'vitest'
import { clientAddress, networkOf } from '../../src/platform/client.ts'
import { enforceRateLimit } from '../../src/platform/http/access-control.ts'
import { sendCall } from '../../src/testing/a-client.ts'
import { startService, type TestService } from '../../src/testing/a-service.ts'

const started: TestService[] = []
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop()
})

/** Statuses of anonymous sign-ins that a trusted proxy passes on, one for each address. */
const signInsFrom = async (addresses: readonly string[]) => {
  const service = (await startService('embedded', {
    ADDRESS_RATE_FACTOR: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  })) as TestService
  started.push(service)
  const statuses: number[] = []
  const body = { username: 'anonymous', password: 'anonymous' }
  for (const address of addresses) {
    const { status } = await sendCall(service.url, 'signIn', { body }, { 'x-forwarded-for': address })
    statuses.push(status)
  }
  return statuses
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['not an address', 'not an address'],
])('a visitor at %s is counted as %s', (ip, counted) => {
  expect(clientAddress(ip)).toBe(counted)
})

test('behind a trusted proxy each visitor has own limits', async () => {
  const visitors = Array.from({ length: 70 }, (_, at) => `203.0.113.${at}`)
  expect(new Set(await signInsFrom(visitors))).toEqual(new Set([200]))
})

test('the addresses of one IPv6 /64 share one limit, and another /64 has its own', async () => {
  const oneNetwork = Array.from({ length: 610 }, (_, at) => `2001:db8:1:2::${at.toString(16)}`)
  const statuses = await signInsFrom([...oneNetwork, '2001:db8:1:3::1'])
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(200)
})

test('the addresses of one IPv6 /48 have as many calls as those of an IPv4 /24, and another /48 has its own', async () => {
  const service = (await startService('embedded', { ADDRESS_RATE_FACTOR: '1' })) as TestService
  started.push(service)
  const endpoint = { id: 'sample', limits: { rates: [{ per: 'address', times: 2, seconds: 60 }] } } as const
  const isRefused = async (ip: string) => {
    const caller = { now: service.clock.now(), address: clientAddress(ip), caller: undefined }
    return (await enforceRateLimit(service.services, endpoint, caller)) !== undefined
  }
  for (let at = 0; at < 512; at++) expect(await isRefused(`2001:db8:1:${at.toString(16)}::1`)).toBe(false)
  expect([await isRefused('2001:db8:1:ffff::1'), await isRefused('2001:db8:2::1')]).toEqual([true, false])
  for (let at = 0; at < 600; at++) expect(await isRefused(`198.51.${at % 10}.${Math.floor(at / 10)}`)).toBe(false)
})

test.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['::ffff:192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001::9', '2001:db8:1::/48'],
  ['2001:db8::/64', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
