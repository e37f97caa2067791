// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdPhase, roundedTimeLeft, untilNextChange, useTimeLeft } from './use-hold.ts'

test.each([
  [30, 0, 'active'],
  [5, 1, 'active'],
  [5, 0, 'ending'],
  [2, 1, 'ending'],
  [2, 0, 'urgent'],
  [0, 1, 'urgent'],
  [0, 0, 'ended'],
] as const)('%i min %i s before its end a hold is %s', (minutes, seconds, phase) => {
  expect(holdPhase(minutes * 60_000 + seconds * 1000)).toBe(phase)
})

test('the time left is never negative', () => {
  for (const end of [Date.now() - 600_000, undefined]) expect(renderHook(() => useTimeLeft(end)).result.current).toBe(0)
})

test.each([
  [29 * 60_000 + 1, { unit: 'minutes', count: 30 }],
  [2 * 60_000, { unit: 'minutes', count: 2 }],
  [60_001, { unit: 'minutes', count: 2 }],
  [60_000, { unit: 'seconds', count: 60 }],
  [999, { unit: 'seconds', count: 1 }],
  [0, { unit: 'seconds', count: 0 }],
] as const)('%i ms are counted as %o', (left, units) => {
  expect(roundedTimeLeft(left)).toEqual(units)
})

test('between two ticks the text does not change, and after a tick it does', () => {
  for (const left of [1_800_000, 1_799_500, 120_000, 61_000, 60_000, 59_500, 1000, 1]) {
    const tick = untilNextChange(left)
    expect(tick).toBeGreaterThan(0)
    expect(roundedTimeLeft(left - tick + 1)).toEqual(roundedTimeLeft(left))
    if (left - tick > 0) expect(roundedTimeLeft(left - tick)).not.toEqual(roundedTimeLeft(left))
  }
})

test('an ended hold needs no more ticks', () => {
  expect(untilNextChange(0)).toBe(0)
})
