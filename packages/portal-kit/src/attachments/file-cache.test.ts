import { emptyApplicantDraft } from '@invea/domain/drafts'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import {
  createFileCache,
  deviceFileCache,
  fileKey,
  fileSizeWords,
  notSubmitted,
  removeChosenFiles,
  withChosen,
  withoutChosen,
} from './file-cache.ts'

const file = new File(['sample'], 'sample.jpg', { type: 'image/jpeg' })
const stored = { ...emptyApplicantDraft(), attachments: { stored: [1, 2] } }

test('a newly chosen file must be sent again, and the other documents stay stored', () => {
  expect(withChosen(stored, 2, file).attachments).toEqual({
    chosen: { 2: { name: 'sample.jpg', size: 6, type: 'image/jpeg', key: expect.any(String), isReplacement: true } },
    stored: [1],
  })
})

test('removing a file keeps the other choices', () => {
  const both = withChosen(withChosen(stored, 3, file), 4, file)
  expect(Object.keys(withoutChosen(both, 3).attachments.chosen ?? {})).toEqual(['4'])
})

const key = fileKey(7, 2)
const photo = (bytes: number) => {
  const content = Uint8Array.from({ length: bytes }, (_, at) => (at * 31) % 256)
  return new File([content], 'sample.jpg', { type: 'image/jpeg' })
}

/** A device whose disk outlives its pages. */
const aDevice = () => {
  const disk = new IDBFactory()
  return {
    page: (isEphemeral = () => false) =>
      createFileCache(
        createDraftStorage(Date.now, () => openDatabase(disk)),
        isEphemeral,
      ),
  }
}

test('a chosen file survives a reload byte for byte', async () => {
  const device = aDevice()
  const file = photo(100_000)
  expect(await device.page().save(key, file)).toBe(true)
  const found = await device.page().find(key, file)
  expect(found).toMatchObject({ name: 'sample.jpg', type: 'image/jpeg', size: 100_000 })
  expect(new Uint8Array(await (found as File).arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('each document of each applicant has its own key', async () => {
  const page = aDevice().page()
  await page.save(fileKey(7, 2), photo(1))
  await page.save(fileKey(72, 1), photo(2))
  expect((await page.find(fileKey(7, 2), photo(1)))?.size).toBe(1)
  expect(await page.find(fileKey(7, 21), photo(1))).toBeUndefined()
})

test('does not find a file that another form stored with the same key', async () => {
  const device = aDevice()
  const page = device.page()
  await page.save(key, photo(3))
  await page.save(key, photo(4))
  for (const reader of [page, device.page()]) {
    expect(await reader.find(key, photo(3))).toBeUndefined()
    expect(await reader.find(key, { name: 'other.jpg', size: 4 })).toBeUndefined()
    expect((await reader.find(key, photo(4)))?.size).toBe(4)
  }
})

test('remove deletes the file from memory and disk', async () => {
  const device = aDevice()
  const page = device.page()
  await page.save(key, photo(3))
  await page.remove(key)
  expect(await page.find(key, photo(3))).toBeUndefined()
  expect(await device.page().find(key, photo(3))).toBeUndefined()
})

test('removeFromDisk keeps the file in memory', async () => {
  const device = aDevice()
  const page = device.page()
  const sent = photo(3)
  await page.save(key, sent)
  await page.removeFromDisk(key, sent)
  expect(await page.find(key, photo(3))).toBeDefined()
  expect(await device.page().find(key, photo(3))).toBeUndefined()
})

test('removeFromDisk keeps a file that replaced the sent one', async () => {
  const device = aDevice()
  const page = device.page()
  const sent = photo(3)
  await page.save(key, sent)
  await page.save(key, photo(4))
  await page.removeFromDisk(key, sent)
  expect((await device.page().find(key, photo(4)))?.size).toBe(4)
})

test('on a shared computer a file stays in memory only', async () => {
  const device = aDevice()
  const page = device.page(() => true)
  expect(await page.save(key, photo(3))).toBe(false)
  expect(await page.find(key, photo(3))).toBeDefined()
  expect(await device.page().find(key, photo(3))).toBeUndefined()
})

test('keeps the file in memory where storage is forbidden', async () => {
  const storage = createDraftStorage(Date.now, () => Promise.reject(new Error('storage is off')))
  const fileCache = createFileCache(storage, () => false)
  expect(await fileCache.save(key, photo(3))).toBe(false)
  expect(await fileCache.find(key, photo(3))).toBeDefined()
  await fileCache.remove(key)
  expect(await fileCache.find(key, photo(3))).toBeUndefined()
})

test.each([
  [2_000_000, '2 MB'],
  [4_000_000, '4 MB'],
  [2_540_000, '2.5 MB'],
  [812_345, '812 kB'],
  [12, '1 kB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSizeWords(bytes)).toBe(words)
})

test('the files of a deleted draft are deleted', async () => {
  const applicant = withChosen(emptyApplicantDraft(), 4, file)
  for (const person of [notSubmitted, 7]) await deviceFileCache.save(fileKey(person, 4), file)
  await removeChosenFiles({ applicants: [applicant, { ...applicant, requestPersonId: 7 }] })
  for (const person of [notSubmitted, 7]) expect(await deviceFileCache.find(fileKey(person, 4), file)).toBeUndefined()
})

test('a file that another form stored with the same key is not deleted with a draft', async () => {
  const applicant = withChosen(emptyApplicantDraft(), 4, file)
  const other = new File(['another sample'], 'other.jpg', { type: 'image/jpeg' })
  await deviceFileCache.save(fileKey(notSubmitted, 4), other)
  await removeChosenFiles({ applicants: [applicant] })
  expect(await deviceFileCache.find(fileKey(notSubmitted, 4), other)).toBe(other)
})
