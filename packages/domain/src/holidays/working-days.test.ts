import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionDate, estimatedDelivery } from '../appointment/delivery.ts'
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts'
import { addWorkingDays, isWorkingDay, previousWorkingDay, workingDays } from './working-days.ts'

const saturday = isoDate('2026-11-21')
const monday = isoDate('2026-11-23')

test('D5: offices work Monday to Friday', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => isWorkingDay(addDays(monday, days)))
  expect(week).toEqual([true, true, true, true, true, false, false])
})

test('a memorial day is a working day, a public holiday is not', () => {
  expect(isWorkingDay(isoDate('2026-09-11'))).toBe(false)
  expect(isWorkingDay(isoDate('2026-12-08'))).toBe(true)
  expect(isWorkingDay(isoDate('2026-05-28'))).toBe(true)
})

test('an office can close working days and open others', () => {
  expect(isWorkingDay(monday, { closed: [monday] })).toBe(false)
  expect(isWorkingDay(saturday, { open: [saturday] })).toBe(true)
  expect(isWorkingDay(isoDate('2026-09-11'), { open: [isoDate('2026-09-11')] })).toBe(true)
  expect(isWorkingDay(monday, { open: [saturday], closed: [saturday] })).toBe(true)
})

test('counts working days from the next day', () => {
  expect(addWorkingDays(saturday, 0)).toBe(saturday)
  expect(addWorkingDays(saturday, 1)).toBe(monday)
  expect(addWorkingDays(isoDate('2026-11-20'), 5)).toBe('2026-11-27')
  expect(addWorkingDays(saturday, 1, { closed: [monday] })).toBe('2026-11-24')
  expect(addWorkingDays(isoDate('2027-01-06'), 1)).toBe('2027-01-08')
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no number of working days', (days) => {
  expect(() => addWorkingDays(monday, days)).toThrow(RangeError)
})

test('the working days of a period include its first and last day', () => {
  expect(workingDays(isoDate('2026-11-20'), monday)).toEqual(['2026-11-20', '2026-11-23'])
  expect(workingDays(saturday, isoDate('2026-11-22'))).toEqual([])
  expect(workingDays(monday, saturday)).toEqual([])
  expect(workingDays(saturday, saturday, { open: [saturday] })).toEqual([saturday])
})

test('returns the working day after the given number of working days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 40 }), (offset, days) => {
      const start = addDays(isoDate('2025-01-01'), offset)
      const reached = addWorkingDays(start, days)
      expect(isWorkingDay(reached)).toBe(true)
      expect(workingDays(addDays(start, 1), reached)).toHaveLength(days)
      expect(daysBetween(start, reached)).toBeGreaterThanOrEqual(days)
    }),
  )
})

const delivery = {
  requestType: 'new',
  mode: 'normal',
  submittedOn: saturday,
  appointmentDate: isoDate('2026-12-01'),
  processingDays: 15,
} as const

test('D28: New is ready the given number of working days after the appointment', () => {
  expect(estimatedDelivery(delivery)).toBe('2026-12-22')
  expect(estimatedDelivery({ ...delivery, appointmentDate: undefined })).toBe('2026-12-11')
})

test('D28: the other types are ready the given number of working days after submission', () => {
  for (const requestType of ['renewal', 'lost', 'correction', 'unknown'] as const) {
    expect(estimatedDelivery({ ...delivery, requestType })).toBe('2026-12-11')
  }
})

test('D34: urgent is ready 2 or 5 working days after the appointment, whatever the type', () => {
  expect(estimatedDelivery({ ...delivery, mode: 'urgent', urgentDays: 2 })).toBe('2026-12-03')
  expect(estimatedDelivery({ ...delivery, mode: 'urgent', urgentDays: 2, requestType: 'lost' })).toBe('2026-12-03')
  expect(estimatedDelivery({ ...delivery, mode: 'urgent', urgentDays: 5, requestType: 'lost' })).toBe('2026-12-08')
  expect(estimatedDelivery({ ...delivery, mode: 'normal', urgentDays: 5 })).toBe('2026-12-22')
  expect(estimatedDelivery({ ...delivery, mode: 'urgent' })).toBe('2026-12-22')
})

test('the delivery date skips days that the office closes', () => {
  const urgent = { ...delivery, requestType: 'lost', mode: 'urgent', urgentDays: 2 } as const
  expect(estimatedDelivery(urgent, { closed: [isoDate('2026-12-02')] })).toBe('2026-12-04')
  expect(estimatedDelivery(delivery, { closed: [isoDate('2026-12-22')] })).toBe('2026-12-23')
})

test('A §2: types without a calendar are collected on the held day, New after its appointment', () => {
  expect(collectionDate(delivery)).toBe('2026-12-22')
  expect(collectionDate(delivery, { closed: [isoDate('2026-12-22')] })).toBe('2026-12-23')
  for (const requestType of ['renewal', 'lost', 'correction', 'unknown'] as const) {
    expect(collectionDate({ ...delivery, requestType })).toBe(delivery.appointmentDate)
    const urgent = { ...delivery, requestType, mode: 'urgent' } as const
    expect(collectionDate({ ...urgent, urgentDays: 2 })).toBe('2026-12-03')
    expect(collectionDate({ ...urgent, urgentDays: 5 })).toBe('2026-12-08')
  }
})

test('the previous working day skips weekends, holidays and closures', () => {
  expect(previousWorkingDay(isoDate('2026-11-24'))).toBe(monday)
  expect(previousWorkingDay(monday)).toBe('2026-11-20')
  expect(previousWorkingDay(saturday)).toBe('2026-11-20')
  expect(previousWorkingDay(isoDate('2026-11-24'), { closed: [monday] })).toBe('2026-11-20')
  expect(previousWorkingDay(monday, { open: [saturday] })).toBe(saturday)
})
