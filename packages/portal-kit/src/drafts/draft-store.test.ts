import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createDraftStorage, type DraftForm } from './draft-storage.ts'
import { createDraftStore } from './draft-store.ts'

interface Sample {
  readonly name: string
}
const form: DraftForm<Sample> = { id: 'sample', draftVersion: 1, migrations: {}, empty: () => ({ name: '' }) }

const aStore = (isEphemeral = () => false) => {
  const disk = new IDBFactory()
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  return { storage, store: createDraftStore({ form, draft: form.empty(), storage, isEphemeral }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a flush saves the change and sets the save state', async () => {
  const { store, storage } = aStore()
  expect(store.savedAt()).toBeUndefined()
  store.change((draft) => ({ ...draft, name: 'SAMPLE' }))
  expect(store.saveState()).toBe('saving')
  await store.flush()
  expect(store.saveState()).toBe('kept')
  expect(store.savedAt()).toBe((await storage.load(form))?.savedAt)
  expect((await storage.load(form))?.draft).toEqual({ name: 'SAMPLE' })
})

test('saves changes within a second during continuous typing', async () => {
  vi.useFakeTimers()
  const save = vi.fn(async () => 0)
  const storage = { ...aStore().storage, save }
  const store = createDraftStore({ form, draft: form.empty(), storage, isEphemeral: () => false })
  for (let letters = 1; letters <= 20; letters += 1) {
    store.change(() => ({ name: 'A'.repeat(letters) }))
    await vi.advanceTimersByTimeAsync(100)
  }
  // Two seconds of typing without a pause: a debounce would have saved nothing yet.
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(4)
})

test('saves a change that was made during a write', async () => {
  const { store, storage } = aStore()
  store.change(() => ({ name: 'FIRST' }))
  const first = store.flush()
  store.change(() => ({ name: 'SECOND' }))
  await store.flush()
  await first
  expect((await storage.load(form))?.draft).toEqual({ name: 'SECOND' })
  expect(store.saveState()).toBe('kept')
})

test('saves nothing on a shared computer and deletes the saved draft', async () => {
  let shared = false
  const { store, storage } = aStore(() => shared)
  store.change(() => ({ name: 'BEFORE' }))
  await store.flush()
  shared = true
  store.change(() => ({ name: 'AFTER' }))
  await store.flush()
  expect(store.draft()).toEqual({ name: 'AFTER' })
  expect(store.saveState()).toBe('memory')
  expect(store.savedAt()).toBeUndefined()
  expect(await storage.load(form)).toBeUndefined()
})

test('keeps the input in memory when the device refuses to save', async () => {
  const storage = { ...aStore().storage, save: () => Promise.reject(new Error('full')) }
  const store = createDraftStore({ form, draft: form.empty(), storage, isEphemeral: () => false })
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  expect(store.saveState()).toBe('failed')
  expect(store.draft()).toEqual({ name: 'SAMPLE' })
})

test('discard deletes the draft from memory and disk, even with a pending save', async () => {
  const { store, storage } = aStore()
  store.change(() => ({ name: 'SAMPLE' }))
  await store.discard()
  await store.flush()
  expect(store.draft()).toEqual({ name: '' })
  expect(await storage.load(form)).toBeUndefined()
})

test('an edit without a change notifies no listener', () => {
  const { store } = aStore()
  const listener = vi.fn()
  store.subscribe(listener)
  store.change((draft) => draft)
  expect(listener).not.toHaveBeenCalled()
})
