import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyApplicant, id } from '../testing/person-arbitraries.ts'
import { anyNewRequest, anyRequestChange, anySubmittedRequest } from '../testing/request-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { submittedRequestResponse } from './application.ts'
import { addedApplicants, newRequest, requestChange } from './new-request.ts'

const request = fc.sample(anyNewRequest, { numRuns: 1, seed: 1 })[0] as z.output<typeof newRequest>
const sent = z.encode(newRequest, request)

test('a new request crosses the wire and back', () => expectRoundTrip(newRequest, anyNewRequest))
test('a changed request crosses the wire and back', () => expectRoundTrip(requestChange, anyRequestChange))
test('a submitted request crosses the wire and back', () =>
  expectRoundTrip(submittedRequestResponse, anySubmittedRequest))
test('later applicants of a group cross the wire and back', () => {
  const applicants = fc.array(anyApplicant, { minLength: 1, maxLength: 2 })
  expectRoundTrip(
    addedApplicants,
    fc.record({ requestId: id, appointmentIds: fc.array(id, { maxLength: 5 }), applicants }),
  )
})

test('the status is sent as 0, and the client’s value is never read', () => {
  expect(sent.status).toBe(0)
  const theirs = { status: 'PaymentCompleted', confirmationNumber: 'X', userName: 'other', requestId: 5 }
  expect(z.decode(newRequest, { ...sent, ...theirs })).toEqual(z.decode(newRequest, sent))
})

test('processDays is the code of the option: 1 is two days, 2 is five', () => {
  expect(z.encode(newRequest, { ...request, urgentDays: 2 }).processDays).toBe(1)
  expect(z.encode(newRequest, { ...request, urgentDays: 5 }).processDays).toBe(2)
  expect(z.safeDecode(newRequest, { ...sent, processDays: 5 as 1 }).success).toBe(false)
})

test('request types are 2, 3, 4 and 8 on the wire, and anything else is unknown', () => {
  const typeOf = (requestTypeId: number) => z.decode(newRequest, { ...sent, requestTypeId }).requestType
  expect([1, 2, 3, 4, 8, 0].map(typeOf)).toEqual(['unknown', 'new', 'renewal', 'lost', 'correction', 'unknown'])
})

test('a request has one to five applicants', () => {
  const with_ = (count: number) =>
    z.safeDecode(newRequest, { ...sent, applicants: Array(count).fill(sent.applicants[0]) }).success
  expect([0, 1, 5, 6].map(with_)).toEqual([false, true, true, false])
})
