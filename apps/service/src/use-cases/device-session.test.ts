import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendCall } from '../testing/a-client.ts'
import { aHuman } from '../testing/a-human.ts'
import { aRegistered, codeFor, withTokens } from '../testing/a-member.ts'
import { aPlace } from '../testing/a-place.ts'
import { databaseKinds } from '../testing/databases.ts'
import { serviceOf } from '../testing/service-of.ts'

/** A phone that keeps a key of its own. */
const aDevice = (namedCurve = 'P-256') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve })
  const deviceKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const prove = (challenge: string, by: KeyObject = privateKey) => ({
    deviceKey,
    challenge,
    signature: sign('sha256', Buffer.from(challenge), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  })
  return { deviceKey, privateKey, prove }
}
type Device = ReturnType<typeof aDevice>

describe.each(databaseKinds)('on %s: a device comes back into its session', (kind) => {
  const service = serviceOf(kind)
  const credentials = { username: 'anonymous', password: 'anonymous' }
  const signIn = async (deviceKey?: string) =>
    (await sendCall(service.url, 'signIn', { body: { ...credentials, deviceKey } })).body
  const refresh = (body: object) => sendCall(service.url, 'refreshToken', { body })
  const askChallenge = async (): Promise<string> => (await refresh({})).body.challenge
  const comeBack = async ({ prove }: Device) => refresh({ device: prove(await askChallenge()) })
  const isSignedIn = async (accessToken: string) => {
    const authorization = `Bearer ${accessToken}`
    return (await sendCall(service.url, 'getCurrentHold', {}, { authorization })).status === 200
  }

  test('without any token, into the very session, and with tokens that work', async () => {
    const device = aDevice()
    const visitor = await signIn(device.deviceKey)
    const back = await comeBack(device)
    expect([back.status, back.body.subject]).toEqual([200, visitor.subject])
    expect(await isSignedIn(back.body.accessToken)).toBe(true)
    expect((await refresh({ refreshToken: back.body.refreshToken })).body.subject).toBe(visitor.subject)
  })

  test('where the place it held is there again, and the proof of being human', async () => {
    const device = aDevice()
    const visitor = await aHuman(service, ['site'], withTokens(service, await signIn(device.deviceKey)))
    const place = { body: aPlace({ slotId: 3 }) }
    const held = (await visitor.call('submitAppointment', place)).body.appointmentResponses
    const back = withTokens(service, (await comeBack(device)).body)
    expect((await back.call('getCurrentHold', {})).body.appointmentResponses).toEqual(held)
    expect((await back.call('submitAppointment', { body: aPlace({ slotId: 4 }) })).status).toBe(200)
  })

  test('a cookie of before the power cut ends all tokens, a thief’s too, and the device alone goes on', async () => {
    const device = aDevice()
    const visitor = await signIn(device.deviceKey)
    const next = await refresh({ refreshToken: visitor.refreshToken })
    service.clock.forward({ seconds: 31 })
    const refused = await refresh({ refreshToken: visitor.refreshToken })
    expect([refused.status, refused.body.code]).toEqual([401, 'signInRequired'])
    expect(await isSignedIn(next.body.accessToken)).toBe(false)
    expect((await refresh({ refreshToken: next.body.refreshToken })).status).toBe(401)
    const back = await refresh({ device: device.prove(refused.body.challenge) })
    expect(back.body.subject).toBe(visitor.subject)
  })

  test('as long as its refresh token would, counted from the last renewal', async () => {
    const device = aDevice()
    const visitor = await signIn(device.deviceKey)
    service.clock.forward({ hours: 20 })
    await refresh({ refreshToken: visitor.refreshToken })
    service.clock.forward({ hours: 20 })
    expect((await comeBack(device)).status).toBe(200)
    service.clock.forward({ hours: 24 })
    expect((await comeBack(device)).status).toBe(401)
  })

  test('not after signing out', async () => {
    const device = aDevice()
    const { accessToken } = await signIn(device.deviceKey)
    await sendCall(service.url, 'signOut', {}, { authorization: `Bearer ${accessToken}` })
    expect((await comeBack(device)).status).toBe(401)
  })

  test('not with another key, another challenge, an old one or one of the future', async () => {
    const [device, stranger] = [aDevice(), aDevice()]
    await signIn(device.deviceKey)
    const challenge = await askChallenge()
    const [moment = '', mark = ''] = challenge.split('.')
    const forged = [
      device.prove(challenge, stranger.privateKey),
      stranger.prove(challenge),
      device.prove(`${moment}.${'A'.repeat(mark.length)}`),
      device.prove(`${Number(moment) + 1}.${mark}`),
      device.prove(moment),
      { ...device.prove(challenge), deviceKey: `${'A'.repeat(122)}==` },
      { ...device.prove(challenge), challenge: `${challenge}.` },
    ]
    for (const proof of forged) expect((await refresh({ device: proof })).status).toBe(401)
    service.clock.forward({ minutes: 2, seconds: 1 })
    expect((await refresh({ device: device.prove(challenge) })).status).toBe(401)
    expect((await comeBack(device)).status).toBe(200)
  })

  test('who knows a public key moves it into no other session', async () => {
    const device = aDevice()
    const visitor = await signIn(device.deviceKey)
    const other = await signIn(device.deviceKey)
    expect(other.subject).not.toBe(visitor.subject)
    expect((await comeBack(device)).body.subject).toBe(visitor.subject)
  })

  test('what is no key is refused before anything is made', async () => {
    const answer = await sendCall(service.url, 'signIn', { body: credentials })
    expect(answer.status).toBe(200)
    const sent = { ...credentials, deviceKey: 'x' }
    const refused = await fetch(`${service.url}/User/api/V1.0/Account/SignIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    expect(refused.status).toBe(400)
  })

  test('a member’s device comes back as the member; the visitor’s key before the code opens nothing any more', async () => {
    const [before, after] = [aDevice(), aDevice()]
    const registered = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn'], withTokens(service, await signIn(before.deviceKey)))
    const code = await codeFor(service, visitor, registered)
    const body = { phoneNumber: '', email: registered.email, code, deviceKey: after.deviceKey }
    const member = (await visitor.call('validateCode', { body })).body
    const back = await comeBack(after)
    expect(back.body).toMatchObject({ subject: member.subject, firstName: registered.firstName })
    expect(back.body.urgentUntil).toBe(member.urgentUntil)
    expect((await comeBack(before)).status).toBe(401)
  })
})
