import { expect, test } from 'vitest'
import { holdLeft, holdPhase, holdTick, holdUnits } from './use-hold.ts'

const hold = { expiresAt: '2026-11-23T06:30:00.000Z' }
const before = (minutes: number, seconds = 0) => Date.parse(hold.expiresAt) - minutes * 60_000 - seconds * 1000

test.each([
  [30, 0, 'active'],
  [5, 1, 'active'],
  [5, 0, 'ending'],
  [2, 1, 'ending'],
  [2, 0, 'urgent'],
  [0, 1, 'urgent'],
  [0, 0, 'ended'],
  [-1, 0, 'ended'],
] as const)('%i min %i s before its end a hold is %s', (minutes, seconds, phase) => {
  expect(holdPhase(hold, before(minutes, seconds))).toBe(phase)
})

test('the time left is never negative', () => {
  expect(holdLeft(hold, before(-10))).toBe(0)
})

test.each([
  [29 * 60_000 + 1, { unit: 'minutes', count: 30 }],
  [2 * 60_000, { unit: 'minutes', count: 2 }],
  [60_001, { unit: 'minutes', count: 2 }],
  [60_000, { unit: 'seconds', count: 60 }],
  [999, { unit: 'seconds', count: 1 }],
  [0, { unit: 'seconds', count: 0 }],
] as const)('%i ms are counted as %o', (left, units) => {
  expect(holdUnits(left)).toEqual(units)
})

test('between two ticks the text does not change, and after a tick it does', () => {
  for (const left of [1_800_000, 1_799_500, 120_000, 61_000, 60_000, 59_500, 1000, 1]) {
    const tick = holdTick(left)
    expect(tick).toBeGreaterThan(0)
    expect(holdUnits(left - tick + 1)).toEqual(holdUnits(left))
    if (left - tick > 0) expect(holdUnits(left - tick)).not.toEqual(holdUnits(left))
  }
})

test('an ended hold needs no more ticks', () => {
  expect(holdTick(0)).toBe(0)
})
