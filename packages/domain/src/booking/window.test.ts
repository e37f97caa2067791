import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../calendar/add-days.ts'
import { isoDate } from '../calendar/iso-date.ts'
import { bookingWindow, isInWindow } from './window.ts'

const today = isoDate('2026-11-21')

test('A §5: the window runs from today plus minDays to today plus maxDays, both included', () => {
  const window = bookingWindow({ minDays: 3, maxDays: 45 }, today)
  expect(window).toEqual({ from: '2026-11-24', to: '2027-01-05' })
  expect(isInWindow(window.from, window)).toBe(true)
  expect(isInWindow(window.to, window)).toBe(true)
  expect(isInWindow(isoDate('2026-11-23'), window)).toBe(false)
  expect(isInWindow(isoDate('2027-01-06'), window)).toBe(false)
})

test('a window has as many days as its bounds are apart, and one more', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (minDays, length) => {
      const { from, to } = bookingWindow({ minDays, maxDays: minDays + length }, today)
      expect(daysBetween(from, to)).toBe(length)
      expect(daysBetween(today, from)).toBe(minDays)
    }),
  )
})
