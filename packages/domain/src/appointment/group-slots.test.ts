import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { Slot } from '../model/appointment.ts'
import { fitsGroup, groupOffers } from './group-slots.ts'

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

test('where no slot takes all of it, neighbouring slots share it', () => {
  expect(applicantsAt(groupOffers(day, slots(1, 2, 2, 0, 1), { slot: slot(2), applicants: 3 }))).toEqual([
    '2@2+1@3',
    '1@1+2@2',
  ])
})

test('slots with a full one between them are no neighbours', () => {
  expect(groupOffers(day, slots(2, 0, 2), { slot: slot(1), applicants: 4 })).toEqual([])
})

test('the slot that was asked for is never offered again, and one applicant is never spread', () => {
  expect(applicantsAt(groupOffers(day, slots(0, 0, 1), { slot: slot(1), applicants: 1 }))).toEqual(['1@3'])
})

test('at most four are offered, equally near ones in order of time', () => {
  expect(applicantsAt(groupOffers(day, slots(1, 1, 1, 0, 1, 1, 1), { slot: slot(4), applicants: 1 }))).toEqual([
    '1@3',
    '1@5',
    '1@2',
    '1@6',
  ])
})

const freeSlots = fc.array(fc.nat(6), { maxLength: 16 }).map((free) => slots(...free))

test('every offer takes all of the group, in free slots side by side', () => {
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

test('shares must add up, follow each other, and be slots of the day', () => {
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
