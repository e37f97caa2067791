// @vitest-environment happy-dom
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, aHold } from '@invea/domain/testing'
import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { HoldBar } from './HoldBar.tsx'

globalThis.indexedDB = new IDBFactory()

const hold = aHold({ expiresAt: new Date(Date.now() + 20 * 60_000).toISOString() })
const open = async (changes: Partial<PassportDraft>, held = hold) => {
  await renderStep({
    step: 'personal-detail',
    Content: HoldBar,
    api: { schedule: { currentHold: async () => ({ ok: true, value: held }) } },
    draft: aCompletePassportDraft({
      appointment: { date: held.date, slotId: String(held.slot?.id), hold: held },
      ...changes,
    }),
  })
  await screen.findByRole('heading', { level: 1 })
}

test('the bar counts the time that an appointment is held', async () => {
  await open({})
  expect(await screen.findByRole('timer')).toBeTruthy()
})

test.each([
  ['type', { requestType: 'lost' }],
  ['office', { site: { officeId: '2' } }],
  ['number of applicants', { party: 'group', groupSize: '3' }],
] as const)('40: after a change of %s the old appointment is not counted any more', async (_, changes) => {
  await open(changes)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('of a type without an appointment the day is called the delivery', async () => {
  await open({ requestType: 'lost' }, { ...hold, requestType: 'lost' })
  expect((await screen.findByRole('timer')).textContent).toContain('Delivery: ')
})
