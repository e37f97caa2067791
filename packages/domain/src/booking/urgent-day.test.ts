import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { closesAt, isUrgentDayOver } from './urgent-day.ts'

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
