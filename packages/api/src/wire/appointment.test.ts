import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyHold, anyRequestType, anySlot, anyUrgentDays, applicants } from '../testing/booking-arbitraries.ts'
import { day, id, maybe } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { holdRequest, reschedule, rescheduledResponse, urgentHoldRequest } from './appointment.ts'
import { currentHoldResponse, holdResponse, urgentHoldResponse } from './hold.ts'

const anyHoldRequest = fc.record({
  officeId: id,
  requestType: anyRequestType,
  date: day,
  slotId: id,
  applicants,
  urgentDays: maybe(anyUrgentDays),
  shares: maybe(fc.array(fc.record({ slotId: id, applicants }), { minLength: 1, maxLength: 5 })),
})

test('a hold request survives encoding and decoding', () => {
  expectRoundTrip(holdRequest, anyHoldRequest)
  expectRoundTrip(
    urgentHoldRequest,
    fc.record({
      date: day,
      urgentQuotaId: id,
      applicants,
      officeId: maybe(id),
      requestType: maybe(anyRequestType),
      urgentDays: maybe(anyUrgentDays),
    }),
  )
})

test('a rescheduling and its answer cross the wire and back', () => {
  expectRoundTrip(reschedule, fc.record({ requestId: id, date: day, slotId: maybe(id), urgentQuotaId: maybe(id) }))
  expectRoundTrip(rescheduledResponse, fc.record({ date: day, slot: maybe(anySlot), appointmentId: maybe(id) }))
})

test('the specified body names its date format and has id 0', () => {
  const [wanted] = fc.sample(anyHoldRequest, { numRuns: 1, seed: 1 })
  expect(z.encode(holdRequest, wanted as z.output<typeof holdRequest>)).toMatchObject({
    id: 0,
    dateTimeFormat: 'yyyy-MM-dd',
  })
})

test('zero, a fraction and too many persons are refused', () => {
  const [wanted] = fc.sample(anyHoldRequest, { numRuns: 1, seed: 1 })
  const sent = z.encode(holdRequest, wanted as z.output<typeof holdRequest>)
  const isRead = (noOfApplicants: number) => z.safeDecode(holdRequest, { ...sent, noOfApplicants }).success
  expect([0, 1, 1.5, 5, 6, -1].map(isRead)).toEqual([false, true, false, true, false, false])
})

test('a hold survives encoding and decoding', () => {
  expectRoundTrip(holdResponse, anyHold)
  expectRoundTrip(urgentHoldResponse, anyHold)
  expectRoundTrip(currentHoldResponse, fc.option(anyHold))
})

test('an empty list in the specified response means that nothing is held', () => {
  expect(z.encode(currentHoldResponse, null)).toEqual({ status: 1, message: '', appointmentResponses: [] })
  expect(z.decode(currentHoldResponse, { status: 1, appointmentResponses: [] })).toBe(null)
  expect(z.safeDecode(holdResponse, { status: 1, appointmentResponses: [] }).success).toBe(false)
})

test('one appointment is no spread group, whatever number of applicants it names', () => {
  const duration = { id: 3, startTime: '09:00', endTime: '09:30', isMorning: true }
  const appointmentResponses = [{ id: 1, date: '2026-11-23' as never, duration, noOfApplicants: 2 }]
  const hold = z.decode(holdResponse, { status: 1, appointmentResponses, noOfApplicants: 2 })
  expect(hold).toMatchObject({ appointmentIds: [1], applicants: 2, parts: undefined, slot: { id: 3, part: 'morning' } })
})
