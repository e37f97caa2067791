import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDeviceKeys } from './device-keys.ts'

/** A device whose disk outlives its pages. */
const aDevice = ({ isShared = false } = {}) => {
  const disk = new IDBFactory()
  const open = () => openDatabase(disk)
  return { page: () => createDeviceKeys(open, () => isShared), storage: () => createDraftStorage(Date.now, open), open }
}
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

test('a page signs with the key of an earlier page', async () => {
  const device = aDevice()
  const made = await device.page().make()
  expect(await device.page().find()).toBeUndefined()
  await made?.keep()
  const found = await device.page().find()
  expect(found).toMatchObject({ publicKey: made?.publicKey })
  const signature = await found?.sign('statement')
  const p256 = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('spki', bytesOf(made?.publicKey ?? ''), p256, false, ['verify'])
  const signed = new TextEncoder().encode('statement')
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(algorithm, key, bytesOf(signature ?? ''), signed)).toBe(true)
})

test('a new key that was not saved does not replace the previous one', async () => {
  const device = aDevice()
  const first = await device.page().make()
  await first?.keep()
  await device.page().make()
  expect((await device.page().find())?.publicKey).toBe(first?.publicKey)
})

test('scripts cannot read the private key', async () => {
  const device = aDevice()
  await (await device.page().make())?.keep()
  const request = (await device.open()).transaction('keys').objectStore('keys').get('device')
  const { pair } = await new Promise<{ pair: CryptoKeyPair }>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  expect(pair.privateKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow()
})

test('a shared computer stores no key', async () => {
  expect(await aDevice({ isShared: true }).page().make()).toBeUndefined()
})

test('the key ends with the session, like the drafts beside it', async () => {
  const device = aDevice()
  await (await device.page().make())?.keep()
  await device.storage().endSession()
  expect(await device.page().find()).toBeUndefined()
  await (await device.page().make())?.keep()
  await device.page().forget()
  expect(await device.page().find()).toBeUndefined()
})

test('a device that forbids storage has no key and does not fail', async () => {
  const page = createDeviceKeys(
    () => Promise.reject(new DOMException('SecurityError')),
    () => false,
  )
  await (await page.make())?.keep()
  expect(await page.find()).toBeUndefined()
  await page.forget()
})

test('the key is found after the browser has closed the database', async () => {
  const disk = new IDBFactory()
  const opened: IDBDatabase[] = []
  const keys = createDeviceKeys(
    async () => {
      const database = await openDatabase(disk)
      opened.push(database)
      return database
    },
    () => false,
  )
  const made = await keys.make()
  await made?.keep()
  opened[0]?.close()
  expect((await keys.find())?.publicKey).toBe(made?.publicKey)
  await keys.find()
  expect(opened).toHaveLength(2)
})
