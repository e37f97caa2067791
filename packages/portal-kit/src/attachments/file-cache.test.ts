import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftVault } from '../drafts/index.ts'
import { createFileShelf, shelfPlace } from './file-cache.ts'

const place = shelfPlace(7, 2)
const photo = (bytes: number) => {
  const content = Uint8Array.from({ length: bytes }, (_, at) => (at * 31) % 256)
  return new File([content], 'sample.jpg', { type: 'image/jpeg' })
}

/** A device whose disk outlives its pages. */
const aDevice = () => {
  const disk = new IDBFactory()
  return {
    page: (keepsNothing = () => false) =>
      createFileShelf(
        createDraftVault(Date.now, () => openDatabase(disk)),
        keepsNothing,
      ),
  }
}

test('a chosen file is there after a reload, byte for byte', async () => {
  const device = aDevice()
  const file = photo(100_000)
  expect(await device.page().keep(place, file)).toBe(true)
  const found = await device.page().find(place)
  expect(found).toMatchObject({ name: 'sample.jpg', type: 'image/jpeg', size: 100_000 })
  expect(new Uint8Array(await (found as File).arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('each document of each applicant has a place of its own', async () => {
  const page = aDevice().page()
  await page.keep(shelfPlace(7, 2), photo(1))
  await page.keep(shelfPlace(72, 1), photo(2))
  expect((await page.find(shelfPlace(7, 2)))?.size).toBe(1)
  expect(await page.find(shelfPlace(7, 21))).toBeUndefined()
})

test('a removed file is gone from page and disk', async () => {
  const device = aDevice()
  const page = device.page()
  await page.keep(place, photo(3))
  await page.forget(place)
  expect(await page.find(place)).toBeUndefined()
  expect(await device.page().find(place)).toBeUndefined()
})

test('a sent file leaves the disk and stays on the page', async () => {
  const device = aDevice()
  const page = device.page()
  await page.keep(place, photo(3))
  await page.release(place)
  expect(await page.find(place)).toBeDefined()
  expect(await device.page().find(place)).toBeUndefined()
})

test('on a shared computer a file lives as long as the page and says so', async () => {
  const device = aDevice()
  const page = device.page(() => true)
  expect(await page.keep(place, photo(3))).toBe(false)
  expect(await page.find(place)).toBeDefined()
  expect(await device.page().find(place)).toBeUndefined()
})

test('a device that refuses storage loses nothing while the page is open', async () => {
  const vault = createDraftVault(Date.now, () => Promise.reject(new Error('storage is off')))
  const shelf = createFileShelf(vault, () => false)
  expect(await shelf.keep(place, photo(3))).toBe(false)
  expect(await shelf.find(place)).toBeDefined()
  await shelf.forget(place)
  expect(await shelf.find(place)).toBeUndefined()
})
