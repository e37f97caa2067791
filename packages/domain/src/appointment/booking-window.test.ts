import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts'
import { appointmentWindow, bookingWindow, isInWindow } from './booking-window.ts'

describe('window', () => {
  const today = isoDate('2026-11-21')

  test('A §5: the window runs from today plus minDays to today plus maxDays, both included', () => {
    const window = bookingWindow({ minDays: 3, maxDays: 45 }, today)
    expect(window).toEqual({ from: '2026-11-24', to: '2027-01-05' })
    expect(isInWindow(window.from, window)).toBe(true)
    expect(isInWindow(window.to, window)).toBe(true)
    expect(isInWindow(isoDate('2026-11-23'), window)).toBe(false)
    expect(isInWindow(isoDate('2027-01-06'), window)).toBe(false)
  })

  test('a window includes both bounds in its number of days', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (minDays, length) => {
        const { from, to } = bookingWindow({ minDays, maxDays: minDays + length }, today)
        expect(daysBetween(from, to)).toBe(length)
        expect(daysBetween(today, from)).toBe(minDays)
      }),
    )
  })
})

describe('appointment window', () => {
  const today = isoDate('2026-11-21')
  const office = { restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }

  test('A §5: New offers slots in the office’s booking window', () => {
    expect(appointmentWindow({ ...office, requestType: 'new' }, today)).toEqual({
      from: '2026-11-24',
      to: '2027-01-05',
    })
  })

  test('B §9: urgent requests of every type use the office’s booking window', () => {
    const window = bookingWindow(office.restriction, today)
    for (const requestType of ['new', 'renewal', 'lost', 'correction'] as const) {
      expect(appointmentWindow({ ...office, requestType, mode: 'urgent' }, today)).toEqual(window)
    }
  })

  test('A §2, D28: the window of the other types begins when the document is ready', () => {
    expect(appointmentWindow({ ...office, requestType: 'lost' }, today)).toEqual({
      from: '2026-12-11',
      to: '2027-01-22',
    })
    const closed = { closed: [isoDate('2026-12-11')] }
    expect(appointmentWindow({ ...office, requestType: 'lost', mode: 'normal' }, today, closed).from).toBe('2026-12-14')
  })

  test('B §5, D28: a reschedule counts the processing from the submission, in the window of today', () => {
    const moved = (submittedOn: string, day: string) =>
      appointmentWindow({ ...office, requestType: 'lost', submittedOn: isoDate(submittedOn) }, isoDate(day))
    // Ready on 23 November: the office's window of today.
    expect(moved('2026-11-02', '2026-12-01')).toEqual({ from: '2026-12-04', to: '2027-01-15' })
    // Ready on 11 December: later than today plus minDays.
    expect(moved('2026-11-21', '2026-12-01')).toEqual({ from: '2026-12-11', to: '2027-01-15' })
    expect(moved('2026-11-21', '2026-11-21')).toEqual({ from: '2026-12-11', to: '2027-01-05' })
  })

  test('a document that is ready after the office’s window can still be rescheduled', () => {
    const short = { restriction: { minDays: 3, maxDays: 10 }, processingDays: 15 }
    expect(
      appointmentWindow({ ...short, requestType: 'lost', submittedOn: isoDate('2026-11-21') }, isoDate('2026-11-23')),
    ).toEqual({ from: '2026-12-11', to: '2026-12-18' })
  })

  test('B §5: a reschedule of New and of urgent requests uses the office’s booking window', () => {
    const submittedOn = isoDate('2026-11-02')
    const window = bookingWindow(office.restriction, today)
    expect(appointmentWindow({ ...office, requestType: 'new', submittedOn }, today)).toEqual(window)
    expect(appointmentWindow({ ...office, requestType: 'lost', mode: 'urgent', submittedOn }, today)).toEqual(window)
  })

  test('every window has the length of the office’s window', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('new', 'renewal', 'lost', 'correction', 'unknown'),
        fc.constantFrom('normal', 'urgent'),
        fc.nat(60),
        fc.nat(400),
        fc.nat(40),
        fc.nat(1500),
        (requestType, mode, minDays, length, processingDays, offset) => {
          const restriction = { minDays, maxDays: minDays + length }
          const { from, to } = appointmentWindow(
            { requestType, mode, restriction, processingDays },
            addDays(today, offset),
          )
          expect(daysBetween(from, to)).toBe(length)
        },
      ),
      { numRuns: 300 },
    )
  })
})
