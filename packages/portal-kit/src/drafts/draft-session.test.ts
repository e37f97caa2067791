// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createDraftSession } from './draft-session.ts'
import { createDraftStorage, type DraftForm } from './draft-storage.ts'

interface Sample {
  readonly name: string
}
const aForm = (): DraftForm<Sample> => ({
  id: crypto.randomUUID(),
  draftVersion: 1,
  migrations: {},
  empty: () => ({ name: '' }),
})

/** The lock that two tabs of one browser share. */
const aLock = () => {
  let holder: { lost: () => void } | undefined
  return (_formId: string, onLost: () => void) => {
    const me = { lost: onLost }
    return {
      acquire: async () => {
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
const aTab = (
  form: DraftForm<Sample>,
  disk: IDBFactory,
  createLock: ReturnType<typeof aLock>,
  isEphemeral = () => false,
) => {
  const draftSession = createDraftSession({
    form,
    storage: createDraftStorage(Date.now, () => openDatabase(disk)),
    isEphemeral,
    createLock,
  })
  const onLost = vi.fn()
  draftSession.watch(onLost)
  return { draftSession, onLost }
}

const opened = async (opening: ReturnType<ReturnType<typeof createDraftSession<Sample>>['open']>) => {
  const form = await opening
  if (form.kind !== 'open') throw new Error('the form is open in another tab')
  return form.store
}

test('opens a form with the saved draft', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const store = await opened(aTab(form, disk, aLock()).draftSession.open())
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  // A separate lock: the first tab was killed.
  const reopened = await opened(aTab(form, disk, aLock()).draftSession.open())
  expect(reopened.draft()).toEqual({ name: 'SAMPLE' })
  expect(reopened.savedAt()).toBe(store.savedAt())
})

test('opening a form twice returns the same store', async () => {
  const { draftSession } = aTab(aForm(), new IDBFactory(), aLock())
  expect(await opened(draftSession.open())).toBe(await opened(draftSession.open()))
})

test('a second tab can take over the form with everything saved', async () => {
  const [form, disk, lock] = [aForm(), new IDBFactory(), aLock()]
  const first = aTab(form, disk, lock)
  const second = aTab(form, disk, lock)
  const store = await opened(first.draftSession.open())
  store.change(() => ({ name: 'SAMPLE' }))
  await store.flush()
  expect(await second.draftSession.open()).toEqual({ kind: 'otherTab' })
  expect((await opened(second.draftSession.takeOver())).draft()).toEqual({ name: 'SAMPLE' })
  expect(first.onLost).toHaveBeenCalledOnce()
})

test('a form that was taken over or left saves nothing of a late response', async () => {
  const [form, disk, lock] = [aForm(), new IDBFactory(), aLock()]
  const [first, second] = [aTab(form, disk, lock), aTab(form, disk, lock)]
  const change = async (store: Awaited<ReturnType<typeof opened>>, name: string) => {
    store.change(() => ({ name }))
    await store.flush()
  }
  const lost = await opened(first.draftSession.open())
  const taken = await opened(second.draftSession.takeOver())
  await change(taken, 'TAKEN')
  await change(lost, 'LATE')
  second.draftSession.closeSoon()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const again = await opened(second.draftSession.open())
  expect(again.draft()).toEqual({ name: 'TAKEN' })
  await change(again, 'AGAIN')
  await change(taken, 'LATE')
  expect((await opened(aTab(form, disk, aLock()).draftSession.open())).draft()).toEqual({ name: 'AGAIN' })
})

test('a draft of a newer release is not opened and stays, unless the applicant deletes it', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const newer = { ...form, draftVersion: 2 }
  await storage.save(newer, { name: 'NEWER' })
  const { draftSession, onLost } = aTab(form, disk, aLock())
  expect(await draftSession.open()).toEqual({ kind: 'newer' })
  expect((await storage.load(newer))?.draft).toEqual({ name: 'NEWER' })
  expect((await opened(draftSession.takeOver())).draft()).toEqual({ name: '' })
  expect(await storage.load(newer)).toBeUndefined()
  expect(onLost).not.toHaveBeenCalled()
})

test('hiding the page saves the last input', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const { draftSession } = aTab(form, disk, aLock())
  const store = await opened(draftSession.open())
  store.change(() => ({ name: 'SAMPLE' }))
  window.dispatchEvent(new Event('pagehide'))
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  await vi.waitFor(async () => expect((await storage.load(form))?.draft).toEqual({ name: 'SAMPLE' }))
})

test('opens the form where storage is forbidden', async () => {
  const form = aForm()
  const storage = createDraftStorage(Date.now, () => Promise.reject(new Error('forbidden')))
  const draftSession = createDraftSession({ form, storage, isEphemeral: () => false, createLock: aLock() })
  expect((await opened(draftSession.open())).draft()).toEqual({ name: '' })
})

test('a form left before the device was called shared continues in memory, and an older draft is deleted', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const storage = (now: () => number) => createDraftStorage(now, () => openDatabase(disk))
  const draft = { name: 'SAMPLE' }
  const open = () =>
    createDraftSession({ form, storage: storage(Date.now), isEphemeral: () => true, createLock: aLock() }).open()
  await storage(Date.now).save(form, draft)
  expect((await opened(open())).draft()).toEqual(draft)
  expect(await storage(Date.now).load(form)).toBeUndefined()
  // Saved by another person, before this page was opened.
  await storage(() => performance.timeOrigin - 1).save(form, draft)
  expect((await opened(open())).draft()).toEqual({ name: '' })
  expect(await storage(Date.now).load(form)).toBeUndefined()
})

