import type { ApiError, PortalApi, Result } from '@invea/api'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage, createDraftStore, type DraftForm } from '../drafts/index.ts'
import { type CommandRun, carryOut, leavesOpen } from './commands.ts'
import { emptyRecord, type WizardRecord } from './wizard-snapshot.ts'

interface Draft {
  readonly wish: string
  readonly place?: string
  readonly note?: string
}
const form: DraftForm<WizardRecord<Draft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptyRecord<Draft>({ wish: 'a' }),
}
const facts = { now: '2026-11-23T06:00:00.000Z', today: '2026-11-23' } as never
const api = {} as PortalApi
const unreachable: ApiError = { kind: 'unreachable' }
const slotFull: ApiError = { kind: 'refused', code: 'slotFull', message: '', status: 409 }

/** A page over a disk, and a service that answers as told and remembers the keys it saw. */
const aPage = async (disk = new IDBFactory()) => {
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const draft = (await storage.load(form))?.draft ?? form.empty()
  const store = createDraftStore({ form, draft, storage, isEphemeral: () => false })
  const keys: string[] = []
  const ask = (answer: Result<string>, during?: () => void | Promise<void>) => {
    const run: CommandRun<Draft, string, string> = {
      payload: ({ draft }) => draft.wish,
      send: async (_api, _payload, key) => {
        keys.push(key)
        await during?.()
        return answer
      },
      apply: (draft, place) => ({ ...draft, place }),
      refuse: ({ place: _gone, ...draft }) => draft,
    }
    const context = { draft: store.draft().draft, facts, language: 'en', applicant: 0 } as const
    return carryOut({ api, store, name: 'holdPlace', run: run as CommandRun<Draft>, context })
  }
  return { disk, store, keys, ask }
}

test('an answer goes into the draft and settles the wish', async () => {
  const page = await aPage()
  expect(await page.ask({ ok: true, value: 'kept' })).toBeUndefined()
  expect(page.store.draft()).toEqual({ draft: { wish: 'a', place: 'kept' }, intentions: {} })
})

test('a try that got no answer is repeated with the same key', async () => {
  const page = await aPage()
  expect(await page.ask({ ok: false, error: unreachable })).toEqual(unreachable)
  await page.ask({ ok: true, value: 'kept' })
  expect(page.keys[1]).toBe(page.keys[0])
})

test('a reload before the answer repeats the same key', async () => {
  const page = await aPage()
  let next: Awaited<ReturnType<typeof aPage>> | undefined
  await page.ask({ ok: true, value: 'lost' }, async () => {
    // The browser is killed while the call is under way: what the next page finds is what is on the disk now.
    next = await aPage(page.disk)
  })
  await next?.ask({ ok: true, value: 'kept' })
  expect(next?.keys[0]).toBe(page.keys[0])
})

test('a refused wish is over: asking the same again is a new wish', async () => {
  const page = await aPage()
  await page.ask({ ok: false, error: slotFull })
  await page.ask({ ok: true, value: 'kept' })
  expect(page.keys[1]).not.toBe(page.keys[0])
})

test('another wish never goes out under the key of the first', async () => {
  const page = await aPage()
  await page.ask({ ok: false, error: unreachable })
  page.store.change((record) => ({ ...record, draft: { wish: 'b' } }))
  await page.ask({ ok: true, value: 'kept' })
  expect(page.keys[1]).not.toBe(page.keys[0])
})

test('what was typed while the service thought is kept', async () => {
  const page = await aPage()
  await page.ask({ ok: true, value: 'kept' }, () =>
    page.store.change((record) => ({ ...record, draft: { ...record.draft, note: 'typed meanwhile' } })),
  )
  expect(page.store.draft().draft).toEqual({ wish: 'a', place: 'kept', note: 'typed meanwhile' })
})

test('a refusal takes out of the draft what is no longer true', async () => {
  const page = await aPage()
  await page.ask({ ok: true, value: 'kept' })
  await page.ask({ ok: false, error: slotFull })
  expect(page.store.draft().draft).toEqual({ wish: 'a' })
})

test.each([
  [unreachable, true],
  [{ kind: 'signedOut' }, true],
  [{ kind: 'refused', code: 'internal', message: '', status: 500 }, true],
  [{ kind: 'refused', code: 'tooManyRequests', message: '', status: 429 }, true],
  [slotFull, false],
  [{ kind: 'fields', issues: [], message: '' }, false],
] as const satisfies readonly (readonly [ApiError, boolean])[])('%o leaves the wish open: %s', (error, open) => {
  expect(leavesOpen(error)).toBe(open)
})
