import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openDatabase, readValue, writeValue } from './database.ts'
import {
  createDraftStorage,
  type DraftForm,
  draftLifetime,
  type EncryptedDraft,
  migrateDraft,
  newerDraft,
} from './draft-storage.ts'

interface Sample {
  readonly name: string
  readonly city?: string
}
const form: DraftForm<Sample> = { id: 'sample', draftVersion: 1, migrations: {}, empty: () => ({ name: '' }) }

/** A device whose disk outlives its pages. */
const aDevice = () => {
  const disk = new IDBFactory()
  let time = 1_000
  return {
    disk,
    page: () =>
      createDraftStorage(
        () => time,
        () => openDatabase(disk),
      ),
    now: () => time,
    later: (milliseconds: number) => {
      time += milliseconds
    },
  }
}
const aDeviceWithDraft = async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  return device
}

test('loads a draft that another page saved', async () => {
  const device = await aDeviceWithDraft()
  expect(await device.page().load(form)).toEqual({ draft: { name: 'SAMPLE' }, savedAt: 1_000 })
})

test('returns undefined when no draft is saved', async () => {
  expect(await aDevice().page().load(form)).toBeUndefined()
})

test('stores no clear text', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'CANARY' })
  const encrypted = (await readValue(await openDatabase(device.disk), 'drafts', 'sample')) as EncryptedDraft
  const bytes = new Uint8Array(encrypted.content)
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('CANARY')
  expect(bytes.length).toBeGreaterThan(0)
})

