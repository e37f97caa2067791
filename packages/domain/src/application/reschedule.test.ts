import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { canReschedule } from './reschedule.ts'

const today = isoDate('2026-11-21')

test('B §9: the appointment must be later than the current date plus one day', () => {
  expect(canReschedule('paymentCompleted', isoDate('2026-11-22'), today)).toBe(false)
  expect(canReschedule('paymentCompleted', isoDate('2026-11-23'), today)).toBe(true)
})

test('B §2: only a paid applicant with an appointment can reschedule', () => {
  expect(canReschedule('initial', isoDate('2026-12-01'), today)).toBe(false)
  expect(canReschedule('cancelled', isoDate('2026-12-01'), today)).toBe(false)
  expect(canReschedule('paymentCompleted', undefined, today)).toBe(false)
})

test('on a day on which the office is closed, an appointment can be moved at any time', () => {
  expect(canReschedule('paymentCompleted', isoDate('2026-11-20'), today, true)).toBe(true)
  expect(canReschedule('initial', isoDate('2026-11-20'), today, true)).toBe(false)
  expect(canReschedule('paymentCompleted', undefined, today, true)).toBe(false)
})
