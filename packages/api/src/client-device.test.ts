import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import type { DeviceKey, DeviceKeys } from './session/session.ts'
import { memoryStore } from './session/session-store.ts'
import { refreshPath, sessions, signInPath } from './testing/sessions.ts'
import { standIn } from './testing/stand-in.ts'

const mine = 'GET /Request/api/V1.0/Request/GetMyApplications'
const none = { body: { status: 1, serviceResponseList: [] } }

/** A device that keeps its keys after a page closes. */
const aDevice = () => {
  let keyCount = 0
  let stored: DeviceKey | undefined
  const signed: string[] = []
  const sign = async (statement: string) => {
    signed.push(statement)
    return `${'A'.repeat(86)}==`
  }
  const keys: DeviceKeys = {
    make: async () => {
      keyCount += 1
      const publicKey = `${String(keyCount).padStart(122, 'A')}==`
      return {
        publicKey,
        sign,
        keep: async () => {
          stored = { publicKey, sign }
        },
      }
    },
    find: async () => stored,
    forget: async () => {
      stored = undefined
    },
  }
  return { keys, stored: () => stored?.publicKey, signed }
}

const aService = async () => {
  const { script, guarded, endAll } = sessions()
  const service = await standIn({ ...script, [mine]: guarded(() => none) })
  const page = (device: DeviceKeys, store = memoryStore()) =>
    createPortalClient({ baseUrl: service.baseUrl, session: { device, store } })
  return { service, page, endAll }
}

test('a page with a device key, but without token and stored session, opens the same session again', async () => {
  const { service, page, endAll } = await aService()
  await using _closes = service
  const device = aDevice()
  await page(device.keys).account.begin()
  endAll()
  const next = page(device.keys)
  expect(await next.requests.mine()).toEqual({ ok: true, value: [] })
  expect(next.account.state().subject).toBe('anonymous-1')
  expect(service.requestsTo(signInPath)).toHaveLength(1)
  expect(service.requestsTo(refreshPath).map(({ text }) => JSON.parse(text).device?.challenge)).toEqual([
    undefined,
    'challenge',
  ])
  // The challenge alone is not valid elsewhere.
  expect(device.signed).toEqual(['challenge|anonymous-1|'])
})

test('the key of an ended session is replaced by the key of a new one', async () => {
  const { service, page } = await aService()
  await using _closes = service
  const device = aDevice()
  const unknown = await device.keys.make()
  await unknown?.keep()
  const api = page(device.keys)
  expect(await api.requests.mine()).toEqual({ ok: true, value: [] })
  expect(api.account.state().subject).toBe('anonymous-1')
  expect(JSON.parse(service.requestsTo(signInPath)[0]?.text ?? '').deviceKey).toBe(device.stored())
  expect(device.stored()).not.toBe(unknown?.publicKey)
})

test('a member whose device cannot open the session again is signed out, and the key is deleted', async () => {
  const { service, page } = await aService()
  await using _closes = service
  const device = aDevice()
  await (await device.keys.make())?.keep()
  const store = memoryStore()
  store.save({ kind: 'member', subject: 'member-1', refreshToken: 'spent' })
  expect(await page(device.keys, store).requests.mine()).toEqual({ ok: false, error: { kind: 'signedOut' } })
  expect(service.requestsTo(signInPath)).toHaveLength(0)
  expect(device.stored()).toBeUndefined()
})

test('a page without a stored session sends no renewal', async () => {
  const { service, page } = await aService()
  await using _closes = service
  await page(aDevice().keys).account.begin()
  expect(service.requestsTo(refreshPath)).toHaveLength(0)
})

test('after a lost response to the code, the same code opens the session with the key that was sent, once it is repeated', async () => {
  const { script, guarded, grant, addDevice, endAll } = sessions()
  const validate = 'POST /User/api/V1.0/Account/ValidateSmsOtp'
  await using service = await standIn({
    ...script,
    [mine]: guarded(() => none),
    [validate]: guarded(({ text }) => {
      endAll()
      addDevice(JSON.parse(text).deviceKey, 'member-1')
      return { body: grant('member-1', { firstName: 'ABEBE' }), cutAfter: 3 }
    }),
  })
  const device = aDevice()
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { device: device.keys } })
  await api.account.begin()
  const code = { phoneNumber: '', email: 'sample@example.org', code: '123456' }
  expect(await api.account.validateCode(code, 'a')).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect(await api.account.validateCode(code, 'a')).toMatchObject({
    ok: true,
    value: { kind: 'member', subject: 'member-1', member: { firstName: 'ABEBE' } },
  })
  expect(device.signed).toEqual(['challenge|member-1|'])
  expect(JSON.parse(service.requestsTo(validate)[0]?.text ?? '').deviceKey).toBe(device.stored())
  expect(await api.requests.mine()).toEqual({ ok: true, value: [] })
})

test('another sign-in never opens the session of a lost response', async () => {
  const { script, guarded, grant, addDevice, endAll } = sessions()
  let isLost = true
  await using service = await standIn({
    ...script,
    'POST /User/api/V1.0/Account/ValidateSmsOtp': guarded(({ text }) => {
      endAll()
      addDevice(JSON.parse(text).deviceKey, 'member-1')
      return isLost
        ? { body: grant('member-1', { firstName: 'ABEBE' }), cutAfter: 3 }
        : { body: grant('member-2', { firstName: 'SARA' }) }
    }),
  })
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { device: aDevice().keys } })
  await api.account.begin()
  const code = { phoneNumber: '', email: 'sample@example.org', code: '123456' }
  expect(await api.account.validateCode(code, 'a')).toEqual({ ok: false, error: { kind: 'unreachable' } })
  isLost = false
  expect(await api.account.validateCode(code, 'b')).toMatchObject({ ok: true, value: { subject: 'member-2' } })
})
