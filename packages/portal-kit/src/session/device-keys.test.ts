import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftVault } from '../drafts/vault.ts'
import { createDeviceKeys } from './device-keys.ts'

/** A device: its disk outlives the pages that open it. */
const aDevice = ({ isShared = false } = {}) => {
  const disk = new IDBFactory()
  const open = () => openDatabase(disk)
  return {
    page: () => createDeviceKeys(open, () => isShared),
    vault: () => createDraftVault(Date.now, open),
    open,
  }
}
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

test('a page signs with the key that the page before it kept', async () => {
  const device = aDevice()
  const made = await device.page().make()
  expect(await device.page().has()).toBe(false)
  await made?.keep()
  expect(await device.page().has()).toBe(true)
  const proof = await device.page().prove('challenge')
  expect(proof).toMatchObject({ deviceKey: made?.publicKey, challenge: 'challenge' })
  const p256 = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('spki', bytesOf(made?.publicKey ?? ''), p256, false, ['verify'])
  const signed = new TextEncoder().encode('challenge')
  const how = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(how, key, bytesOf(proof?.signature ?? ''), signed)).toBe(true)
})

test('a key that was made and not kept leaves the one before it', async () => {
  const device = aDevice()
  const first = await device.page().make()
  await first?.keep()
  await device.page().make()
  expect((await device.page().prove('x'))?.deviceKey).toBe(first?.publicKey)
})

test('no script reads the private half', async () => {
  const device = aDevice()
  await (await device.page().make())?.keep()
  const request = (await device.open()).transaction('keys').objectStore('keys').get('device')
  const pair = await new Promise<CryptoKeyPair>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  expect(pair.privateKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow()
})

test('a computer that others use keeps no key', async () => {
  expect(await aDevice({ isShared: true }).page().make()).toBeUndefined()
})

test('the key ends with the session, like the drafts beside it', async () => {
  const device = aDevice()
  await (await device.page().make())?.keep()
  await device.vault().endSession()
  expect(await device.page().has()).toBe(false)
  await (await device.page().make())?.keep()
  await device.page().forget()
  expect(await device.page().prove('x')).toBeUndefined()
})

test('a device that forbids storage has no key, and says so without failing', async () => {
  const page = createDeviceKeys(
    () => Promise.reject(new DOMException('SecurityError')),
    () => false,
  )
  await (await page.make())?.keep()
  expect([await page.has(), await page.prove('x')]).toEqual([false, undefined])
  await page.forget()
})
