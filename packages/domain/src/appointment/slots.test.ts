import { describe, expect, test } from 'vitest'

import { isoDate } from '../calendar/iso-date.ts'
import {
  appointmentIssues,
  awaitsDate,
  closesAt,
  isSlotBegun,
  isUrgentDayOver,
  withDate,
  withSlotToggled,
} from './slots.ts'

describe('appointment', () => {
  const today = isoDate('2026-11-21')
  const restriction = { officeId: 1, minDays: 3, maxDays: 45 }
  const codes = (draft: object, rules: object = {}) =>
    appointmentIssues(draft, { today, restriction, ...rules }).map(({ field, code }) => `${field}: ${code}`)

  test('A §5: date and time interval are required', () => {
    expect(codes({})).toEqual(['appointment.date: dateAndTimeRequired'])
    expect(codes({ slotId: '3' })).toEqual(['appointment.date: dateRequired'])
    expect(codes({ date: '2026-12-01' })).toEqual(['appointment.slotId: timeRequired'])
    expect(codes({ date: '2026-12-01', slotId: '3' })).toEqual([])
  })

  test('B §4: the urgent mode has a date and no time slots', () => {
    expect(codes({}, { withoutSlots: true })).toEqual(['appointment.date: dateRequired'])
    expect(codes({ date: '2026-12-01' }, { withoutSlots: true })).toEqual([])
  })

  test('A §5: the date lies from today plus minDays to today plus maxDays', () => {
    const on = (date: string) => codes({ date, slotId: '3' })
    expect(on('2026-11-23')).toEqual(['appointment.date: dateUnavailable'])
    expect(on('2026-11-24')).toEqual([])
    expect(on('2027-01-05')).toEqual([])
    expect(on('2027-01-06')).toEqual(['appointment.date: dateUnavailable'])
    expect(on('2026-02-30')).toEqual(['appointment.date: dateUnavailable'])
    expect(appointmentIssues({ date: '2029-01-01', slotId: '3' }, { today })).toEqual([])
  })

  test('A §2: without a chosen date the date is missing', () => {
    expect(awaitsDate({})).toBe(true)
    expect(awaitsDate({ date: '2026-12-01' })).toBe(false)
  })

  test('A §4: picking a date clears the chosen time', () => {
    expect(withDate({ date: '2026-12-01', slotId: '3' }, isoDate('2026-12-02'))).toEqual({ date: '2026-12-02' })
  })

  test('A §4: clicking a time slot toggles it', () => {
    const chosen = withSlotToggled({ date: '2026-12-01' }, 3)
    expect(chosen).toEqual({ date: '2026-12-01', slotId: '3' })
    expect(withSlotToggled(chosen, 4).slotId).toBe('4')
    expect(withSlotToggled(chosen, 3).slotId).toBeUndefined()
  })
})

describe('urgent day', () => {
  const today = isoDate('2026-11-23')
  const slots = [{ endTime: '12:00' }, { endTime: '16:30' }, { endTime: '09:00' }]

  test('an office closes with its last slot, whatever their order', () => {
    expect(closesAt(slots)).toBe('16:30')
    expect(closesAt([])).toBeUndefined()
  })

  test('B §4: an urgent day counts until the office closes', () => {
    expect(isUrgentDayOver(today, slots, '2026-11-23T13:29:59.000Z')).toBe(false)
    expect(isUrgentDayOver(today, slots, '2026-11-23T13:30:00.000Z')).toBe(true)
    expect(isUrgentDayOver(isoDate('2026-11-24'), slots, '2026-11-23T20:59:59.000Z')).toBe(false)
    expect(isUrgentDayOver(today, [], '2026-11-22T21:00:00.000Z')).toBe(true)
  })
})

describe('slot begun', () => {
  test('A §7: a slot of today is gone from the minute it begins in Addis Ababa, one of another day is not', () => {
    const slot = { startTime: '08:30' } as const
    const today = isoDate('2026-11-23')
    expect(isSlotBegun(today, slot, '2026-11-23T05:29:59.999Z')).toBe(false)
    expect(isSlotBegun(today, slot, '2026-11-23T05:30:00.000Z')).toBe(true)
    expect(isSlotBegun(isoDate('2026-11-24'), slot, '2026-11-23T05:30:00.000Z')).toBe(false)
    // The evening before in London is the same day in Addis Ababa only until nine.
    expect(isSlotBegun(today, { startTime: '00:30' }, '2026-11-22T21:30:00.000Z')).toBe(true)
  })
})
