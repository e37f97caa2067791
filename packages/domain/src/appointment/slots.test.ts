import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { Slot } from '../model/appointment.ts'
import {
  appointmentIssues,
  awaitsDate,
  closesAt,
  fitsGroup,
  groupOffers,
  isSlotBegun,
  isUrgentDayOver,
  moveIssues,
  withDate,
} from './slots.ts'

describe('appointment', () => {
  const today = isoDate('2026-11-21')
  const restriction = { officeId: 1, minDays: 3, maxDays: 45 }
  const codes = (draft: object, rules: object = {}) =>
    appointmentIssues(draft, { today, restriction, ...rules }).map(({ field, code }) => `${field}: ${code}`)

  test('A §5: requires a date and a time interval', () => {
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

  test('a move needs another day or time, and a group in several slots can move into one of them', () => {
    const date = isoDate('2026-12-01')
    const moved = (slotId: number, ...current: readonly number[]) =>
      moveIssues(
        current.map((id) => ({ date, slotId: id })),
        { date, slotId },
        false,
      )
    expect(moved(3, 3)).toEqual([{ field: 'appointment.slotId', code: 'sameAppointment' }])
    expect(moved(4, 3)).toEqual([])
    expect(moved(3, 3, 4)).toEqual([])
    expect(moveIssues([{ date }], { date }, true)).toEqual([{ field: 'appointment.date', code: 'sameAppointment' }])
    expect(moveIssues([{ date }], { date: isoDate('2026-12-02') }, true)).toEqual([])
  })

  test('A §2: returns an issue for the date when none is chosen', () => {
    expect(awaitsDate({})).toBe(true)
    expect(awaitsDate({ date: '2026-12-01' })).toBe(false)
  })

  test('A §4: picking a date clears the chosen time', () => {
    expect(withDate({ date: '2026-12-01', slotId: '3' }, isoDate('2026-12-02'))).toEqual({ date: '2026-12-02' })
  })
})

describe('urgent day', () => {
  const today = isoDate('2026-11-23')
  const slots = [{ endTime: '12:00' }, { endTime: '16:30' }, { endTime: '09:00' }]

  test('an office closes at the end of its last slot, in any order of slots', () => {
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
  test('A §7: a slot of today ends being offered when it begins in Addis Ababa, a slot of another day does not', () => {
    const slot = { startTime: '08:30' } as const
    const today = isoDate('2026-11-23')
    expect(isSlotBegun(today, slot, '2026-11-23T05:29:59.999Z')).toBe(false)
    expect(isSlotBegun(today, slot, '2026-11-23T05:30:00.000Z')).toBe(true)
    expect(isSlotBegun(isoDate('2026-11-24'), slot, '2026-11-23T05:30:00.000Z')).toBe(false)
    // The evening before in London is the same day in Addis Ababa only until nine.
    expect(isSlotBegun(today, { startTime: '00:30' }, '2026-11-22T21:30:00.000Z')).toBe(true)
  })
})

const day = isoDate('2026-12-01')
const slot = (id: number): Slot => {
  const time = (half: number) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  return { id, startTime: time(id - 1), endTime: time(id), part: id > 8 ? 'afternoon' : 'morning' }
}
const slots = (...free: number[]) => free.map((count, at) => ({ slot: slot(at + 1), free: count }))
const applicantsAt = (offers: ReturnType<typeof groupOffers>) =>
  offers.map(({ shares }) => shares.map((share) => `${share.applicants}@${share.slot.id}`).join('+'))

test('offers a group the nearest slots that take all of it', () => {
  expect(applicantsAt(groupOffers(day, slots(5, 0, 2, 3, 9), { slot: slot(3), applicants: 3 }))).toEqual([
    '3@4',
    '3@1',
    '3@5',
  ])
})

test('splits a group over adjacent slots where no slot has capacity for all', () => {
  expect(applicantsAt(groupOffers(day, slots(1, 2, 2, 0, 1), { slot: slot(2), applicants: 3 }))).toEqual([
    '2@2+1@3',
    '1@1+2@2',
  ])
})

test('does not treat slots with a full slot between them as adjacent', () => {
  expect(groupOffers(day, slots(2, 0, 2), { slot: slot(1), applicants: 4 })).toEqual([])
})

test('never offers the requested slot again, and never splits one applicant', () => {
  expect(applicantsAt(groupOffers(day, slots(0, 0, 1), { slot: slot(1), applicants: 1 }))).toEqual(['1@3'])
})

test('offers at most four slots, equally near ones in order of time', () => {
  expect(applicantsAt(groupOffers(day, slots(1, 1, 1, 0, 1, 1, 1), { slot: slot(4), applicants: 1 }))).toEqual([
    '1@3',
    '1@5',
    '1@2',
    '1@6',
  ])
})

const freeSlots = fc.array(fc.nat(6), { maxLength: 16 }).map((free) => slots(...free))

test('every offer has capacity for the whole group in adjacent slots', () => {
  fc.assert(
    fc.property(freeSlots, fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 5 }), (free, id, applicants) => {
      for (const { date, shares } of groupOffers(day, free, { slot: slot(id), applicants })) {
        expect(date).toBe(day)
        const order = free.map((one) => one.slot)
        const requested = shares.map((share) => ({ slotId: share.slot.id, applicants: share.applicants }))
        expect(fitsGroup(requested, order, applicants)).toBe(true)
        for (const share of shares) {
          expect(share.applicants).toBeGreaterThan(0)
          expect(share.applicants).toBeLessThanOrEqual(free.find((one) => one.slot.id === share.slot.id)?.free ?? 0)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('shares must add up, be adjacent, and be slots of the day', () => {
  const order = [slot(1), slot(2), slot(3)]
  const share = (slotId: number, applicants: number) => ({ slotId, applicants })
  expect(fitsGroup([share(2, 3)], order, 3)).toBe(true)
  expect(fitsGroup([share(1, 2), share(2, 1)], order, 3)).toBe(true)
  expect(fitsGroup([share(1, 2), share(2, 1)], order, 4)).toBe(false)
  expect(fitsGroup([share(1, 2), share(3, 1)], order, 3)).toBe(false)
  expect(fitsGroup([share(2, 2), share(1, 1)], order, 3)).toBe(false)
  expect(fitsGroup([share(3, 2), share(4, 1)], order, 3)).toBe(false)
  expect(fitsGroup([share(9, 3)], order, 3)).toBe(false)
  expect(fitsGroup([], order, 0)).toBe(false)
})
