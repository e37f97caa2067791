// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createFormDesk } from './draft-session.ts'
import { createDraftVault } from './draft-storage.ts'
import type { DraftForm } from './migrate.ts'

interface Sample {
  readonly name: string
}
const aForm = (): DraftForm<Sample> => ({
  id: crypto.randomUUID(),
  draftVersion: 1,
  migrations: {},
  empty: () => ({ name: '' }),
})

/** Two tabs of one browser: one disk, one set of locks. */
const aLock = () => {
  let holder: { lost: () => void } | undefined
  return (_formId: string, onLost: () => void) => {
    const me = { lost: onLost }
    return {
      take: async () => {
        holder ??= me
        return holder === me
      },
      takeOver: async () => {
        holder?.lost()
        holder = me
      },
      release: () => {
        if (holder === me) holder = undefined
      },
    }
  }
}
const aTab = (form: DraftForm<Sample>, disk: IDBFactory, makeLease: ReturnType<typeof aLock>) => {
  const desk = createFormDesk({
    form,
    vault: createDraftVault(Date.now, () => openDatabase(disk)),
    keepsNothing: () => false,
    makeLease,
  })
  const onLost = vi.fn()
  desk.watch(onLost)
  return { desk, onLost }
}

const opened = async (opening: ReturnType<ReturnType<typeof createFormDesk<Sample>>['open']>) => {
  const form = await opening
  if (form.kind !== 'open') throw new Error('the form is open elsewhere')
  return form.keeper
}

test('a form is opened with what the device kept', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const keeper = await opened(aTab(form, disk, aLock()).desk.open())
  keeper.change(() => ({ name: 'SAMPLE' }))
  await keeper.flush()
  // A lock of its own: the first tab was killed.
  expect((await opened(aTab(form, disk, aLock()).desk.open())).draft()).toEqual({ name: 'SAMPLE' })
})

test('entering the form twice gives the same draft, not two of them', async () => {
  const { desk } = aTab(aForm(), new IDBFactory(), aLock())
  expect(await opened(desk.open())).toBe(await opened(desk.open()))
})

test('a second tab is told, and may take the form over with all that was saved', async () => {
  const [form, disk, lock] = [aForm(), new IDBFactory(), aLock()]
  const first = aTab(form, disk, lock)
  const second = aTab(form, disk, lock)
  const keeper = await opened(first.desk.open())
  keeper.change(() => ({ name: 'SAMPLE' }))
  await keeper.flush()
  expect(await second.desk.open()).toEqual({ kind: 'elsewhere' })
  expect((await opened(second.desk.takeOver())).draft()).toEqual({ name: 'SAMPLE' })
  expect(first.onLost).toHaveBeenCalledOnce()
})

test('hiding the page writes what was typed a moment ago', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const { desk } = aTab(form, disk, aLock())
  const keeper = await opened(desk.open())
  keeper.change(() => ({ name: 'SAMPLE' }))
  window.dispatchEvent(new Event('pagehide'))
  const vault = createDraftVault(Date.now, () => openDatabase(disk))
  await vi.waitFor(async () => expect((await vault.load(form))?.draft).toEqual({ name: 'SAMPLE' }))
})

test('a device that forbids storage still opens the form', async () => {
  const form = aForm()
  const vault = createDraftVault(Date.now, () => Promise.reject(new Error('forbidden')))
  const desk = createFormDesk({ form, vault, keepsNothing: () => false, makeLease: aLock() })
  expect((await opened(desk.open())).draft()).toEqual({ name: '' })
})
