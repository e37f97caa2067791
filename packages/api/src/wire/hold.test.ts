import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyHold } from '../testing/booking-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { currentHoldAnswer, holdAnswer, urgentHoldAnswer } from './hold.ts'

test('a hold survives encoding and decoding', () => {
  expectRoundTrip(holdAnswer, anyHold)
  expectRoundTrip(urgentHoldAnswer, anyHold)
  expectRoundTrip(currentHoldAnswer, fc.option(anyHold))
})

test('an empty list in the specified response means that nothing is held', () => {
  expect(z.encode(currentHoldAnswer, null)).toEqual({ status: 1, message: '', appointmentResponses: [] })
  expect(z.decode(currentHoldAnswer, { status: 1, appointmentResponses: [] })).toBe(null)
  expect(z.safeDecode(holdAnswer, { status: 1, appointmentResponses: [] }).success).toBe(false)
})

test('one appointment is no spread group, whatever number of applicants it names', () => {
  const duration = { id: 3, startTime: '09:00', endTime: '09:30', isMorning: true }
  const appointmentResponses = [{ id: 1, date: '2026-11-23' as never, duration, noOfApplicants: 2 }]
  const hold = z.decode(holdAnswer, { status: 1, appointmentResponses, noOfApplicants: 2 })
  expect(hold).toMatchObject({ appointmentIds: [1], applicants: 2, parts: undefined, slot: { id: 3, part: 'morning' } })
})
