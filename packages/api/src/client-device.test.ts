import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import type { DeviceKeys, StoredDeviceKey } from './session/session.ts'
import { memoryStore } from './session/session-store.ts'
import { refreshPath, sessions, signInPath } from './testing/sessions.ts'
import { standIn } from './testing/stand-in.ts'

const mine = 'GET /Request/api/V1.0/Request/GetMyApplications'
const none = { body: { status: 1, serviceResponseList: [] } }

/** A device that keeps its keys after a page closes. */
const aDevice = () => {
  let keyCount = 0
  let stored: StoredDeviceKey | undefined
  const signed: string[] = []
  const keys: DeviceKeys = {
    make: async () => {
      keyCount += 1
      const publicKey = `${String(keyCount).padStart(122, 'A')}==`
      return {
        publicKey,
        keep: async (subject) => {
          stored = { publicKey, subject }
        },
      }
    },
    find: async () => stored,
    sign: async (statement) => {
      signed.push(statement)
      return stored && `${'A'.repeat(86)}==`
    },
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
  await unknown?.keep('subject')
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
  await (await device.keys.make())?.keep('subject')
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