test('stores a key that cannot be exported', async () => {
  const device = await aDeviceWithDraft()
  const key = (await readValue(await openDatabase(device.disk), 'keys', 'session')) as CryptoKey
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('uses a new vector for each save', async () => {
  const device = aDevice()
  const saved = async () => (await readValue(await openDatabase(device.disk), 'drafts', 'sample')) as EncryptedDraft
  await device.page().save(form, { name: 'SAMPLE' })
  const first = await saved()
  await device.page().save(form, { name: 'SAMPLE' })
  expect((await saved()).vector).not.toEqual(first.vector)
})

test('endSession deletes drafts and key', async () => {
  const device = await aDeviceWithDraft()
  await device.page().endSession()
  const database = await openDatabase(device.disk)
  expect(await device.page().load(form)).toBeUndefined()
  expect(await readValue(database, 'keys', 'session')).toBeUndefined()
  expect(await readValue(database, 'drafts', 'sample')).toBeUndefined()
})

test('after a log-out in another tab an open form saves nothing; after its own, it saves again', async () => {
  const device = aDevice()
  const [page, other] = [device.page(), device.page()]
  await page.save(form, { name: 'SAMPLE' })
  await other.endSession()
  await expect(page.save(form, { name: 'SAMPLE' })).rejects.toThrow('the session has ended')
  expect(await other.load(form)).toBeUndefined()
  await page.endSession()
  await page.save(form, { name: 'NEXT' })
  expect((await other.load(form))?.draft).toEqual({ name: 'NEXT' })
})

test('after a log-out in another tab a form that was only read saves nothing', async () => {
  const device = await aDeviceWithDraft()
  const page = device.page()
  await page.load(form)
  await device.page().endSession()
  await expect(page.save(form, { name: 'SAMPLE' })).rejects.toThrow('the session has ended')
})

test('deletes a draft whose key is missing', async () => {
  const device = await aDeviceWithDraft()
  const database = await openDatabase(device.disk)
  await new Promise((done) => {
    const transaction = database.transaction('keys', 'readwrite')
    transaction.objectStore('keys').clear()
    transaction.oncomplete = done
  })
  expect(await device.page().load(form)).toBeUndefined()
  expect(await readValue(database, 'drafts', 'sample')).toBeUndefined()
})

test('deletes a draft one day after its last change', async () => {
  const device = await aDeviceWithDraft()
  device.later(draftLifetime)
  expect(await device.page().load(form)).toBeDefined()
  device.later(1)
  expect(await device.page().load(form)).toBeUndefined()
})

/** Names of the entries on the disk. */
const entriesOf = async ({ disk }: ReturnType<typeof aDevice>) => {
  const database = await openDatabase(disk)
  const names = (store: string) =>
    new Promise<unknown>((resolve) => {
      const request = database.transaction(store).objectStore(store).getAllKeys()
      request.onsuccess = () => resolve(request.result)
    })
  return { drafts: await names('drafts'), keys: await names('keys') }
}
const other = { ...form, id: 'other' }
const file = { ...form, id: 'attachment.7.2' }

test('opening any form deletes every entry whose day is over, and a form that is open in another tab can still be saved', async () => {
  const device = aDevice()
  await device.page().save(other, { name: 'OLD' })
  await device.page().save(file, { name: 'OLD' })
  device.later(draftLifetime)
  await device.page().save(form, { name: 'NEW' })
  device.later(1)
  await device.page().load(form)
  expect(await entriesOf(device)).toEqual({ drafts: ['attachment.7.2', 'sample'], keys: ['session'] })
  const otherTab = device.page()
  await otherTab.save(form, { name: 'NEW' })
  device.later(draftLifetime + 1)
  await device.page().load(other)
  expect(await entriesOf(device)).toEqual({ drafts: [], keys: ['session'] })
  await otherTab.save(form, { name: 'LATER' })
  expect((await otherTab.load(form))?.draft).toEqual({ name: 'LATER' })
})

test('a page that stays open over the end of its draft saves again after it has deleted it', async () => {
  const device = aDevice()
  const opened: IDBDatabase[] = []
  const page = createDraftStorage(device.now, async () => {
    const database = await openDatabase(device.disk)
    opened.push(database)
    return database
  })
  await page.save(form, { name: 'OLD' })
  device.later(draftLifetime + 1)
  opened[0]?.close()
  await page.save(form, { name: 'NEW' })
  expect((await page.load(form))?.draft).toEqual({ name: 'NEW' })
})

test('a file expires with the last draft of the device, because a draft may name it', async () => {
  const device = aDevice()
  await device.page().save(file, { name: 'FILE' })
  device.later(draftLifetime - 1)
  await device.page().save(form, { name: 'SAMPLE' })
  device.later(draftLifetime)
  expect((await device.page().load(file))?.draft).toEqual({ name: 'FILE' })
  device.later(1)
  // A page reads the draft before the files that it names.
  const page = device.page()
  expect(await page.load(form)).toBeUndefined()
  expect(await page.load(file)).toBeUndefined()
})

test('a draft of a newer release is neither read nor overwritten nor deleted by an older page', async () => {
  const device = aDevice()
  const newer = { ...form, draftVersion: 2, migrations: { 1: (saved: unknown) => saved } }
  await device.page().save(newer, { name: 'NEWER' })
  const older = device.page()
  await expect(older.load(form)).rejects.toBe(newerDraft)
  await expect(older.save(form, { name: 'OLDER' })).rejects.toBe(newerDraft)
  expect((await device.page().load(newer))?.draft).toEqual({ name: 'NEWER' })
  device.later(draftLifetime + 1)
  expect(await device.page().load(form)).toBeUndefined()
})

test('a draft of a phone whose clock was two days behind is kept when the clock is right, and expires after its day', async () => {
  const device = aDevice()
  const day = 24 * 60 * 60 * 1000
  let behind = 2 * day
  const page = () =>
    createDraftStorage(
      () => device.now() - behind,
      () => openDatabase(device.disk),
      device.now,
    )
  await page().save(form, { name: 'SAMPLE' })
  behind = 0
  device.later(day)
  expect(await page().load(form)).toBeDefined()
  device.later(1)
  expect(await page().load(form)).toBeUndefined()
})

test('a draft is kept when the page does not know the right time yet, or a wrong clock is still wrong', async () => {
  const device = aDevice()
  const day = 24 * 60 * 60 * 1000
  const ahead = () => device.now() + 3 * day
  const page = (serviceNow: () => number) => createDraftStorage(ahead, () => openDatabase(device.disk), serviceNow)
  await page(device.now).save(form, { name: 'SAMPLE' })
  expect(await page(ahead).load(form)).toBeDefined()
})

test('migrates a draft of an older version', async () => {
  const device = await aDeviceWithDraft()
  const second: DraftForm<{ fullName: string }> = {
    id: 'sample',
    draftVersion: 2,
    migrations: { 1: (saved) => ({ fullName: (saved as Sample).name }) },
    empty: () => ({ fullName: '' }),
  }
  expect((await device.page().load(second))?.draft).toEqual({ fullName: 'SAMPLE' })
})

test('save rejects where storage is forbidden', async () => {
  const storage = createDraftStorage(
    () => 0,
    () => Promise.reject(new Error('storage is off')),
  )
  await expect(storage.save(form, { name: 'SAMPLE' })).rejects.toThrow('storage is off')
})

const migratedForm: DraftForm<{ a: number; b: string; c?: string }> = {
  id: 'sample',
  draftVersion: 3,
  migrations: {
    1: (saved) => ({ a: Number((saved as { a: string }).a) }),
    2: (saved) => ({ ...(saved as object), b: 'added' }),
  },
  empty: () => ({ a: 0, b: '', c: 'default' }),
}

test('runs every migration from the draft version to the current one', () => {
  expect(migrateDraft(migratedForm, { a: '7' }, 1)).toEqual({ a: 7, b: 'added', c: 'default' })
})

test('leaves a draft of the current version unchanged', () => {
  expect(migrateDraft(migratedForm, { a: 1, b: 'x', c: 'y' }, 3)).toEqual({ a: 1, b: 'x', c: 'y' })
})

test('returns undefined for a newer version', () => {
  expect(migrateDraft(migratedForm, { a: 1 }, 4)).toBeUndefined()
})

test('returns undefined when a migration is missing', () => {
  expect(migrateDraft(migratedForm, { a: 1 }, 0)).toBeUndefined()
})

test('opens the database again when the browser has closed it', async () => {
  const disk = new IDBFactory()
  const opened: IDBDatabase[] = []
  const open = async () => {
    const database = await openDatabase(disk)
    opened.push(database)
    return database
  }
  const page = createDraftStorage(() => 1_000, open)
  await page.save(form, { name: 'FIRST' })
  opened[0]?.close()
  await page.save(form, { name: 'SECOND' })
  opened[1]?.close()
  expect(await page.load(form)).toEqual({ draft: { name: 'SECOND' }, savedAt: 1_000 })
  expect(opened).toHaveLength(3)
})

test('writes with strict durability', async () => {
  const database = await openDatabase(new IDBFactory())
  const transaction = vi.spyOn(database, 'transaction')
  await writeValue(database, 'drafts', (drafts) => drafts.put('value', 'name'))
  expect(transaction).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' })
  expect(await readValue(database, 'drafts', 'name')).toBe('value')
})
