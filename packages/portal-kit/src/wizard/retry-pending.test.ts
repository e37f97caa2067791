import type { ApiError, PortalApi, Result } from '@invea/api'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage, createDraftStore, type DraftForm } from '../drafts/index.ts'
import { type CommandRun, carryOut } from './commands.ts'
import { fetchAnswers, isUnanswered } from './retry-pending.ts'
import { emptyRecord, type WizardRecord } from './wizard-snapshot.ts'

interface Draft {
  readonly name: string
  readonly note?: string
  readonly number?: string
}
const form: DraftForm<WizardRecord<Draft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptyRecord<Draft>({ name: 'SAMPLE' }),
}
const facts = { now: '2026-11-23T06:00:00.000Z', today: '2026-11-23' } as never
const common = { facts, language: 'en' } as const
const unreachable: ApiError = { kind: 'unreachable' }
const holdExpired: ApiError = { kind: 'refused', code: 'holdExpired', message: '', status: 409 }

/** A page over a disk; each has a clock of its own, which the wish it sends carries along. */
const aPage = async (disk: IDBFactory, { clock = 1, subject = 'me' } = {}) => {
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const draft = (await storage.load(form))?.draft ?? form.empty()
  const store = createDraftStore({ form, draft, storage, isEphemeral: () => false })
  const api = { account: { begin: async () => ({ ok: true, value: { subject } }) } } as unknown as PortalApi
  const sent: { readonly key: string; readonly payload: unknown; readonly applicant: number }[] = []
  const runOf = (answer: Result<string>): CommandRun<Draft> => ({
    payload: ({ draft }) => ({ name: draft.name, clock, left: undefined }),
    send: async (_api, payload, key, { applicant }) => {
      sent.push({ key, payload, applicant })
      return answer
    },
    apply: (draft, number) => ({ ...draft, number: number as string }),
    madeOf: ({ name }) => name,
  })
  return {
    store,
    sent,
    submit: (answer: Result<string>, applicant = 0) =>
      carryOut({
        ...{ api, store, name: 'submitApplicant', run: runOf(answer) },
        context: { ...common, draft: store.draft().draft, applicant },
      }),
    opensWith: (answer: Result<string>) =>
      fetchAnswers({ api, store, commands: { submitApplicant: runOf(answer) }, ...common }),
  }
}
const lost: Result<string> = { ok: false, error: unreachable }
const stored: Result<string> = { ok: true, value: 'N-1' }

/** A page that died before the answer to its second applicant. */
const aDeadPage = async () => {
  const disk = new IDBFactory()
  const page = await aPage(disk)
  await page.submit(lost, 1)
  return { disk, first: page.sent[0] }
}

test('what was sent before the page died is asked again, word for word under its key, whatever the clock says', async () => {
  const { disk, first } = await aDeadPage()
  const next = await aPage(disk, { clock: 2 })
  expect(isUnanswered(next.store.draft())).toBe(true)
  expect(await next.opensWith(stored)).toBeUndefined()
  expect(next.sent).toEqual([{ key: first?.key, payload: { name: 'SAMPLE', clock: 1 }, applicant: 1 }])
  expect(next.store.draft()).toEqual({ draft: { name: 'SAMPLE', number: 'N-1' }, intentions: {} })
  expect(isUnanswered((await aPage(disk)).store.draft())).toBe(false)
})

test('a no is an answer; the wish is settled', async () => {
  const { disk } = await aDeadPage()
  const next = await aPage(disk)
  expect(await next.opensWith({ ok: false, error: holdExpired })).toBeUndefined()
  expect(isUnanswered(next.store.draft())).toBe(false)
})

test('without an answer once more it says why, and the wish waits', async () => {
  const { disk } = await aDeadPage()
  const next = await aPage(disk)
  expect(await next.opensWith(lost)).toEqual(unreachable)
  expect(isUnanswered(next.store.draft())).toBe(true)
})

test('what was typed since is another wish: nothing is sent by itself', async () => {
  const { disk } = await aDeadPage()
  const next = await aPage(disk)
  next.store.change((record) => ({ ...record, draft: { ...record.draft, name: 'OTHER' } }))
  expect(await next.opensWith(stored)).toBeUndefined()
  expect(next.sent).toEqual([])
})

test('nobody repeats what another person wished', async () => {
  const { disk } = await aDeadPage()
  const next = await aPage(disk, { subject: 'somebody else' })
  expect(await next.opensWith(stored)).toBeUndefined()
  expect(next.sent).toEqual([])
  expect(isUnanswered(next.store.draft())).toBe(true)
})
