// @vitest-environment happy-dom
import type { ApiError, ApiResult, PortalApi } from '@invea/api'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, someFacts } from '@invea/domain/testing'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { isIndeterminate, passQuery } from '../api/queries.ts'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage, type DraftForm } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds } from '../testing/responses.ts'
import { somePrice } from '../testing/sample-order.ts'
import { readStoredTicket, storeTicket } from '../waiting-line/stored-ticket.ts'
import {
  type CommandHandler,
  command,
  entryFor,
  fingerprint,
  runCommand,
  useRunCommand,
  withoutEntry,
} from './commands.ts'
import { emptySnapshot, type WizardSnapshot } from './wizard-snapshot.ts'

test('the same payload keeps its key', async () => {
  const first = entryFor(undefined, await fingerprint({ slotId: 1 }))
  expect(entryFor(first, await fingerprint({ slotId: 1 }))).toBe(first)
})

test('another payload gets another key', async () => {
  const first = entryFor(undefined, await fingerprint({ slotId: 1 }))
  const second = entryFor(first, await fingerprint({ slotId: 2 }))
  expect(second.key).not.toBe(first.key)
})

test('withoutEntry removes only the settled entry', () => {
  const open = { holdSlot: { fingerprint: 'a', key: 'k1' }, submitApplicant: { fingerprint: 'b', key: 'k2' } }
  expect(withoutEntry(open, 'holdSlot')).toEqual({ submitApplicant: { fingerprint: 'b', key: 'k2' } })
})

test('a fingerprint does not contain the payload', async () => {
  expect(await fingerprint({ firstName: 'CANARY' })).toMatch(/^[0-9a-f]{64}$/)
})

interface Draft {
  readonly choice: string
  readonly office?: string
  readonly note?: string
}
const form: DraftForm<WizardSnapshot<Draft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptySnapshot<Draft>({ choice: 'a' }),
}
const facts = { now: '2026-11-23T06:00:00.000Z', today: '2026-11-23' } as never
const api = {} as PortalApi
const unreachable: ApiError = { kind: 'unreachable' }

/** A page over a disk, and a service that returns the given result and records the keys. */
const aPage = async (disk = new IDBFactory()) => {
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const draft = (await storage.load(form))?.draft ?? form.empty()
  const store = createDraftStore({ form, draft, storage, isEphemeral: () => false })
  const keys: string[] = []
  const run = (answer: ApiResult<string>, during?: () => void | Promise<void>) => {
    const handler: CommandHandler<Draft, string, string> = {
      payload: ({ draft }) => draft.choice,
      send: async (_api, _payload, key) => {
        keys.push(key)
        await during?.()
        return answer
      },
      apply: (draft, office) => ({ ...draft, office }),
      refuse: ({ office: _gone, ...draft }) => draft,
    }
    const context = { draft: store.draft().draft, facts, language: 'en', applicant: 0 } as const
    return runCommand({ api, store, name: 'holdSlot', handler: handler as CommandHandler<Draft>, context })
  }
  return { disk, store, keys, run }
}

test('applies the result to the draft and removes the idempotency entry', async () => {
  const page = await aPage()
  expect(await page.run({ ok: true, value: 'kept' })).toBeUndefined()
  expect(page.store.draft()).toEqual({ draft: { choice: 'a', office: 'kept' }, idempotency: {} })
})

test('repeats the key after an attempt without a response', async () => {
  const page = await aPage()
  expect(await page.run({ ok: false, error: unreachable })).toEqual(unreachable)
  await page.run({ ok: true, value: 'kept' })
  expect(page.keys[1]).toBe(page.keys[0])
})

test('repeats the key after a reload', async () => {
  const page = await aPage()
  let next: Awaited<ReturnType<typeof aPage>> | undefined
  await page.run({ ok: true, value: 'lost' }, async () => {
    // The browser is killed during the request: the next page reads what is on the disk now.
    next = await aPage(page.disk)
  })
  await next?.run({ ok: true, value: 'kept' })
  expect(next?.keys[0]).toBe(page.keys[0])
})

