import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createDraftStorage, type DraftForm } from './draft-storage.ts'
import { createDraftStore, type Path, type PathValue, readPath, writePath } from './draft-store.ts'

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

test('a change of the choice takes effect at the next flush, also where nothing was typed since', async () => {
  let shared = true
  const { store, storage } = aStore(() => shared)
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  shared = false
  await store.flush()
  expect([store.saveState(), (await storage.load(form))?.draft]).toEqual(['kept', { name: 'SAMPLE' }])
  shared = true
  await store.flush()
  expect([store.saveState(), await storage.load(form)]).toEqual(['memory', undefined])
})

test('a choice that is undone while the draft is deleted saves the draft again', async () => {
  let shared = false
  const { store, storage } = aStore(() => shared)
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  shared = true
  const deleted = store.flush()
  await Promise.resolve()
  await Promise.resolve()
  shared = false
  await deleted
  await store.flush()
  expect([store.saveState(), (await storage.load(form))?.draft]).toEqual(['kept', { name: 'SAMPLE' }])
})

test('keeps the input in memory when the device refuses to save', async () => {
  const storage = { ...aStore().storage, save: () => Promise.reject(new Error('full')) }
  const store = createDraftStore({ form, draft: form.empty(), storage, isEphemeral: () => false })
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  expect(store.saveState()).toBe('failed')
  expect(store.draft()).toEqual({ name: 'SAMPLE' })
})

test('the next flush tries again to save what the device refused, also where nothing was typed since', async () => {
  const { storage } = aStore()
  const save = vi.fn(storage.save).mockRejectedValueOnce(new Error('full'))
  const store = createDraftStore({ form, draft: form.empty(), storage: { ...storage, save }, isEphemeral: () => false })
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  expect(store.saveState()).toBe('failed')
  await store.flush()
  expect([store.saveState(), (await storage.load(form))?.draft]).toEqual(['kept', { name: 'SAMPLE' }])
})

test('discard deletes the draft from memory and disk, even with a pending save', async () => {
  const { store, storage } = aStore()
  store.change(() => ({ name: 'SAMPLE' }))
  await store.discard()
  await store.flush()
  expect(store.draft()).toEqual({ name: '' })
  expect(await storage.load(form)).toBeUndefined()
})

test('a closed store changes nothing on the disk, whatever response arrives late', async () => {
  const { store, storage } = aStore()
  store.change(() => ({ name: 'OLD' }))
  await store.flush()
  store.change(() => ({ name: 'UNSAVED' }))
  store.close()
  await storage.save(form, { name: 'NEW' })
  store.change(() => ({ name: 'LATE' }))
  await store.flush()
  expect(store.draft()).toEqual({ name: 'LATE' })
  expect((await storage.load(form))?.draft).toEqual({ name: 'NEW' })
  await store.discard()
  expect((await storage.load(form))?.draft).toEqual({ name: 'NEW' })
})

test('an edit without a change notifies no listener', () => {
  const { store } = aStore()
  const listener = vi.fn()
  store.subscribe(listener)
  store.change((draft) => draft)
  expect(listener).not.toHaveBeenCalled()
})

interface Draft {
  readonly party?: 'individual' | 'group'
  readonly applicants: readonly { readonly personal: { readonly firstName: string } }[]
}
const draft: Draft = { applicants: [{ personal: { firstName: 'A' } }, { personal: { firstName: 'B' } }] }

test('a path reads through lists and objects', () => {
  expect(readPath(draft, 'applicants.1.personal.firstName')).toBe('B')
})

test('a path that ends early reads as undefined', () => {
  expect(readPath(draft, 'applicants.5.personal.firstName')).toBeUndefined()
})

test('a write changes only its path and does not mutate the draft', () => {
  const next = writePath(draft, 'applicants.1.personal.firstName', 'C')
  expect(next.applicants[1]?.personal.firstName).toBe('C')
  expect(draft.applicants[1]?.personal.firstName).toBe('B')
  expect(next.applicants[0]).toBe(draft.applicants[0])
})

test('a write creates missing objects on the way', () => {
  expect(writePath({} as { site?: { regionId?: number } }, 'site.regionId', 3)).toEqual({ site: { regionId: 3 } })
})

test('paths and their values are typed', () => {
  expectTypeOf<'applicants.0.personal.firstName'>().toExtend<Path<Draft>>()
  expectTypeOf<'applicants.0.personal.frstName'>().not.toExtend<Path<Draft>>()
  expectTypeOf<PathValue<Draft, 'applicants.0.personal.firstName'>>().toEqualTypeOf<string>()
  expectTypeOf<PathValue<Draft, 'party'>>().toEqualTypeOf<'individual' | 'group' | undefined>()
})
