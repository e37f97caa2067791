// @vitest-environment happy-dom
import { emptyPassportDraft, type PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import { emptySnapshot, snapshotForm } from '../application-form/wizard-snapshot.ts'
import { openDatabase } from '../drafts/database.ts'
import { createDraftSession } from '../drafts/draft-session.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import type { RequestDefinition } from './request-definition.ts'
import { findSavedForm } from './saved-form.ts'

afterEach(() => setSharedComputer(false))

/** A device with a draft of each form, saved in this order. */
const aDevice = async (saved: Readonly<Record<string, PassportDraft>>) => {
  const disk = new IDBFactory()
  let now = Date.parse('2026-11-26T08:00:00Z')
  const storage = createDraftStorage(
    () => now,
    () => openDatabase(disk),
  )
  for (const [id, draft] of Object.entries(saved)) {
    now += 60_000
    await storage.save(snapshotForm(id, emptyPassportDraft), emptySnapshot(draft))
  }
  const definition = (id: string) => async () => ({
    requestDefinition: {
      draftSession: createDraftSession({ form: snapshotForm(id, emptyPassportDraft), storage }),
    } as RequestDefinition<PassportDraft>,
  })
  return findSavedForm({ appointment: definition('normal'), urgentAppointment: definition('urgent') })
}

test('finds the form whose draft was saved last', async () => {
  const draft = aCompletePassportDraft()
  expect(await aDevice({ normal: draft })).toBe('appointment')
  expect(await aDevice({ urgent: draft, normal: draft })).toBe('appointment')
  expect(await aDevice({ normal: draft, urgent: draft })).toBe('urgentAppointment')
})

test('a form that was opened and not started is not found', async () => {
  expect(await aDevice({})).toBeUndefined()
  expect(await aDevice({ normal: { ...emptyPassportDraft(), agreed: true } })).toBeUndefined()
})

test('a shared device offers nothing', async () => {
  setSharedComputer(true)
  expect(await aDevice({ normal: aCompletePassportDraft() })).toBeUndefined()
})
