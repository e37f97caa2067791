import type { ApiError, ApiResult, PortalApi } from '@invea/api'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage, type DraftForm } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { refused } from '../testing/responses.ts'
import { type CommandHandler, runCommand } from './commands.ts'
import { hasPendingRequest, retryPending } from './PendingRequestGuard.tsx'
import { emptySnapshot, type WizardSnapshot } from './wizard-snapshot.ts'

interface Draft {
  readonly name: string
  readonly note?: string
  readonly number?: string
  readonly earlier?: boolean
}
const form: DraftForm<WizardSnapshot<Draft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptySnapshot<Draft>({ name: 'SAMPLE' }),
}
const facts = { now: '2026-11-23T06:00:00.000Z', today: '2026-11-23' } as never
const common = { facts, language: 'en' } as const
const unreachable: ApiError = { kind: 'unreachable' }

/** A page over a disk; each has its own clock, which is part of the payload. */
const aPage = async (disk: IDBFactory, { clock = 1, subject = 'me' } = {}) => {
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const draft = (await storage.load(form))?.draft ?? form.empty()
  const store = createDraftStore({ form, draft, storage, isEphemeral: () => false })
  const api = { account: { begin: async () => ({ ok: true, value: { subject } }) } } as unknown as PortalApi
  const sent: { readonly key: string; readonly payload: unknown; readonly applicant: number }[] = []
  let time = clock
  const handlerOf = (...answers: ApiResult<string>[]): CommandHandler<Draft> => ({
    payload: ({ draft }) => ({ name: draft.name, clock: time, left: undefined }),
    send: async (_api, payload, key, { applicant }) => {
      sent.push({ key, payload, applicant })
      return answers.shift() ?? lost
    },
    apply: (draft, number, _context, isEarlier) => ({
      ...draft,
      number: number as string,
      ...(isEarlier && { earlier: true }),
    }),
    refuse: (draft, { kind }) => (kind === 'refused' ? { ...draft, note: 'refused' } : draft),
    dependsOn: ({ name }) => name,
  })
  return {
    store,
    sent,
    tick: () => {
      time += 1
    },
    rename: (name: string) => store.change((snapshot) => ({ ...snapshot, draft: { ...snapshot.draft, name } })),
    signInAs: (other: string) => {
      subject = other
    },
    submit: (answer: ApiResult<string>, applicant = 0, ...more: ApiResult<string>[]) =>
      runCommand({
        ...{ api, store, name: 'submitApplicant', handler: handlerOf(answer, ...more) },
        context: { ...common, draft: store.draft().draft, applicant },
      }),
    reopen: (answer: ApiResult<string>) =>
      retryPending({ api, store, commands: { submitApplicant: handlerOf(answer) }, ...common }),
  }
}
const lost: ApiResult<string> = { ok: false, error: unreachable }
const stored: ApiResult<string> = { ok: true, value: 'N-1' }

/** A page that was closed before the response for its second applicant, and opened again. */
const aReopenedPage = async (changes?: Parameters<typeof aPage>[1]) => {
  const disk = new IDBFactory()
  const page = await aPage(disk)
  await page.submit(lost, 1)
  return { disk, first: page.sent[0], next: await aPage(disk, changes) }
}
const aPageWithoutResponse = async () => {
  const page = await aPage(new IDBFactory())
  await page.submit(lost)
  return page
}

test('repeats a pending request with the same payload and key after a reload, at any time', async () => {
  const { disk, first, next } = await aReopenedPage({ clock: 2 })
  expect(hasPendingRequest(next.store.draft())).toBe(true)
  expect(await next.reopen(stored)).toBeUndefined()
  expect(next.sent).toEqual([{ key: first?.key, payload: { name: 'SAMPLE', clock: 1 }, applicant: 1 }])
  expect(next.store.draft()).toEqual({ draft: { name: 'SAMPLE', number: 'N-1' }, idempotency: {} })
  expect(hasPendingRequest((await aPage(disk)).store.draft())).toBe(false)
})

test('a refusal settles a pending request', async () => {
  const { next } = await aReopenedPage()
  expect(await next.reopen(refused('holdExpired'))).toBeUndefined()
  expect(hasPendingRequest(next.store.draft())).toBe(false)
})

test('returns the error and keeps the request pending when there is no response again', async () => {
  const { next } = await aReopenedPage()
  expect(await next.reopen(lost)).toEqual(unreachable)
  expect(hasPendingRequest(next.store.draft())).toBe(true)
})

test('does not repeat a pending request whose input has changed', async () => {
  const { next } = await aReopenedPage()
  next.store.change((snapshot) => ({ ...snapshot, draft: { ...snapshot.draft, name: 'OTHER' } }))
  expect(await next.reopen(stored)).toBeUndefined()
  expect(next.sent).toEqual([])
})

test('does not repeat a pending request of another subject', async () => {
  const { next } = await aReopenedPage({ subject: 'another account' })
  expect(await next.reopen(stored)).toBeUndefined()
  expect(next.sent).toEqual([])
  expect(hasPendingRequest(next.store.draft())).toBe(true)
})

test('on an open page the pending request is repeated as it was sent, although the payload differs', async () => {
  const page = await aPageWithoutResponse()
  page.tick()
  expect(await page.submit(stored)).toBeUndefined()
  expect(page.sent[1]).toEqual(page.sent[0])
  expect(page.store.draft()).toEqual({ draft: { name: 'SAMPLE', number: 'N-1' }, idempotency: {} })
})

test('on an open page a request with other answers waits until the pending one is settled', async () => {
  const page = await aPageWithoutResponse()
  page.rename('OTHER')
  expect(await page.submit(lost)).toEqual(unreachable)
  expect(await page.submit(stored)).toBeUndefined()
  expect(page.sent).toEqual(Array(3).fill(page.sent[0]))
  // The service has the earlier answers.
  expect(page.store.draft()).toEqual({ draft: { name: 'OTHER', number: 'N-1', earlier: true }, idempotency: {} })
})

test('on an open page a request with other answers is sent after the pending one was refused', async () => {
  const page = await aPageWithoutResponse()
  page.rename('OTHER')
  expect(await page.submit(refused('holdExpired'), 0, stored)).toBeUndefined()
  expect(page.sent.map(({ payload }) => (payload as Draft).name)).toEqual(['SAMPLE', 'SAMPLE', 'OTHER'])
  expect(page.sent[2]?.key).not.toBe(page.sent[0]?.key)
  // The refusal was about the earlier request: it removes nothing from the draft.
  expect(page.store.draft()).toEqual({ draft: { name: 'OTHER', number: 'N-1' }, idempotency: {} })
})

test('a pending request of another subject does not stop a new one', async () => {
  const page = await aPageWithoutResponse()
  page.rename('OTHER')
  page.signInAs('another account')
  expect(await page.submit(stored)).toBeUndefined()
  expect(page.sent.map(({ payload }) => (payload as Draft).name)).toEqual(['SAMPLE', 'OTHER'])
})

test('the first request has no empty fields that the stored one lacks, because another text would not fit the key', async () => {
  const disk = new IDBFactory()
  const page = await aPage(disk)
  await page.submit(lost)
  const later = await aPage(disk)
  await later.reopen(stored)
  expect(later.sent).toStrictEqual(page.sent)
})
