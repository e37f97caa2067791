import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyAvailableDay, anyRequestType, anySlot, anyUrgentDays, applicants } from '../testing/booking-arbitraries.ts'
import { day, id, maybe } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import {
  availabilityQuery,
  availableDaysResponse,
  deliveryEstimateResponse,
  deliveryQuery,
  earliestDatesQuery,
  earliestDatesResponse,
  urgentAvailabilityQuery,
} from './availability.ts'

const terms = { officeId: id, requestType: anyRequestType, applicants }

test('a search and its days cross the wire and back', () => {
  expectRoundTrip(availabilityQuery, fc.record({ ...terms, from: day, to: day, requestDate: maybe(day) }))
  expectRoundTrip(availableDaysResponse, fc.array(anyAvailableDay, { maxLength: 5 }))
})

test('an urgent search crosses the wire and back in both specified forms', () => {
  expectRoundTrip(urgentAvailabilityQuery, fc.record({ ...terms, from: day, to: day }))
  expectRoundTrip(urgentAvailabilityQuery, fc.record({ ...terms, date: day, urgentDays: maybe(anyUrgentDays) }))
})

test('the first free day of every office crosses the wire and back', () => {
  expectRoundTrip(earliestDatesQuery, fc.record({ requestType: anyRequestType, applicants }))
  expectRoundTrip(earliestDatesResponse, fc.array(fc.record({ officeId: id, date: fc.option(day) })))
})

test('a delivery estimate crosses the wire and back', () => {
  expectRoundTrip(deliveryQuery, fc.record({ ...terms, urgentDays: maybe(anyUrgentDays) }))
  expectRoundTrip(deliveryEstimateResponse, fc.record({ date: day, slot: maybe(anySlot) }))
})

test('urgent days of a specified service have no durations', () => {
  const answer = { status: 1, availableDateAndTimes: [{ date: '2026-11-23', urgentQuotaId: 5 }] }
  expect(z.decode(availableDaysResponse, answer as never)).toEqual([
    { date: '2026-11-23', urgentQuotaId: 5, slots: [] },
  ])
})
