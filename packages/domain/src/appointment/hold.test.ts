import { describe, expect, test } from 'vitest'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { aCompletePassportDraft, aHold, aSlot, sampleNow as now } from '../testing/requests.ts'
import * as hold from './hold.ts'
import { extendedUntil, holdUntil, isHoldLive } from './hold.ts'

describe('hold', () => {
  const now = '2026-11-21T08:00:00.000Z'
  const until = (expiresAt: string) => ({ expiresAt })

  test('D24: holds a slot for 30 minutes', () => {
    expect(holdUntil(now)).toBe('2026-11-21T08:30:00.000Z')
  })

  test('a hold is valid until its end', () => {
    expect(isHoldLive(until('2026-11-21T08:00:00.001Z'), now)).toBe(true)
    expect(isHoldLive(until(now), now)).toBe(false)
  })

  test('D24: an extended hold ends an hour after the slot was first held, so an early extension loses no time', () => {
    expect(extendedUntil(now)).toBe('2026-11-21T09:00:00.000Z')
  })

  test('D24: a slot that is held again keeps its hour', () => {
    expect(holdUntil('2026-11-21T08:10:00.000Z', now)).toBe('2026-11-21T08:40:00.000Z')
    expect(holdUntil('2026-11-21T08:50:00.000Z', now)).toBe('2026-11-21T09:00:00.000Z')
  })
})

describe('slot held', () => {
  const isSlotHeld = (draft: PassportDraft, at: string) => hold.isSlotHeld(draft, draft, at)
  const draft = aCompletePassportDraft()
  const holding = (changes: object) => ({ ...draft, appointment: { ...draft.appointment, hold: aHold(changes) } })

  test('the slot counts as held while the hold fits the draft', () => {
    expect(isSlotHeld(draft, now)).toBe(true)
  })

  test('without a hold no slot is held', () => {
    expect(isSlotHeld({ ...draft, appointment: {} }, now)).toBe(false)
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
    expect(isSlotHeld(holding(changes), now)).toBe(false)
  })

  test('a hold without a slot is for the whole day', () => {
    expect(isSlotHeld(holding({ slot: undefined }), now)).toBe(true)
  })

  test('types without a calendar require no chosen day, because the service chooses it', () => {
    const estimated = { ...draft, requestType: 'lost', appointment: { hold: aHold({ requestType: 'lost' }) } } as const
    expect(isSlotHeld(estimated, now)).toBe(true)
  })

  test('a submitted request counts as held, because its slot is final', () => {
    const submitted = { requestId: 1, confirmationNumber: 'SAMPLE' }
    expect(isSlotHeld({ ...draft, appointment: {}, submitted }, now)).toBe(true)
  })
})