test('uses a new key after a refusal', async () => {
  const page = await aPage()
  await page.run(refused('slotFull'))
  await page.run({ ok: true, value: 'kept' })
  expect(page.keys[1]).not.toBe(page.keys[0])
})

test('uses a new key for another payload', async () => {
  const page = await aPage()
  await page.run({ ok: false, error: unreachable })
  page.store.change((snapshot) => ({ ...snapshot, draft: { choice: 'b' } }))
  await page.run({ ok: true, value: 'kept' })
  expect(page.keys[1]).not.toBe(page.keys[0])
})

test('keeps input that was typed during the request', async () => {
  const page = await aPage()
  await page.run({ ok: true, value: 'kept' }, () =>
    page.store.change((snapshot) => ({ ...snapshot, draft: { ...snapshot.draft, note: 'typed meanwhile' } })),
  )
  expect(page.store.draft().draft).toEqual({ choice: 'a', office: 'kept', note: 'typed meanwhile' })
})

test('a refusal removes what it made invalid from the draft', async () => {
  const page = await aPage()
  await page.run({ ok: true, value: 'kept' })
  await page.run(refused('slotFull'))
  expect(page.store.draft().draft).toEqual({ choice: 'a' })
})

test.each([
  [unreachable, true],
  [{ kind: 'signedOut' }, true],
  [refused('internal', { status: 500 }).error, true],
  [refused('tooManyRequests', { status: 429 }).error, true],
  [refused('slotFull').error, false],
  [{ kind: 'fields', issues: [], message: '' }, false],
] as const satisfies readonly (readonly [ApiError, boolean])[])('%o is indeterminate: %s', (error, open) => {
  expect(isIndeterminate(error)).toBe(open)
})

const passportForm: DraftForm<WizardSnapshot<PassportDraft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptySnapshot(aCompletePassportDraft()),
}

/** Submits an applicant after a turn in the waiting line. Returns the calls for the price, the end of the pass, and the ticket. */
const submit = async (isStored: boolean) => {
  const submitApplicant = command<PassportDraft, unknown, number>({
    payload: () => ({}),
    send: async () => (isStored ? { ok: true, value: 12 } : { ok: false, error: { kind: 'unreachable' } }),
    apply: (draft, requestId) => ({ ...draft, submitted: { requestId, confirmationNumber: 'CONF-1' } }),
  })
  const storage = createDraftStorage(Date.now, () => openDatabase(new IDBFactory()))
  const store = createDraftStore({ form: passportForm, draft: passportForm.empty(), storage, isEphemeral: () => false })
  const table = async () => ({ submitApplicant })
  storeTicket({ line: 1, number: 4, ticket: '1.4.1.sample' })
  let pass: unknown
  // biome-ignore lint/correctness/noComponentHookFactories: one per test, never made again
  const Submit = () => {
    const [isDone, setDone] = useState(false)
    const client = useQueryClient()
    useState(() => client.setQueryData(passQuery.queryKey, '2026-12-01T05:45:00.000Z'))
    const runCommand = useRunCommand(store, table)
    const context = { draft: store.draft().draft, facts: someFacts(), language: 'en', applicant: 0 } as const
    const send = async () => {
      await runCommand('submitApplicant', context)
      pass = client.getQueryData(passQuery.queryKey)
      setDone(true)
    }
    return isDone ? (
      <p>done</p>
    ) : (
      <button type="button" onClick={() => void send()}>
        Submit
      </button>
    )
  }
  const price = vi.fn<PortalApi['requests']['price']>(succeeds(somePrice))
  await renderScreen(() => <Submit />, { api: { requests: { price } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText('done')
  return { prices: price.mock.calls, pass, ticket: readStoredTicket(1)?.number }
}

test('A §4, 0030: a submitted applicant fetches the price and ends the turn in the waiting line', async () => {
  expect(await submit(true)).toEqual({ prices: [[12]], pass: null, ticket: undefined })
})

test('without a stored applicant no price is fetched, and the turn continues', async () => {
  expect(await submit(false)).toEqual({ prices: [], pass: '2026-12-01T05:45:00.000Z', ticket: 4 })
})
