import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { deviceStatement } from '@invea/api/wire'
import { describe, expect, test } from 'vitest'
import { isSignedIn, sendCall } from '../../src/testing/a-client.ts'
import { aRegistered, codeFor, withTokens } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const origin = 'http://localhost:4100'

/** A phone with its own key. */
const aDevice = (namedCurve = 'P-256') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve })
  const deviceKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const prove = (
    { challenge, subject }: { readonly challenge: string; readonly subject: string },
    { by = privateKey, from = origin }: { readonly by?: KeyObject; readonly from?: string } = {},
  ) => {
    const statement = Buffer.from(deviceStatement({ challenge, subject, origin: from }))
    return {
      deviceKey,
      challenge,
      signature: sign('sha256', statement, { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    }
  }
  return { deviceKey, privateKey, prove }
}
type Device = ReturnType<typeof aDevice>

describe.each(databaseKinds)('on %s: a device restores its session', (kind) => {
  const service = serviceOf(kind)
  const credentials = { username: 'anonymous', password: 'anonymous' }
  const signIn = async (deviceKey?: string) =>
    (await sendCall(service.url, 'signIn', { body: { ...credentials, deviceKey } })).body
  const aSignedInDevice = async () => {
    const device = aDevice()
    return { device, visitor: await signIn(device.deviceKey) }
  }
  /** As a page of the portal: the refresh token is in the cookie, not in the response. */
  const refresh = async (body: object, headers: Readonly<Record<string, string>> = { origin }) => {
    const response = await sendCall(service.url, 'refreshToken', { body }, headers)
    const cookie = /^rt=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
    return { ...response, cookie }
  }
  const challengeOf = async ({ deviceKey }: Device): Promise<string> => (await refresh({ deviceKey })).body.challenge
  const restore = async (device: Device, { subject }: { readonly subject: string }) =>
    refresh({ device: device.prove({ challenge: (await challengeOf(device)) ?? 'none', subject }) })

  test('without any token, and gets tokens that work', async () => {
    const { device, visitor } = await aSignedInDevice()
    const restored = await restore(device, visitor)
    expect([restored.status, restored.body.subject]).toEqual([200, visitor.subject])
    expect(await isSignedIn(service.url, restored.body.accessToken)).toBe(true)
    expect((await refresh({ refreshToken: restored.cookie }, {})).body.subject).toBe(visitor.subject)
  })

  test('with its hold and its solved captcha', async () => {
    const device = aDevice()
    const visitor = await aHuman(service, ['site'], withTokens(service, await signIn(device.deviceKey)))
    const slotRequest = { body: aSlotRequest({ slotId: 3 }) }
    const held = (await visitor.call('submitAppointment', slotRequest)).body.appointmentResponses
    const restored = withTokens(service, (await restore(device, visitor)).body)
    expect((await restored.call('getCurrentHold', {})).body.appointmentResponses).toEqual(held)
    expect((await restored.call('submitAppointment', { body: aSlotRequest({ slotId: 4 }) })).status).toBe(200)
  })

  test('a cookie from before the power cut ends all tokens, also a thief’s, and only the device continues', async () => {
    const { device, visitor } = await aSignedInDevice()
    const next = await refresh({ refreshToken: visitor.refreshToken }, {})
    service.clock.forward({ seconds: 31 })
    const refused = await refresh({ refreshToken: visitor.refreshToken, deviceKey: device.deviceKey }, {})
    expect([refused.status, refused.body.code]).toEqual([401, 'signInRequired'])
    expect(await isSignedIn(service.url, next.body.accessToken)).toBe(false)
    expect((await refresh({ refreshToken: next.body.refreshToken }, {})).status).toBe(401)
    const { challenge } = refused.body
    const restored = await refresh({ device: device.prove({ challenge, subject: visitor.subject }) })
    expect(restored.body.subject).toBe(visitor.subject)
  })

  test('for the lifetime of a refresh token after the last renewal', async () => {
    const { device, visitor } = await aSignedInDevice()
    service.clock.forward({ hours: 20 })
    await refresh({ refreshToken: visitor.refreshToken }, {})
    service.clock.forward({ hours: 20 })
    expect((await restore(device, visitor)).status).toBe(200)
    service.clock.forward({ hours: 24 })
    expect((await restore(device, visitor)).status).toBe(401)
  })

  test('not after signing out', async () => {
    const { device, visitor } = await aSignedInDevice()
    await sendCall(service.url, 'signOut', {}, { authorization: `Bearer ${visitor.accessToken}` })
    expect((await restore(device, visitor)).status).toBe(401)
  })

  test('with a challenge made for this device, used once and at most two minutes old', async () => {
    const { device, visitor } = await aSignedInDevice()
    const { subject } = visitor
    // A call without a device and a device without a session get no challenge.
    expect((await refresh({})).body.challenge).toBeUndefined()
    expect((await refresh({ deviceKey: aDevice().deviceKey })).body.challenge).toBeUndefined()

    const challenge = await challengeOf(device)
    const proof = device.prove({ challenge, subject })
    const opened = await Promise.all([1, 2, 3].map(() => refresh({ device: proof })))
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await refresh({ device: proof })).status).toBe(401)

    const old = device.prove({ challenge: await challengeOf(device), subject })
    service.clock.forward({ minutes: 2, seconds: 1 })
    expect((await refresh({ device: old })).status).toBe(401)
    const replaced = device.prove({ challenge: await challengeOf(device), subject })
    await challengeOf(device)
    expect((await refresh({ device: replaced })).status).toBe(401)
    expect((await restore(device, visitor)).status).toBe(200)
  })

  test('with a signature by its own key for this session and this portal', async () => {
    const [device, other] = [aDevice(), aDevice()]
    const [visitor, stranger] = [await signIn(device.deviceKey), await signIn(other.deviceKey)]
    const { subject } = visitor
    const statusOf = async (forge: (challenge: string) => object, headers?: Record<string, string>) =>
      (await refresh({ device: forge(await challengeOf(device)) }, headers)).status
    const otherPortal = 'http://localhost:4200'
    expect(await statusOf((challenge) => device.prove({ challenge, subject: stranger.subject }))).toBe(401)
    expect(await statusOf((challenge) => device.prove({ challenge, subject }, { by: other.privateKey }))).toBe(401)
    expect(await statusOf((challenge) => device.prove({ challenge, subject }, { from: otherPortal }))).toBe(401)
    expect(await statusOf((challenge) => device.prove({ challenge, subject }), { origin: otherPortal })).toBe(401)
    expect(await statusOf((challenge) => other.prove({ challenge, subject }))).toBe(401)
    expect(await statusOf((challenge) => ({ ...device.prove({ challenge, subject }), challenge: subject }))).toBe(401)
    expect((await restore(device, visitor)).status).toBe(200)
  })

  test('only from a page, and never with a token in the body', async () => {
    const { device, visitor } = await aSignedInDevice()
    const { subject } = visitor
    const program = device.prove({ challenge: await challengeOf(device), subject })
    expect((await refresh({ device: program }, {})).status).toBe(401)
    const proven = device.prove({ challenge: await challengeOf(device), subject })
    const restored = await refresh({ device: proven }, { origin, 'x-token-delivery': 'body' })
    expect([restored.status, restored.body.refreshToken]).toEqual([200, ''])
    expect(restored.cookie).toMatch(/^[\w-]{43}$/)
  })

  test('every earlier token ends, including copies', async () => {
    const { device, visitor } = await aSignedInDevice()
    const { status } = await restore(device, visitor)
    expect(status).toBe(200)
    expect(await isSignedIn(service.url, visitor.accessToken)).toBe(false)
    expect((await refresh({ refreshToken: visitor.refreshToken }, {})).status).toBe(401)
  })

  test('a public key cannot be moved to another session', async () => {
    const { device, visitor } = await aSignedInDevice()
    const other = await signIn(device.deviceKey)
    expect(other.subject).not.toBe(visitor.subject)
    expect((await restore(device, visitor)).body.subject).toBe(visitor.subject)
    expect((await restore(device, other)).status).toBe(401)
  })

  test('refuses an invalid key before it stores anything', async () => {
    const response = await sendCall(service.url, 'signIn', { body: credentials })
    expect(response.status).toBe(200)
    const sent = { ...credentials, deviceKey: 'x' }
    const refused = await fetch(`${service.url}/User/api/V1.0/Account/SignIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    expect(refused.status).toBe(400)
  })

  test('restores a member’s session as the member; the visitor’s key from before the code is invalid', async () => {
    const [before, after] = [aDevice(), aDevice()]
    const registered = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn'], withTokens(service, await signIn(before.deviceKey)))
    const code = await codeFor(service, visitor, registered)
    const body = { phoneNumber: '', email: registered.email, code, deviceKey: after.deviceKey }
    const member = (await visitor.call('validateCode', { body })).body
    const restored = await restore(after, member)
    expect(restored.body).toMatchObject({ subject: member.subject, firstName: registered.firstName })
    expect(restored.body.urgentUntil).toBe(member.urgentUntil)
    expect((await restore(before, visitor)).status).toBe(401)
  })

  test('opens a member’s session after the response to the code was lost; the code and the old token alone do not', async () => {
    const device = aDevice()
    const registered = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn'])
    const code = await codeFor(service, visitor, registered)
    const body = { phoneNumber: '', email: registered.email, code, deviceKey: device.deviceKey }
    await visitor.call('validateCode', { body })
    expect((await visitor.call('validateCode', { body })).status).toBe(401)
    const { challenge, subject } = (await refresh({ deviceKey: device.deviceKey })).body
    const opened = await refresh({ device: device.prove({ challenge, subject }) })
    expect(opened.body).toMatchObject({ subject, firstName: registered.firstName })
    expect(await isSignedIn(service.url, opened.body.accessToken)).toBe(true)
  })
})
