// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, someFacts } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage, type DraftForm } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { somePrice } from '../testing/sample-order.ts'
import { command, useRunCommand } from './commands.ts'
import { emptySnapshot, type WizardSnapshot } from './wizard-snapshot.ts'

const form: DraftForm<WizardSnapshot<PassportDraft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptySnapshot(aCompletePassportDraft()),
}

/** Submits an applicant, and returns the calls for the price once that has an outcome. */
const submit = async (isStored: boolean) => {
  const submitApplicant = command<PassportDraft, unknown, number>({
    payload: () => ({}),
    send: async () => (isStored ? { ok: true, value: 12 } : { ok: false, error: { kind: 'unreachable' } }),
    apply: (draft, requestId) => ({ ...draft, submitted: { requestId, confirmationNumber: 'CONF-1' } }),
  })
  const storage = createDraftStorage(Date.now, () => openDatabase(new IDBFactory()))
  const store = createDraftStore({ form, draft: form.empty(), storage, isEphemeral: () => false })
  const table = async () => ({ submitApplicant })
  // biome-ignore lint/correctness/noComponentHookFactories: one per test, never made again
  const Submit = () => {
    const [isDone, setDone] = useState(false)
    const runCommand = useRunCommand(store, table)
    const context = { draft: store.draft().draft, facts: someFacts(), language: 'en', applicant: 0 } as const
    const send = async () => {
      await runCommand('submitApplicant', context)
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
  const price = vi.fn<PortalApi['requests']['price']>(async () => ({ ok: true, value: somePrice }))
  await renderScreen(() => <Submit />, { api: { requests: { price } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText('done')
  return price.mock.calls
}

test('the price is fetched as soon as an applicant is submitted (A §4)', async () => {
  expect(await submit(true)).toEqual([[12]])
})

test('without a stored applicant no price is fetched', async () => {
  expect(await submit(false)).toEqual([])
})
