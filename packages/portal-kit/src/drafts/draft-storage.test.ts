import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase, readValue } from './database.ts'
import { draftLifetime } from './draft-lifetime.ts'
import { createDraftVault } from './draft-storage.ts'
import type { SealedDraft } from './encrypt-draft.ts'
import type { DraftForm } from './migrate.ts'

interface Sample {
  readonly name: string
  readonly city?: string
}
const form: DraftForm<Sample> = { id: 'sample', draftVersion: 1, migrations: {}, empty: () => ({ name: '' }) }

/** A device: its disk outlives the pages that open it. */
const aDevice = () => {
  const disk = new IDBFactory()
  let time = 1_000
  return {
    disk,
    page: () =>
      createDraftVault(
        () => time,
        () => openDatabase(disk),
      ),
    later: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('a draft saved by one page is there for the next one', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  expect(await device.page().load(form)).toEqual({ draft: { name: 'SAMPLE' }, savedAt: 1_000 })
})

test('a device that never saw the form has no draft of it', async () => {
  expect(await aDevice().page().load(form)).toBeUndefined()
})

test('what lies on the disk does not show what was typed', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'CANARY' })
  const sealed = (await readValue(await openDatabase(device.disk), 'drafts', 'sample')) as SealedDraft
  const bytes = new Uint8Array(sealed.content)
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('CANARY')
  expect(bytes.length).toBeGreaterThan(0)
})

test('the key on the disk cannot be exported by a script', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  const key = (await readValue(await openDatabase(device.disk), 'keys', 'session')) as CryptoKey
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('two saves of the same draft never use the same vector', async () => {
  const device = aDevice()
  const kept = async () => (await readValue(await openDatabase(device.disk), 'drafts', 'sample')) as SealedDraft
  await device.page().save(form, { name: 'SAMPLE' })
  const first = await kept()
  await device.page().save(form, { name: 'SAMPLE' })
  expect((await kept()).vector).not.toEqual(first.vector)
})

test('the end of a session removes drafts and key', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  await device.page().endSession()
  const database = await openDatabase(device.disk)
  expect(await device.page().load(form)).toBeUndefined()
  expect(await readValue(database, 'keys', 'session')).toBeUndefined()
  expect(await readValue(database, 'drafts', 'sample')).toBeUndefined()
})

test('a draft whose key is gone is removed, not shown broken', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  const database = await openDatabase(device.disk)
  await new Promise((done) => {
    const transaction = database.transaction('keys', 'readwrite')
    transaction.objectStore('keys').clear()
    transaction.oncomplete = done
  })
  expect(await device.page().load(form)).toBeUndefined()
  expect(await readValue(database, 'drafts', 'sample')).toBeUndefined()
})

test('a draft lives one day after its last change and no longer', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  device.later(draftLifetime)
  expect(await device.page().load(form)).toBeDefined()
  device.later(1)
  expect(await device.page().load(form)).toBeUndefined()
})

test('a draft of an older version arrives in the new shape', async () => {
  const device = aDevice()
  await device.page().save(form, { name: 'SAMPLE' })
  const second: DraftForm<{ fullName: string }> = {
    id: 'sample',
    draftVersion: 2,
    migrations: { 1: (kept) => ({ fullName: (kept as Sample).name }) },
    empty: () => ({ fullName: '' }),
  }
  expect((await device.page().load(second))?.draft).toEqual({ fullName: 'SAMPLE' })
})

test('a device that refuses storage says so instead of pretending', async () => {
  const vault = createDraftVault(
    () => 0,
    () => Promise.reject(new Error('storage is off')),
  )
  await expect(vault.save(form, { name: 'SAMPLE' })).rejects.toThrow('storage is off')
})
