import { expect, test } from 'vitest'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { aCompletePassportDraft, aHold, aSlot, sampleNow as now } from '../testing/requests.ts'
import * as places from './place-held.ts'

const isPlaceHeld = (draft: PassportDraft, at: string) => places.isPlaceHeld(draft, draft, at)
const draft = aCompletePassportDraft()
const holding = (changes: object) => ({ ...draft, appointment: { ...draft.appointment, hold: aHold(changes) } })

test('the place counts as held while the hold fits what the draft asks for', () => {
  expect(isPlaceHeld(draft, now)).toBe(true)
})

test('no hold, no place', () => {
  expect(isPlaceHeld({ ...draft, appointment: {} }, now)).toBe(false)
})

test.each([
  ['office', { officeId: 2 }],
  ['type', { requestType: 'lost' }],
  ['number of applicants', { applicants: 2 }],
  ['day', { date: '2026-12-02' }],
  ['slot', { slot: aSlot({ id: 4 }) }],
  ['urgency', { urgentDays: 2 }],
  ['time left', { expiresAt: now }],
])('a hold for another %s does not count', (_, changes) => {
  expect(isPlaceHeld(holding(changes), now)).toBe(false)
})

test('a hold without slot is for the whole day', () => {
  expect(isPlaceHeld(holding({ slot: undefined }), now)).toBe(true)
})

test('types without a calendar choose no day: the service has placed them', () => {
  const estimated = { ...draft, requestType: 'lost', appointment: { hold: aHold({ requestType: 'lost' }) } } as const
  expect(isPlaceHeld(estimated, now)).toBe(true)
})

test('a submitted request has made the place final', () => {
  const submitted = { requestId: 1, confirmationNumber: 'SAMPLE' }
  expect(isPlaceHeld({ ...draft, appointment: {}, submitted }, now)).toBe(true)
})
