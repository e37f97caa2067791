import { expect, test } from 'vitest'
import { canExtendHold, extendedUntil, holdSecondsLeft, holdUntil, isHoldLive } from './hold.ts'

const now = '2026-11-21T08:00:00.000Z'
const until = (expiresAt: string) => ({ expiresAt })

test('D24: a place is kept for 30 minutes', () => {
  expect(holdUntil(now)).toBe('2026-11-21T08:30:00.000Z')
})

test('a hold lives until its moment', () => {
  expect(isHoldLive(until('2026-11-21T08:00:00.001Z'), now)).toBe(true)
  expect(isHoldLive(until(now), now)).toBe(false)
})

test('D24: a live hold may be extended once', () => {
  const live = until('2026-11-21T08:10:00.000Z')
  expect(canExtendHold(live, 0, now)).toBe(true)
  expect(canExtendHold(live, 1, now)).toBe(false)
  expect(canExtendHold(until(now), 0, now)).toBe(false)
})

test('extending early loses no minute', () => {
  expect(extendedUntil(until('2026-11-21T08:10:00.000Z'))).toBe('2026-11-21T08:40:00.000Z')
})

test('the countdown shows whole seconds and ends at 0', () => {
  expect(holdSecondsLeft(until('2026-11-21T08:00:01.500Z'), now)).toBe(2)
  expect(holdSecondsLeft(until('2026-11-21T08:01:00.000Z'), now)).toBe(60)
  expect(holdSecondsLeft(until('2026-11-21T07:00:00.000Z'), now)).toBe(0)
})
