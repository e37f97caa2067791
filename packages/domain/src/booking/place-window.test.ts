import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/add-days.ts'
import { isoDate } from '../calendar/iso-date.ts'
import { placeWindow } from './place-window.ts'
import { bookingWindow } from './window.ts'

const today = isoDate('2026-11-21')
const office = { restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }

test('A §5: New takes places in the office’s booking window', () => {
  expect(placeWindow({ ...office, requestType: 'new' }, today)).toEqual({ from: '2026-11-24', to: '2027-01-05' })
})

test('B §9: so does everything urgent, whatever the type', () => {
  const window = bookingWindow(office.restriction, today)
  for (const requestType of ['new', 'renewal', 'lost', 'correction'] as const) {
    expect(placeWindow({ ...office, requestType, mode: 'urgent' }, today)).toEqual(window)
  }
})

test('A §2, D28: the other types come for their document, when it is ready', () => {
  expect(placeWindow({ ...office, requestType: 'lost' }, today)).toEqual({ from: '2026-12-11', to: '2027-01-22' })
  const closed = { closed: [isoDate('2026-12-11')] }
  expect(placeWindow({ ...office, requestType: 'lost', mode: 'normal' }, today, closed).from).toBe('2026-12-14')
})

test('every window is as long as the office’s', () => {
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
        const { from, to } = placeWindow({ requestType, mode, restriction, processingDays }, addDays(today, offset))
        expect(daysBetween(from, to)).toBe(length)
      },
    ),
    { numRuns: 300 },
  )
})
