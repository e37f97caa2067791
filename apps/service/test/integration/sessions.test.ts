import { describe, expect, test } from 'vitest'
import { aVisitor, isSignedIn, sendCall } from '../../src/testing/a-client.ts'
import { aMemberWithExpiringSession } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds } from '../../src/testing/databases.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)

  const refresh = (refreshToken: string) => sendCall(service.url, 'refreshToken', { body: { refreshToken } })

  test('each anonymous sign-in makes a new session; another password is refused', async () => {
    const [one, other] = [await aVisitor(service.url), await aVisitor(service.url)]
    expect(one.subject).not.toBe(other.subject)
    expect(one.accessToken).toMatch(/^[\w-]{43}$/)
    const wrong = await sendCall(service.url, 'signIn', { body: { username: 'anonymous', password: 'guess' } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { status: 0, code: 'wrongCredentials', accessToken: '', refreshToken: '' },
    })
  })

  test('stores tokens only as hashes', async () => {
    const visitor = await aVisitor(service.url)
    const rows = await service.services.db.selectFrom('session_token').selectAll().execute()
    expect(rows.some(({ hash }) => hash.toString().includes(visitor.accessToken))).toBe(false)
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
  })

  test('an access token is valid for a quarter of an hour, a refresh token for a day, and renewal keeps the identity', async () => {
    const visitor = await aVisitor(service.url)
    service.clock.forward({ minutes: 14, seconds: 59 })
    expect(await isSignedIn(service.url, visitor.accessToken)).toBe(true)
    service.clock.forward({ seconds: 1 })
    expect(await isSignedIn(service.url, visitor.accessToken)).toBe(false)
    const renewed = await refresh(visitor.refreshToken)
    expect(renewed.body.subject).toBe(visitor.subject)
    expect(await isSignedIn(service.url, renewed.body.accessToken)).toBe(true)
    service.clock.forward({ hours: 24 })
    expect((await refresh(renewed.body.refreshToken)).body.code).toBe('signInRequired')
  })

  test('a retry within half a minute gets the same successor; a refresh token used later ends the whole chain', async () => {
    const visitor = await aVisitor(service.url)
    const [first, ...repeats] = await Promise.all([1, 2, 3, 4].map(() => refresh(visitor.refreshToken)))
    expect(first?.status).toBe(200)
    for (const { body } of repeats) expect(body.refreshToken).toBe(first?.body.refreshToken)
    expect(first?.body.refreshToken).not.toBe(visitor.refreshToken)
    expect(await isSignedIn(service.url, first?.body.accessToken)).toBe(true)

    service.clock.forward({ seconds: 31 })
    const second = await refresh(first?.body.refreshToken)
    expect(second.status).toBe(200)
    expect((await refresh(visitor.refreshToken)).status).toBe(401)
    expect(await isSignedIn(service.url, second.body.accessToken)).toBe(false)
    expect((await refresh(second.body.refreshToken)).status).toBe(401)
  })

  test('the next use of an old token ends the tokens of both thief and owner', async () => {
    const visitor = await aVisitor(service.url)
    const [owner, thief] = [await refresh(visitor.refreshToken), await refresh(visitor.refreshToken)]
    service.clock.forward({ minutes: 1 })
    const stolen = await refresh(thief.body.refreshToken)
    expect(stolen.status).toBe(200)
    service.clock.forward({ minutes: 14 })
    expect((await refresh(owner.body.refreshToken)).status).toBe(401)
    expect((await refresh(stolen.body.refreshToken)).status).toBe(401)
    expect(await isSignedIn(service.url, stolen.body.accessToken)).toBe(false)
  })

  test('a member’s session ends after half an hour without a call, and not during use', async () => {
    const member = await aMemberWithExpiringSession(service)
    let { accessToken, refreshToken } = member
    for (let used = 0; used < 4; used += 1) {
      service.clock.forward({ minutes: 29 })
      const renewed = await refresh(refreshToken)
      expect(renewed.status).toBe(200)
      accessToken = renewed.body.accessToken
      refreshToken = renewed.body.refreshToken
      // A call counts as use, like a refresh.
      service.clock.forward({ minutes: 14 })
      expect(await isSignedIn(service.url, accessToken)).toBe(true)
    }
    service.clock.forward({ minutes: 30 })
    expect((await refresh(refreshToken)).body.code).toBe('signInRequired')
  })

  test('a member’s session ends twelve hours after the sign-in, also during use', async () => {
    const member = await aMemberWithExpiringSession(service)
    let { refreshToken } = member
    for (let quarter = 1; quarter < 48; quarter += 1) {
      service.clock.forward({ minutes: 15 })
      const renewed = await refresh(refreshToken)
      expect(renewed.status).toBe(200)
      refreshToken = renewed.body.refreshToken
    }
    service.clock.forward({ minutes: 10 })
    const last = await refresh(refreshToken)
    // The last tokens end with the session, and contain its end.
    expect(last.body.expiresIn).toBe(300)
    service.clock.forward({ minutes: 5 })
    expect(await isSignedIn(service.url, last.body.accessToken)).toBe(false)
    expect((await refresh(last.body.refreshToken)).status).toBe(401)
  })

  test('a browser renews by its cookie, which no script reads', async () => {
    const signedIn = await sendCall(
      service.url,
      'signIn',
      { body: { username: 'anonymous', password: 'anonymous' } },
      { origin: service.services.env.passportOrigin },
    )
    expect(signedIn.body.refreshToken).toBe('')
    const cookie = signedIn.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^rt=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/)
    const renewed = await sendCall(service.url, 'refreshToken', { body: {} }, { cookie: cookie.split(';')[0] ?? '' })
    expect(renewed.body.subject).toBe(signedIn.body.subject)
    expect(renewed.body.draftKey).toBe(signedIn.body.draftKey)
  })

  test('a response to a page never contains the refresh token, for any header; a response to a program does', async () => {
    const origin = service.services.env.passportOrigin
    const tokenOf = async (id: 'signIn' | 'refreshToken', headers: Record<string, string>) => {
      const body = id === 'signIn' ? { username: 'anonymous', password: 'anonymous' } : {}
      const response = await sendCall(service.url, id, { body }, headers)
      expect(response.status).toBe(200)
      const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      return { cookie, token: response.body.refreshToken as string }
    }
    const page = await tokenOf('signIn', { origin, 'x-token-delivery': 'body' })
    expect(page.token).toBe('')
    const { cookie } = page
    expect((await tokenOf('refreshToken', { origin, cookie, 'x-token-delivery': 'body' })).token).toBe('')
    // A browser that omits the Origin header sends another header that identifies a page.
    expect((await tokenOf('signIn', { 'sec-fetch-site': 'same-origin', 'x-token-delivery': 'body' })).token).toBe('')
    expect((await tokenOf('signIn', {})).token).toMatch(/^[\w-]{43}$/)
    const preflight = await fetch(`${service.url}/User/api/V1.0/Account/RefreshToken`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-token-delivery',
      },
    })
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('x-token-delivery')
  })

  test('refuses a refresh token in the body of a request with an Origin header, and does not use up the token', async () => {
    const visitor = await aVisitor(service.url)
    const body = { refreshToken: visitor.refreshToken }
    const pageHeaders: Record<string, string>[] = [
      { origin: service.services.env.passportOrigin },
      { 'sec-fetch-site': 'same-origin' },
    ]
    for (const header of pageHeaders) {
      const fromPage = await sendCall(service.url, 'refreshToken', { body }, header)
      expect([fromPage.status, fromPage.body.code, fromPage.body.accessToken]).toEqual([403, 'tokenFromPage', ''])
      expect(fromPage.headers.get('set-cookie')).toBeNull()
    }
    expect((await refresh(visitor.refreshToken)).body.subject).toBe(visitor.subject)
  })

  test('two portals in one browser have separate sessions: renewal or sign-out of one does not change the other', async () => {
    const { passportOrigin, originIdOrigin } = service.services.env
    const jar = new Map<string, string>()
    const browse = async (id: 'signIn' | 'refreshToken' | 'signOut', origin: string, token = '') => {
      const body = id === 'signIn' ? { username: 'anonymous', password: 'anonymous' } : {}
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const response = await sendCall(service.url, id, { body }, { origin, cookie, ...authorization })
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
      return response
    }
    const [passport, originId] = [await browse('signIn', passportOrigin), await browse('signIn', originIdOrigin)]
    expect([...jar.keys()]).toEqual(['rt', 'rt-origin-id'])
    expect(originId.body.subject).not.toBe(passport.body.subject)
    for (let round = 0; round < 3; round++) {
      service.clock.forward({ minutes: 1 })
      expect((await browse('refreshToken', passportOrigin)).body.subject).toBe(passport.body.subject)
      expect((await browse('refreshToken', originIdOrigin)).body.subject).toBe(originId.body.subject)
    }
    const renewed = await browse('refreshToken', passportOrigin)
    expect((await browse('signOut', passportOrigin, renewed.body.accessToken)).status).toBe(200)
    expect([...jar.keys()]).toEqual(['rt-origin-id'])
    expect((await browse('refreshToken', passportOrigin)).status).toBe(401)
    expect((await browse('refreshToken', originIdOrigin)).body.subject).toBe(originId.body.subject)
  })

  test('sign-out ends the session at the service', async () => {
    const visitor = await aVisitor(service.url)
    expect((await visitor.call('signOut', {})).status).toBe(200)
    expect(await isSignedIn(service.url, visitor.accessToken)).toBe(false)
    expect((await refresh(visitor.refreshToken)).status).toBe(401)
  })

  test('refuses a write that was made for another identity', async () => {
    const [one, other] = [await aVisitor(service.url), await aVisitor(service.url)]
    const response = await one.call('releaseHold', { query: {} }, { 'x-expected-subject': other.subject })
    expect([response.status, response.body.code]).toEqual([409, 'sessionChanged'])
    expect((await one.call('releaseHold', { query: {} }, { 'x-expected-subject': one.subject })).status).toBe(200)
  })
})