test('a form of this page continues after the device was called shared on another page and its drafts were deleted', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  let isShared = false
  const draftSession = createDraftSession({ form, storage, isEphemeral: () => isShared, createLock: aLock() })
  const store = await opened(draftSession.open())
  store.change(() => ({ name: 'SAMPLE' }))
  draftSession.closeSoon()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  isShared = true
  await storage.endSession()
  expect((await opened(draftSession.open())).draft()).toEqual({ name: 'SAMPLE' })
})

test('a form that is left stays open while the device cannot save it, and closes when it is saved', async () => {
  const [form, disk, createLock] = [aForm(), new IDBFactory(), aLock()]
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  let isFull = false
  const save: typeof storage.save = (...given) => (isFull ? Promise.reject(new Error('full')) : storage.save(...given))
  const draftSession = createDraftSession({ form, storage: { ...storage, save }, isEphemeral: () => false, createLock })
  const store = await opened(draftSession.open())
  const type = async (name: string) => {
    store.change(() => ({ name }))
    await store.flush()
  }
  const leave = async () => {
    draftSession.closeSoon()
    await new Promise((resolve) => setTimeout(resolve, 1100))
  }
  await type('OLD')
  isFull = true
  await type('NEW')
  await leave()
  expect((await opened(draftSession.open())).draft()).toEqual({ name: 'NEW' })
  isFull = false
  await type('LAST')
  await leave()
  const reopened = await opened(aTab(form, disk, createLock).draftSession.open())
  expect(reopened.draft()).toEqual({ name: 'LAST' })
})

test('D39: on a shared computer a form that was left as long as a session lasts is empty for the next person', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { draftSession } = aTab(aForm(), new IDBFactory(), aLock(), () => true)
  const leave = async (minutes: number) => {
    draftSession.closeSoon()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    vi.setSystemTime(Date.now() + minutes * 60_000)
    return (await opened(draftSession.open())).draft()
  }
  const store = await opened(draftSession.open())
  store.change(() => ({ name: 'SAMPLE' }))
  expect(await leave(14)).toEqual({ name: 'SAMPLE' })
  draftSession.watch(() => undefined)
  expect(await leave(16)).toEqual({ name: '' })
})

/** Two tabs of a device that saves nothing: shared, or with a full disk. A draft was typed in the first one, and the second one took it over. */
const takenOver = async (isShared: boolean) => {
  const [form, disk, createLock] = [aForm(), new IDBFactory(), aLock()]
  let isFull = !isShared
  const tab = () => {
    const storage = createDraftStorage(Date.now, () => openDatabase(disk))
    const save: typeof storage.save = (...given) =>
      isFull ? Promise.reject(new Error('full')) : storage.save(...given)
    return createDraftSession({ form, storage: { ...storage, save }, isEphemeral: () => isShared, createLock })
  }
  const [first, second] = [tab(), tab()]
  const store = await opened(first.open())
  store.change(() => ({ name: 'FIRST' }))
  await store.flush()
  const taken = await opened(second.takeOver())
  const free = () => {
    isFull = false
  }
  return { first, taken, free }
}

test.each([
  ['a shared device', true],
  ['a device with a full disk', false],
])('on %s a tab that takes the form back has what was typed in it', async (_name, isShared) => {
  const { first } = await takenOver(isShared)
  const store = await opened(first.takeOver())
  expect(store.draft()).toEqual({ name: 'FIRST' })
  await store.flush()
  expect(store.saveState()).toBe(isShared ? 'memory' : 'failed')
  expect(store.savedAt()).toBeUndefined()
})

test('a tab that takes the form back has what the other tab has saved since', async () => {
  const { first, taken, free } = await takenOver(false)
  free()
  taken.change(() => ({ name: 'SECOND' }))
  await taken.flush()
  expect((await opened(first.takeOver())).draft()).toEqual({ name: 'SECOND' })
})

test('a tab that forgets the form takes it back empty', async () => {
  const { first } = await takenOver(true)
  first.forget()
  expect((await opened(first.takeOver())).draft()).toEqual({ name: '' })
})

test('D39: on a shared computer a tab that takes the form back after the length of a session is empty', async () => {
  const { first } = await takenOver(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await opened(first.takeOver())).draft()).toEqual({ name: '' })
})

test('a draft that could not be read once is not overwritten by the first change', async () => {
  const [form, disk] = [aForm(), new IDBFactory()]
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  await storage.save(form, { name: 'SAVED' })
  const load = vi.fn(storage.load).mockRejectedValueOnce(new DOMException('busy', 'UnknownError'))
  const createLock = aLock()
  const session = createDraftSession({
    form,
    storage: { ...storage, load } as never,
    isEphemeral: () => false,
    createLock,
  })
  const store = await opened(session.open())
  store.change(() => ({ name: 'N' }))
  await store.flush()
  expect(store.draft()).toEqual({ name: 'SAVED' })
  store.change(() => ({ name: 'SAVED, CHANGED' }))
  await store.flush()
  expect([store.saveState(), (await storage.load(form))?.draft]).toEqual(['kept', { name: 'SAVED, CHANGED' }])
})
