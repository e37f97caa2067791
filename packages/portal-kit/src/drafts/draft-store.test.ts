import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createDraftVault } from './draft-storage.ts'
import { createDraftKeeper } from './draft-store.ts'
import type { DraftForm } from './migrate.ts'

interface Sample {
  readonly name: string
}
const form: DraftForm<Sample> = { id: 'sample', draftVersion: 1, migrations: {}, empty: () => ({ name: '' }) }

const aKeeper = (keepsNothing = () => false) => {
  const disk = new IDBFactory()
  const vault = createDraftVault(Date.now, () => openDatabase(disk))
  return { vault, keeper: createDraftKeeper({ form, draft: form.empty(), vault, keepsNothing }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a change is on the disk after a flush, and the keeper says so', async () => {
  const { keeper, vault } = aKeeper()
  keeper.change((draft) => ({ ...draft, name: 'SAMPLE' }))
  expect(keeper.saveState()).toBe('saving')
  await keeper.flush()
  expect(keeper.saveState()).toBe('kept')
  expect((await vault.load(form))?.draft).toEqual({ name: 'SAMPLE' })
})

test('a change is written within a second without anybody asking, however fast the typing goes on', async () => {
  vi.useFakeTimers()
  const save = vi.fn(async () => undefined)
  const vault = { ...aKeeper().vault, save }
  const keeper = createDraftKeeper({ form, draft: form.empty(), vault, keepsNothing: () => false })
  for (let letters = 1; letters <= 20; letters += 1) {
    keeper.change(() => ({ name: 'A'.repeat(letters) }))
    await vi.advanceTimersByTimeAsync(100)
  }
  // Two seconds of typing without a pause: a debounce would have saved nothing yet.
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(4)
})

test('a change made while the disk is busy is written after it', async () => {
  const { keeper, vault } = aKeeper()
  keeper.change(() => ({ name: 'FIRST' }))
  const first = keeper.flush()
  keeper.change(() => ({ name: 'SECOND' }))
  await keeper.flush()
  await first
  expect((await vault.load(form))?.draft).toEqual({ name: 'SECOND' })
  expect(keeper.saveState()).toBe('kept')
})

test('on a shared computer nothing reaches the disk and what lay there goes', async () => {
  let shared = false
  const { keeper, vault } = aKeeper(() => shared)
  keeper.change(() => ({ name: 'BEFORE' }))
  await keeper.flush()
  shared = true
  keeper.change(() => ({ name: 'AFTER' }))
  await keeper.flush()
  expect(keeper.draft()).toEqual({ name: 'AFTER' })
  expect(keeper.saveState()).toBe('memory')
  expect(await vault.load(form)).toBeUndefined()
})

test('a device that refuses keeps the typing and shows it', async () => {
  const vault = { ...aKeeper().vault, save: () => Promise.reject(new Error('full')) }
  const keeper = createDraftKeeper({ form, draft: form.empty(), vault, keepsNothing: () => false })
  keeper.change(() => ({ name: 'SAMPLE' }))
  await keeper.flush()
  expect(keeper.saveState()).toBe('failed')
  expect(keeper.draft()).toEqual({ name: 'SAMPLE' })
})

test('a discarded draft is gone here and on the disk, even when a save was waiting', async () => {
  const { keeper, vault } = aKeeper()
  keeper.change(() => ({ name: 'SAMPLE' }))
  await keeper.discard()
  await keeper.flush()
  expect(keeper.draft()).toEqual({ name: '' })
  expect(await vault.load(form)).toBeUndefined()
})

test('an edit that changes nothing tells nobody', () => {
  const { keeper } = aKeeper()
  const listener = vi.fn()
  keeper.subscribe(listener)
  keeper.change((draft) => draft)
  expect(listener).not.toHaveBeenCalled()
})
