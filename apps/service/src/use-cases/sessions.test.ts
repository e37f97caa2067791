import { describe, expect, test } from 'vitest'
import { aVisitor, sendCall } from '../testing/a-client.ts'
import { databaseKinds } from '../testing/databases.ts'
import { serviceOf } from '../testing/service-of.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)

  const refresh = (refreshToken: string) => sendCall(service.url, 'refreshToken', { body: { refreshToken } })
  const isSignedIn = async (accessToken: string) => {
    const authorization = `Bearer ${accessToken}`
    return (await sendCall(service.url, 'getCurrentHold', {}, { authorization })).status === 200
  }

  test('each anonymous sign-in is a session of its own; another password opens nothing', async () => {
    const [one, other] = [await aVisitor(service.url), await aVisitor(service.url)]
    expect(one.subject).not.toBe(other.subject)
    expect(one.accessToken).toMatch(/^[\w-]{43}$/)
    const wrong = await sendCall(service.url, 'signIn', { body: { username: 'anonymous', password: 'guess' } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { status: 0, code: 'wrongCredentials', accessToken: '', refreshToken: '' },
    })
  })

  test('tokens are stored as hashes alone', async () => {
    const visitor = await aVisitor(service.url)
    const rows = await service.services.db.selectFrom('session_token').selectAll().execute()
    expect(rows.some(({ hash }) => hash.toString().includes(visitor.accessToken))).toBe(false)
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
  })

  test('an access token lives a quarter of an hour, a refresh token a day, and renewal keeps the identity', async () => {
    const visitor = await aVisitor(service.url)
    service.clock.forward({ minutes: 14, seconds: 59 })
    expect(await isSignedIn(visitor.accessToken)).toBe(true)
    service.clock.forward({ seconds: 1 })
    expect(await isSignedIn(visitor.accessToken)).toBe(false)
    const renewed = await refresh(visitor.refreshToken)
    expect(renewed.body.subject).toBe(visitor.subject)
    expect(await isSignedIn(renewed.body.accessToken)).toBe(true)
    service.clock.forward({ hours: 24 })
    expect((await refresh(renewed.body.refreshToken)).body.code).toBe('signInRequired')
  })

  test('a lost answer may be asked for again at once; a refresh token used later revokes the whole family', async () => {
    const visitor = await aVisitor(service.url)
    const first = await refresh(visitor.refreshToken)
    expect((await refresh(visitor.refreshToken)).status).toBe(200)
    expect(await isSignedIn(first.body.accessToken)).toBe(true)
    service.clock.forward({ seconds: 31 })
    expect((await refresh(visitor.refreshToken)).status).toBe(401)
    expect(await isSignedIn(first.body.accessToken)).toBe(false)
    expect((await refresh(first.body.refreshToken)).status).toBe(401)
  })

  test('a browser renews by its cookie, which no script reads, and may ask for it there alone', async () => {
    const signedIn = await sendCall(
      service.url,
      'signIn',
      { body: { username: 'anonymous', password: 'anonymous' } },
      { 'x-token-delivery': 'cookie' },
    )
    expect(signedIn.body.refreshToken).toBe('')
    const cookie = signedIn.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^rt=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/)
    const renewed = await sendCall(service.url, 'refreshToken', { body: {} }, { cookie: cookie.split(';')[0] ?? '' })
    expect(renewed.body.subject).toBe(signedIn.body.subject)
    expect(renewed.body.draftKey).toBe(signedIn.body.draftKey)
  })

  test('a page never gets the refresh token in an answer unless it asks; a program does', async () => {
    const signIn = async (headers: Record<string, string>) =>
      (await sendCall(service.url, 'signIn', { body: { username: 'anonymous', password: 'anonymous' } }, headers)).body
        .refreshToken
    const origin = service.services.env.passportOrigin
    expect(await signIn({ origin })).toBe('')
    expect(await signIn({ origin, 'x-token-delivery': 'body' })).toMatch(/^[\w-]{43}$/)
    expect(await signIn({})).toMatch(/^[\w-]{43}$/)
  })

  test('both portals in one browser keep a session each: renewing or leaving one does not touch the other', async () => {
    const { passportOrigin, originIdOrigin } = service.services.env
    const jar = new Map<string, string>()
    const browse = async (id: 'signIn' | 'refreshToken' | 'signOut', origin: string, token = '') => {
      const body = id === 'signIn' ? { username: 'anonymous', password: 'anonymous' } : {}
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const answer = await sendCall(service.url, id, { body }, { origin, cookie, ...authorization })
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
      return answer
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

  test('signing out ends the session at the service', async () => {
    const visitor = await aVisitor(service.url)
    expect((await visitor.call('signOut', {})).status).toBe(200)
    expect(await isSignedIn(visitor.accessToken)).toBe(false)
    expect((await refresh(visitor.refreshToken)).status).toBe(401)
  })

  test('a write meant for another identity is refused', async () => {
    const [one, other] = [await aVisitor(service.url), await aVisitor(service.url)]
    const answer = await one.call('releaseHold', {}, { 'x-expected-subject': other.subject })
    expect([answer.status, answer.body.code]).toEqual([409, 'sessionChanged'])
    expect((await one.call('releaseHold', {}, { 'x-expected-subject': one.subject })).status).toBe(200)
  })
})
