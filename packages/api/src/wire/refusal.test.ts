import { issueCodes } from '@invea/domain'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../contract/all-endpoints.ts'
import { refusalCodes } from '../errors.ts'
import { anySlotOffer } from '../testing/booking-arbitraries.ts'
import { maybe, words } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { refusal, unreadable } from './refusal.ts'

const anyIssue = fc.record({
  field: words,
  code: fc.constantFrom(...issueCodes),
  params: maybe(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(words, fc.nat()))),
})

test('a refusal crosses the wire and back', () =>
  expectRoundTrip(
    refusal,
    fc.record({
      code: fc.constantFrom(...refusalCodes),
      message: words,
      issues: maybe(fc.array(anyIssue, { maxLength: 3 })),
      remaining: maybe(fc.nat(5)),
      offers: maybe(fc.array(anySlotOffer, { maxLength: 2 })),
      challenge: maybe(words),
      subject: maybe(words),
    }),
  ))

test('codes of a newer service read as the general code of their kind', () => {
  const errors = [{ field: 'x', code: 'notYetInvented' }]
  expect(z.decode(refusal, { status: 0, message: 'No.', code: 'notYetInvented', errors })).toMatchObject({
    code: 'internal',
    issues: [{ field: 'x', code: 'invalid' }],
  })
})

test('keeps the service’s message only for a code that is unknown here (D41)', () => {
  const errors = [
    { field: 'x', code: 'notYetInvented', message: 'Choose a newer form.' },
    { field: 'y', code: 'phoneFormat', message: 'Another sentence.' },
  ]
  const read = z.decode(refusal, { status: 0, message: 'Come tomorrow.', code: 'notYetInvented', errors })
  expect(read).toMatchObject({ message: 'Come tomorrow.', unknownCode: true })
  expect(read.issues?.map(({ message }) => message)).toEqual(['Choose a newer form.', undefined])
})

const issuesOf = (body: unknown) => {
  const { error } = z.safeDecode(allEndpoints.createFeedback.body, body as never)
  return error ? unreadable(error, body) : []
}

test('a number that is too big is invalid, and a list that is too long names the maximum', () => {
  const body = { requestTypeId: 2, noOfApplicants: 6 }
  const { error } = z.safeDecode(allEndpoints.getEarliestDates.body, body)
  expect(error && unreadable(error, body)).toEqual([{ field: 'noOfApplicants', code: 'invalid' }])
  const sent = z.safeDecode(allEndpoints.submitRequest.body, { appointmentIds: Array(6).fill(1) } as never)
  const tooMany = { field: 'appointmentIds', code: 'tooMany', params: { max: 5 } }
  expect(sent.error && unreadable(sent.error)).toContainEqual(tooMany)
})

test('a missing value is required, a long value names the maximum, any other is invalid', () => {
  const body = { firstName: 'x'.repeat(101), lastName: 'B', phonenumber: 5, email: 'sample@example.org' }
  expect(issuesOf(body)).toEqual([
    { field: 'firstName', code: 'tooLong', params: { max: 100 } },
    { field: 'phonenumber', code: 'invalid' },
    { field: 'feedbackNote', code: 'required' },
  ])
})
