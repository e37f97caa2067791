import { signInRules } from '@invea/domain/account'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPasswords } from '../../src/accounts/passwords.ts'
import { ok } from '../../src/platform/refusal.ts'
import { aVisitor, type TestClient } from '../../src/testing/a-client.ts'
import { aRegistered } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { codeSentTo } from '../../src/testing/posted-messages.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind, { TRUSTED_PROXIES: '127.0.0.1', ADDRESS_RATE_FACTOR: '1' })
  beforeEach(() => {
    service.clock.forward({ hours: 25 })
  })

  type Registered = Awaited<ReturnType<typeof aRegistered>>
  /** A visitor at an address; most are marked as human without a proof. */
  const from = async (address: string): Promise<TestClient> => {
    const visitor = await aHuman(service, ['signIn'], await aVisitor(service.url))
    return {
      ...visitor,
      call: (id, parts, headers) => visitor.call(id, parts, { ...headers, 'x-forwarded-for': address }),
    }
  }
  const tryPassword = (visitor: TestClient, { email }: Registered, password: string, cookie = '') =>
    visitor.call('signIn', { body: { username: email, password } }, cookie ? { cookie } : {})
  const fail = async (address: string, member: Registered, times: number) => {
    const visitor = await from(address)
    const responses = []
    for (let tried = 0; tried < times; tried += 1) responses.push(await tryPassword(visitor, member, `wrong-${tried}`))
    const statuses = responses.map(({ status }) => status)
    expect(statuses).not.toContain(503)
    return statuses
  }
  const signIn = async (visitor: TestClient, member: Registered, cookie = '') => {
    expect((await tryPassword(visitor, member, member.password, cookie)).status).toBe(200)
    const code = await codeSentTo(service.services, member.phoneNumber)
    return visitor.call('validateCode', { body: { phoneNumber: '', email: member.email, code } })
  }
  const proveHard = async (visitor: TestClient) => {
    const solution = await solve(visitor, 'signIn', 'hardest')
    expect((await visitor.call('verifyCaptcha', { body: { form: 'signIn', solution } })).status).toBe(200)
  }

  test('while a stranger fails again and again, the owner signs in from another network', async () => {
    const member = await aRegistered(service)
    expect(await fail('198.51.100.9', member, 15)).toEqual([...Array(5).fill(400), ...Array(10).fill(429)])
    // Another address of the same network has the same pause.
    expect(await fail('198.51.100.77', member, 1)).toEqual([429])
    const owner = await signIn(await from('203.0.113.5'), member)
    expect(owner.body.status).toBe(200)
  })

  test('in the stranger’s own network the owner passes with a known device, whose failures count separately', async () => {
    const member = await aRegistered(service)
    const first = await signIn(await from('198.51.100.20'), member)
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((line) => line.startsWith('known-device='))
    await fail('198.51.100.9', member, 8)
    expect((await tryPassword(await from('198.51.100.20'), member, member.password)).status).toBe(429)
    service.clock.forward({ seconds: 30 })
    expect((await signIn(await from('198.51.100.20'), member, cookie)).body.status).toBe(200)
    // A device of one account is unknown to another, and a changed mark is invalid.
    const other = await aRegistered(service)
    await fail('198.51.100.9', other, 8)
    expect((await tryPassword(await from('198.51.100.20'), other, other.password, cookie)).status).toBe(429)
    const forged = `${cookie?.slice(0, -2)}AA`
    await fail('198.51.100.9', member, 8)
    expect((await tryPassword(await from('198.51.100.20'), member, member.password, forged)).status).toBe(429)
  })

  test('sign-ins of a stranger use up no other at the same address: of visitors, of known devices, and with the largest proof', async () => {
    const member = await aRegistered(service)
    const [address, stranger] = ['198.51.100.30', await from('198.51.100.30')]
    const first = await signIn(await from(address), member)
    const cookie = first.headers
      .getSetCookie()
      .find((line) => line.startsWith('known-device='))
      ?.split(';')[0]
    for (let tried = 0; tried < 60; tried += 1)
      await stranger.call('signIn', { body: { username: `unknown-${tried}@example.org`, password: 'wrong' } })
    const anonymous = { username: 'anonymous', password: 'anonymous' }
    expect((await stranger.call('signIn', { body: anonymous })).status).toBe(200)
    const owner = await from(address)
    const crowded = await tryPassword(owner, member, member.password)
    expect([crowded.status, crowded.body.proof]).toEqual([429, 'hardest'])
    await proveHard(owner)
    expect((await tryPassword(owner, member, member.password)).status).toBe(200)
    expect((await tryPassword(await from(address), member, member.password, cookie)).status).toBe(200)
  })

  test('solutions of the captcha that are sent with sign-ins have the limits of Verify', async () => {
    const visitor = await aVisitor(service.url)
    const codes: string[] = []
    for (let sent = 0; sent < 31; sent++) {
      const body = { username: 'sample@example.org', password: 'wrong' }
      codes.push((await visitor.call('signIn', { body }, { 'x-captcha': `wrong-${sent}` })).body.code)
    }
    expect(codes).toEqual([...Array<string>(30).fill('captchaFailed'), 'tooManyRequests'])
  })

  test('in the stranger’s own network an unknown device passes with the largest proof, one attempt for each', async () => {
    const member = await aRegistered(service)
    await fail('198.51.100.9', member, 8)
    const owner = await from('198.51.100.20')
    const paused = await tryPassword(owner, member, member.password)
    expect([paused.status, paused.body.proof]).toEqual([429, 'hardest'])
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
    await proveHard(owner)
    expect((await tryPassword(owner, member, 'a-slip-of-the-finger')).status).toBe(400)
    expect((await tryPassword(owner, member, member.password)).status).toBe(429)
    await proveHard(owner)
    expect((await signIn(owner, member)).body.status).toBe(200)
  })

  test('during an attack from many networks unknown devices need a proof for each attempt, up to a hundred a day', async () => {
    const member = await aRegistered(service)
    for (let network = 0; network * 5 < signInRules.nameFailures; network += 1) {
      await fail(`10.7.${network}.1`, member, 5)
    }
    expect(await fail('10.8.1.1', member, 1)).toEqual([429])
    const owner = await from('203.0.113.5')
    await proveHard(owner)
    expect((await signIn(owner, member)).body.status).toBe(200)
  })

  test('the pause after failures grows to an hour; a right password ends it', async () => {
    const member = await aRegistered(service)
    await fail('198.51.100.9', member, 5)
    const waits: number[] = []
    const stranger = await from('198.51.100.9')
    for (let round = 0; round < 8; round += 1) {
      const paused = await tryPassword(stranger, member, 'wrong')
      expect(paused.status).toBe(429)
      const wait = Number(paused.headers.get('retry-after'))
      waits.push(wait / 60)
      service.clock.forward({ seconds: wait })
      expect((await tryPassword(stranger, member, 'wrong')).status).toBe(400)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    service.clock.forward({ hours: 1 })
    expect((await signIn(stranger, member)).body.status).toBe(200)
    expect(await fail('198.51.100.9', member, 5)).toEqual(Array(5).fill(400))
  })

  test('checks no more parallel guesses than sequential ones', async () => {
    const member = await aRegistered(service)
    const stranger = await from('198.51.100.9')
    const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => tryPassword(stranger, member, `w-${at}`)))
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(signInRules.freeFailures)
  })

  test('a password that the busy service does not check counts as no failure', async () => {
    const member = await aRegistered(service)
    const owner = await from('203.0.113.5')
    const passwords = createPasswords({ memoryCost: 65_536, timeCost: 8, parallelism: 1 })
    Object.assign(service.services, { passwords })
    const busy = { from: 'signIn', admit: async () => ok(null) } as const
    const queue = Array.from({ length: 10 }, () => passwords.verify(undefined, 'busy', busy))
    for (let tried = 0; tried < 6; tried += 1)
      expect((await tryPassword(owner, member, member.password)).body.code).toBe('unavailable')
    await Promise.all(queue)
    expect((await signIn(owner, member)).body.status).toBe(200)
  })
})
