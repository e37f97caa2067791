import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyCity, anyRegion, anyRequestType, anyWords } from '../testing/booking-arbitraries.ts'
import { id, words } from '../testing/person-arbitraries.ts'
import { anyStoredAttachment } from '../testing/request-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { attachmentsResponse, requiredAttachmentsResponse } from './attachment.ts'
import {
  familyTypesResponse,
  masterDataResponse,
  requestTypesResponse,
  urgentRequestTypesResponse,
} from './master-data.ts'
import { citiesResponse, restrictionsResponse } from './office.ts'

const coded = fc.record({ id, name: anyWords })
const few = <Value>(values: fc.Arbitrary<Value>) => fc.array(values, { maxLength: 2 })

test('master data cross the wire and back', () => {
  expectRoundTrip(
    masterDataResponse,
    fc.record({
      nationalities: few(fc.record({ id, name: anyWords, code: words })),
      occupations: few(coded),
      familyTypes: few(coded),
      passportPages: few(fc.record({ id, pages: fc.constantFrom(32, 64) })),
      regions: few(anyRegion),
    }),
  )
  expectRoundTrip(familyTypesResponse, few(coded))
})

test('offices and their booking windows cross the wire and back', () => {
  expectRoundTrip(citiesResponse, few(anyCity))
  expectRoundTrip(restrictionsResponse, few(fc.record({ officeId: id, minDays: fc.nat(30), maxDays: fc.nat(365) })))
})

test('documents cross the wire and back', () => {
  expectRoundTrip(requiredAttachmentsResponse, few(fc.record({ attachmentTypeId: id, name: anyWords })))
  expectRoundTrip(attachmentsResponse, few(anyStoredAttachment))
})

test('offered types cross the wire and back, in both code tables', () => {
  const offered = few(fc.record({ type: anyRequestType, name: words, description: words }))
  expectRoundTrip(requestTypesResponse, offered)
  expectRoundTrip(urgentRequestTypesResponse, offered)
})

test('only the urgent menu counts 1, 2, 4, 8', () => {
  const types = (['new', 'renewal', 'lost', 'correction'] as const).map((type) => ({ type, name: '', description: '' }))
  const ids = ({ requestTypes }: { requestTypes: readonly { id: unknown }[] }) => requestTypes.map(({ id }) => id)
  expect(ids(z.encode(requestTypesResponse, types))).toEqual([2, 3, 4, 8])
  expect(ids(z.encode(urgentRequestTypesResponse, types))).toEqual([1, 2, 4, 8])
})

test('a service without the four languages is read with its single name in all of them', () => {
  const answer = { status: 1, cities: [{ id: 1, name: 'Adama', offices: [] }] }
  expect(z.decode(citiesResponse, answer)[0]?.name).toEqual({ en: 'Adama', am: 'Adama', om: 'Adama', ti: 'Adama' })
})
