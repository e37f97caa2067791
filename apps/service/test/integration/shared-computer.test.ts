import { beforeEach, describe, expect, test } from 'vitest'
import { isSignedIn, sendCall } from '../../src/testing/a-client.ts'
import { aRegistered, codeFor, withTokens } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const origin = 'http://localhost:4100'

describe.each(databaseKinds)('on %s: a computer that others use too', (kind) => {
  const service = serviceOf(kind)
  beforeEach(() => {
    service.clock.forward({ hours: 25 })
  })
  /** A browser with cookies; those without an expiry are deleted when it closes. */
  const aBrowser = () => {
    const jar = new Map<string, { readonly value: string; readonly isPersistent: boolean }>()
    const call = async (id: 'signIn' | 'refreshToken' | 'leaveSharedComputer', body?: object) => {
      const cookie = [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
      const response = await sendCall(service.url, id, { body }, { origin, cookie })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) jar.set(name, { value, isPersistent: /expires=/i.test(line) })
        else jar.delete(name)
      }
      return response
    }
    const signIn = async (options: object = {}) =>
      (await call('signIn', { username: 'anonymous', password: 'anonymous', ...options })).body
    return {
      jar,
      call,
      signIn,
      cookies: () => [...jar].map(([name, { isPersistent }]) => `${name} ${isPersistent ? 'persistent' : 'session'}`),
    }
  }

  test('the cookie ends with the browser, and the page ends the session as it closes', async () => {
    const browser = aBrowser()
    const visitor = await browser.signIn({ shared: true })
    expect(browser.cookies()).toEqual(['rt-shared session'])
    const renewed = await browser.call('refreshToken', { shared: true })
    expect([renewed.body.subject, browser.cookies()]).toEqual([visitor.subject, ['rt-shared session']])

    expect((await browser.call('leaveSharedComputer')).status).toBe(200)
    expect(browser.cookies()).toEqual([])
    expect(await isSignedIn(service.url, renewed.body.accessToken)).toBe(false)
    expect((await browser.call('refreshToken', { shared: true })).status).toBe(401)
  })

  test('ticking and unticking the box changes the time limit of the current session', async () => {
    const browser = aBrowser()
    const visitor = await browser.signIn()
    expect(browser.cookies()).toEqual(['rt persistent'])
    const moved = await browser.call('refreshToken', { shared: true, moves: true })
    expect([moved.body.subject, browser.cookies()]).toEqual([visitor.subject, ['rt-shared session']])
    const movedBack = await browser.call('refreshToken', { moves: true })
    expect([movedBack.body.subject, browser.cookies()]).toEqual([visitor.subject, ['rt persistent']])
    service.clock.forward({ minutes: 16 })
    expect((await browser.call('refreshToken', {})).body.subject).toBe(visitor.subject)
  })

  test('a new tab has a separate session', async () => {
    const browser = aBrowser()
    const first = await browser.signIn({ shared: true })
    const second = await browser.signIn()
    expect(second.subject).not.toBe(first.subject)
    expect((await browser.call('refreshToken', {})).body.subject).toBe(second.subject)
    expect((await browser.call('refreshToken', { shared: true })).body.subject).toBe(first.subject)
    await browser.call('leaveSharedComputer')
    expect((await browser.call('refreshToken', {})).body.subject).toBe(second.subject)
  })

  test('the session ends after fifteen minutes without a call', async () => {
    const browser = aBrowser()
    await browser.signIn({ shared: true })
    service.clock.forward({ minutes: 14 })
    expect((await browser.call('refreshToken', { shared: true })).status).toBe(200)
    service.clock.forward({ minutes: 15 })
    expect((await browser.call('refreshToken', { shared: true })).status).toBe(401)
  })

  test('a member’s session ends in the same way, and the browser is not a known device afterwards', async () => {
    const registered = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn'])
    const code = await codeFor(service, visitor, registered)
    const body = { phoneNumber: '', email: registered.email, code, shared: true }
    const member = await visitor.call('validateCode', { body })
    expect(member.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['rt-shared'])
    expect(member.headers.getSetCookie()[0]).not.toMatch(/expires|max-age/i)
    const client = withTokens(service, member.body)
    service.clock.forward({ minutes: 14 })
    expect((await client.call('getCurrentHold', {})).status).toBe(200)
    service.clock.forward({ minutes: 15 })
    const refreshed = await sendCall(service.url, 'refreshToken', { body: { refreshToken: member.body.refreshToken } })
    expect(refreshed.status).toBe(401)
  })
})
