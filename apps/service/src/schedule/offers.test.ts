import { isoDate, type Slot } from '@invea/domain'
import { expect, test } from 'vitest'
import { offersOn } from './offers.ts'

const day = isoDate('2026-12-01')
const slot = (id: number): Slot => {
  const time = (half: number) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  return { id, startTime: time(id - 1), endTime: time(id), part: id > 8 ? 'afternoon' : 'morning' }
}
const slots = (...free: number[]) => free.map((places, at) => ({ slot: slot(at + 1), free: places }))
const seats = (offers: ReturnType<typeof offersOn>) =>
  offers.map(({ shares }) => shares.map((share) => `${share.applicants}@${share.slot.id}`).join('+'))

test('a group is offered the nearest slots that seat it whole', () => {
  expect(seats(offersOn(day, slots(5, 0, 2, 3, 9), { slot: slot(3), applicants: 3 }))).toEqual(['3@4', '3@1', '3@5'])
})

test('where no slot seats it whole, neighbouring slots share it', () => {
  expect(seats(offersOn(day, slots(1, 2, 2, 0, 1), { slot: slot(2), applicants: 3 }))).toEqual(['2@2+1@3', '1@1+2@2'])
})

test('slots with a full one between them are no neighbours', () => {
  expect(offersOn(day, slots(2, 0, 2), { slot: slot(1), applicants: 4 })).toEqual([])
})

test('the slot that was asked for is never offered again, and one applicant is never spread', () => {
  expect(seats(offersOn(day, slots(0, 0, 1), { slot: slot(1), applicants: 1 }))).toEqual(['1@3'])
})
