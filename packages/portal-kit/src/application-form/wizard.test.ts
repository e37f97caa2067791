import { isoDate } from '@invea/domain'
import { emptyPassportDraft } from '@invea/domain/drafts'
import { passportRequest } from '@invea/domain/journeys'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { createWizard } from './wizard.ts'
import { emptySnapshot, snapshotForm } from './wizard-snapshot.ts'

const aWizard = (loadMessages: () => Promise<boolean>) => {
  const disk = new IDBFactory()
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const form = snapshotForm('sample', emptyPassportDraft)
  const draft = emptySnapshot(emptyPassportDraft())
  return createWizard({
    journey: passportRequest,
    store: createDraftStore({ form, draft, storage, isEphemeral: () => false }),
    kind: { requestTypeOf: ({ requestType }) => requestType, terms: [] },
    facts: { now: '2026-11-24T09:00:00Z', today: isoDate('2026-11-24') },
    step: 'applicants-count',
    language: () => 'en',
    onGo: () => undefined,
    loadMessages,
  })
}

test('Next shows the issues of the step once their texts are loaded', async () => {
  let load = (_isLoaded: boolean) => {}
  const wizard = aWizard(
    () =>
      new Promise((resolve) => {
        load = resolve
      }),
  )
  const pressed = wizard.next()
  expect(wizard.issues()).toEqual([])
  load(true)
  await pressed
  expect(wizard.issues().map(({ code }) => code)).toContain('agreement')
  expect(wizard.state()).toMatchObject({ attempt: 1, failure: undefined })
})

test('Next reports the connection when the texts of the issues cannot be fetched, and shows them on a later try', async () => {
  const answers = [false, true]
  const wizard = aWizard(async () => answers.shift() ?? true)
  await wizard.next()
  expect(wizard.state().failure).toEqual({ kind: 'unreachable' })
  await wizard.next()
  expect(wizard.state().failure).toBeUndefined()
  expect(wizard.issues().map(({ code }) => code)).toContain('agreement')
})
