import { request } from 'node:http'
import { signInRules } from '@invea/domain/account'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendCall, type TestClient } from '../../src/testing/a-client.ts'
import { aMember, aRegistered, codeFor, countHashes } from '../../src/testing/a-member.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { deliverOutbox } from '../../src/testing/posted-messages.ts'
import { testSystemOf } from './a-test-system.ts'

const settings = {
  PASSPORT_ORIGIN: 'https://passport.example',
  ORIGIN_ID_ORIGIN: 'https://origin-id.example',
  TRUSTED_PROXIES: '127.0.0.1',
}
const newPassword = 'melkam-addis-amet'

describe.each(databaseKinds)('on %s', (kind) => {
  const { service, mailbox } = testSystemOf(kind, undefined, settings)
  beforeEach(() => service.clock.forward({ hours: 25 }))
  const delivered = async (address: string, subject: RegExp) => {
    while ((await deliverOutbox(service.services)) > 0);
    return mailbox.mails.filter(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
    )
  }
  const forget = (username: string, callBackUrl = 'https://passport.example/') =>
    sendCall(service.url, 'forgotPassword', { body: { username, callBackUrl } })
  const linkIn = async (address: string): Promise<URL> => {
    const [mail] = (await delivered(address, /Choose a new password/)).slice(-1)
    const link = /https:\S+/.exec(mail?.text ?? '')?.[0]
    if (!link) throw new Error('no link arrived')
    return new URL(link)
  }
  const proofIn = async (address: string) => (await linkIn(address)).hash.replace('#t=', '')
  const reset = (username: string, proof: string | undefined, password = newPassword, key?: string) =>
    sendCall(
      service.url,
      'resetPassword',
      { body: { username, newPassword: password, proof } },
      key ? { 'idempotency-key': key } : {},
    )

  test('a mailed link sets the password once, ends every session, and is reported by mail', async () => {
    const registered = await aRegistered(service)
    const member = await aMember(service, registered)
    const waiting = await aHuman(service, ['signIn'])
    service.clock.forward({ minutes: 2 })
    const code = await codeFor(service, waiting, registered)

    expect((await forget(registered.email)).body).toEqual({ status: 1, message: '' })
    const link = await linkIn(registered.email)
    expect(link.origin + link.pathname).toBe(
      `https://passport.example/resetForgotedPassword/${encodeURIComponent(registered.email)}`,
    )
    const proof = link.hash.replace('#t=', '')
    expect(Buffer.from(proof, 'base64url')).toHaveLength(32)

    expect((await reset(registered.email, proof)).body).toEqual({ status: 1, message: '' })
    expect((await member.call('getCurrentHold', {})).status).toBe(401)
    expect((await sendCall(service.url, 'refreshToken', { body: { refreshToken: member.refreshToken } })).status).toBe(
      401,
    )
    const entered = await waiting.call('validateCode', { body: { phoneNumber: '', email: '', code } })
    expect(entered.body.code).toBe('codeExpired')
    expect(await delivered(registered.email, /was changed/)).toHaveLength(1)

    const visitor = await aHuman(service, ['signIn'])
    const old = await visitor.call('signIn', { body: { username: registered.email, password: registered.password } })
    expect(old.body.code).toBe('wrongCredentials')
    service.clock.forward({ minutes: 16 })
    await aMember(service, { ...registered, password: newPassword })
    expect((await reset(registered.email, proof, 'again-another-one')).body.code).toBe('linkExpired')
  })

  test('the mailed link works after strangers have used up all attempts of a name', async () => {
    const registered = await aRegistered(service)
    const signIn = (visitor: TestClient, password: string, cookie = '') =>
      visitor.call('signIn', { body: { username: registered.email, password } }, cookie ? { cookie } : {})
    const stranger = await aHuman(service, ['signIn'])
    expect((await signIn(stranger, 'wrong')).status).toBe(400)
    await service.services.db
      .updateTable('sign_in_failure')
      .set({ failures: signInRules.nameFailures, proven: signInRules.provenTries })
      .execute()
    const owner = await aHuman(service, ['signIn'])
    const refused = await signIn(owner, registered.password)
    expect([refused.status, refused.body.proof]).toEqual([429, 'code'])

    await forget(registered.email)
    const proof = await proofIn(registered.email)
    await reset(registered.email, proof, newPassword, 'same-key')
    // Also if only the response to a repeated request arrives.
    const changed = await reset(registered.email, proof, newPassword, 'same-key')
    const line = changed.headers.get('set-cookie') ?? ''
    // The computer may be shared, so the cookie ends with the browser.
    expect(line).not.toMatch(/expires|max-age/i)
    expect((await signIn(owner, newPassword, line.split(';')[0])).status).toBe(200)
  })

  test('sets no password without a proof, or with another name’s, an invented or an old one', async () => {
    const [one, other] = [await aRegistered(service), await aRegistered(service)]
    await forget(one.email)
    const proof = await proofIn(one.email)
    const refused = async (name: string, given: string | undefined) => (await reset(name, given)).body.code
    expect(await refused(one.email, undefined)).toBe('linkExpired')
    expect(await refused(one.email, '')).toBe('linkExpired')
    expect(await refused(one.email, 'x'.repeat(43))).toBe('linkExpired')
    expect(await refused(other.email, proof)).toBe('linkExpired')
    expect(await refused('unknown@example.org', proof)).toBe('linkExpired')
    service.clock.forward({ minutes: 30 })
    expect(await refused(one.email, proof)).toBe('linkExpired')
    await aMember(service, one)
  })

  test('a refused password does not use the link; a lost response can be requested again', async () => {
    const registered = await aRegistered(service)
    await forget(registered.email)
    const proof = await proofIn(registered.email)
    expect((await reset(registered.email, proof, '12345')).body.errors).toMatchObject([{ code: 'passwordLength' }])
    expect((await reset(registered.email, proof, 'password1')).body.code).toBe('passwordRefused')
    const responses = [
      await reset(registered.email, proof, newPassword, 'one-key'),
      await reset(registered.email, proof, newPassword, 'one-key'),
    ]
    expect(responses.map(({ body }) => body.status)).toEqual([1, 1])
    expect(await delivered(registered.email, /was changed/)).toHaveLength(1)
  })

  test('a used link invalidates the others; of parallel uses one sets the password', async () => {
    const registered = await aRegistered(service)
    await forget(registered.email)
    const first = await proofIn(registered.email)
    await forget(registered.email)
    const second = await proofIn(registered.email)
    const uses = await Promise.all([1, 2, 3, 4].map(() => reset(registered.email, second)))
    expect(uses.filter(({ body }) => body.status === 1)).toHaveLength(1)
    expect((await reset(registered.email, first)).body.code).toBe('linkExpired')
  })

  test('hashes no password for a used or expired link, and twenty for one whose requests are refused', async () => {
    const [one, other] = [await aRegistered(service), await aRegistered(service)]
    await forget(one.email)
    const used = await proofIn(one.email)
    const hashes = countHashes(service)
    for (let sent = 0; sent < 3; sent++) expect((await reset(one.email, used, newPassword, 'key')).status).toBe(200)
    expect((await reset(one.email, used)).body.code).toBe('linkExpired')
    expect(hashes()).toBe(1)

    await forget(other.email)
    const proof = await proofIn(other.email)
    const codes: string[] = []
    for (let sent = 0; sent < 22; sent++) codes.push((await reset(other.email, proof, newPassword, 'key')).body.code)
    expect(codes).toEqual([...Array<string>(20).fill('keyReused'), 'tooManyRequests', 'tooManyRequests'])
    expect(hashes()).toBe(21)
    service.clock.forward({ hours: 1 })
    expect((await reset(other.email, proof)).body.code).toBe('linkExpired')
    expect(hashes()).toBe(21)
  })

  test('an unknown name gets the same response and no message is sent; a fourth link within the hour is refused', async () => {
    const registered = await aRegistered(service)
    const [known, unknown] = [await forget(registered.email), await forget('unregistered@example.org')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await delivered('unregistered@example.org', /./)).toEqual([])
    for (const name of [registered.email, 'unregistered@example.org']) {
      await forget(name)
      await forget(name)
      expect((await forget(name)).status).toBe(429)
    }
  })

  test('three links of a name in any hour, also around a full one, and no row of the audit log', async () => {
    const { email } = await aRegistered(service)
    const { db } = service.services
    const countRows = async () => (await db.selectFrom('audit_log').select('id').execute()).length
    const rows = await countRows()
    const toNextHour = 3_600 - ((service.clock.now().getTime() / 1_000) % 3_600)
    service.clock.forward({ seconds: toNextHour - 60 })
    for (let sent = 0; sent < 3; sent++) expect((await forget(email)).status).toBe(200)
    service.clock.forward({ minutes: 16 })
    const refused = await forget(email)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(44 * 60)])
    service.clock.forward({ minutes: 44 })
    expect((await forget(email)).status).toBe(200)
    expect(await countRows()).toBe(rows)
  })

  test('links of the same moment all count, also when a later call is counted first', async () => {
    const { email } = await aRegistered(service)
    const last = service.clock.now().getTime()
    const statuses: number[] = []
    for (const earlier of [0, 2, 4, 6]) {
      service.clock.moveTo(new Date(last - earlier))
      statuses.push((await forget(email)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('a stranger’s network uses up its own links of a name, not those of the owner; five networks use up all', async () => {
    const { email: username } = await aRegistered(service)
    const forgetFrom = async (address: string, times: number) => {
      const statuses: number[] = []
      for (let sent = 0; sent < times; sent++) {
        const headers = { 'x-forwarded-for': address }
        statuses.push((await sendCall(service.url, 'forgotPassword', { body: { username } }, headers)).status)
      }
      return statuses
    }
    expect(await forgetFrom('198.51.100.9', 4)).toEqual([200, 200, 200, 429])
    expect(await forgetFrom('198.51.100.77', 1)).toEqual([429])
    expect(await forgetFrom('203.0.113.5', 3)).toEqual([200, 200, 200])
    expect((await reset(username, await proofIn(username))).body.status).toBe(1)
    for (const network of [1, 2, 3]) expect(await forgetFrom(`10.0.${network}.1`, 3)).toEqual([200, 200, 200])
    expect(await forgetFrom('192.0.2.1', 1)).toEqual([429])
  })

  test('puts neither Host nor forwarded headers nor a foreign callBackUrl into the link', async () => {
    const registered = await aRegistered(service)
    const body = JSON.stringify({ username: registered.email, callBackUrl: 'https://evil.example/' })
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=https',
      'x-original-url': 'https://evil.example/',
    }
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const url = new URL('/User/api/V1.0/Account/ForgotPassword', service.url)
      request(url, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end(body)
    })
    expect(status).toBe(200)
    expect((await linkIn(registered.email)).origin).toBe('https://passport.example')
    await forget(registered.email, 'https://origin-id.example/am/SignIn')
    expect((await linkIn(registered.email)).origin).toBe('https://origin-id.example')
  })
})
