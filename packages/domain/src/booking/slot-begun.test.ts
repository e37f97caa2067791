import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { isSlotBegun } from './slot-begun.ts'

test('A §7: a slot of today is gone from the minute it begins in Addis Ababa, one of another day is not', () => {
  const slot = { startTime: '08:30' } as const
  const today = isoDate('2026-11-23')
  expect(isSlotBegun(today, slot, '2026-11-23T05:29:59.999Z')).toBe(false)
  expect(isSlotBegun(today, slot, '2026-11-23T05:30:00.000Z')).toBe(true)
  expect(isSlotBegun(isoDate('2026-11-24'), slot, '2026-11-23T05:30:00.000Z')).toBe(false)
  // The evening before in London is the same day in Addis Ababa only until nine.
  expect(isSlotBegun(today, { startTime: '00:30' }, '2026-11-22T21:30:00.000Z')).toBe(true)
})
