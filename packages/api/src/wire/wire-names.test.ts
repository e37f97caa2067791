import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPortalClient } from '../client.ts'
import { day } from '../testing/person-arbitraries.ts'
import { anyNewRequest } from '../testing/request-arbitraries.ts'
import { feedback, registration } from './account.ts'
import { addedFamily } from './applicant.ts'
import { holdRequest, urgentHoldRequest } from './appointment.ts'
import { availabilityQuery, deliveryQuery, earliestDatesQuery, urgentAvailabilityQuery } from './availability.ts'
import { newRequest } from './new-request.ts'
import { newOrder } from './payment.ts'
import { phoneChangeCodes } from './phone-change.ts'
import { inputField } from './wire-names.ts'

/** Paths of all values but booleans. */
const pathsOf = (value: unknown, path: readonly string[] = []): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))
    : value === undefined || value === null || typeof value === 'boolean'
      ? []
      : [path.join('.')]

const [date] = fc.sample(day, 1) as [never]
const query = { officeId: 1, requestType: 'new', applicants: 2, urgentDays: 5 } as const
const person = {
  firstName: 'A',
  fatherName: 'B',
  grandfatherName: 'C',
  phoneNumber: '0900000001',
  email: 'a@example.org',
}
const members = [{ relationId: 1, relationName: 'Mother', firstName: 'A', grandfatherName: 'B' }]

/** Values that the client adds to its input for specified services. */
const added =
  /^(id|Channel|dateTimeFormat|isUrgent|requestId|deliveryDateFormat|status|confirmationNumber|Currency|City|Country)$|(^|\.)(personId|addressId|members\.\d+\.id|family\.\d+\.id|familtyType|personal\.applicationNumber|passport\.correctionType|passportType|filledBy|isIssueDateChanged|isExpirationDateChanged)$/

test.each<[string, z.core.$ZodType, unknown]>([
  ['earliest', earliestDatesQuery, query],
  ['availability', availabilityQuery, { ...query, from: date, to: date }],
  ['urgentAvailability', urgentAvailabilityQuery, { ...query, from: date, to: date, date }],
  ['deliveryEstimate', deliveryQuery, query],
  ['hold', holdRequest, { ...query, date, slotId: 2, shares: [{ slotId: 2, applicants: 2 }] }],
  ['holdUrgent', urgentHoldRequest, { ...query, date, urgentQuotaId: 2 }],
  ['family.add', addedFamily, { personId: 1, members }],
  ['order', newOrder, { requestId: 1, optionId: 2, channel: 'PSS' }],
  ['register', registration, { ...person, password: 'p', passwordAgain: 'p' }],
  ['confirmPhoneChange', phoneChangeCodes, { code: '123456', oldCode: '123456' }],
  ['feedback', feedback, { ...person, message: 'm' }],
  ...fc
    .sample(anyNewRequest, 30)
    .map((request, at): [string, z.core.$ZodType, unknown] => [`submit ${at}`, newRequest, request]),
])('each field of %s on the wire leads to the input', (_call, schema, input) => {
  const fields = pathsOf(z.encode(schema, input as never)).map(inputField)
  const inputs = pathsOf(input)
  expect(fields.filter((field) => !inputs.includes(field) && !added.test(field))).toEqual([])
})

test('the issue of a refused input is at the name of the input', async () => {
  const api = createPortalClient({ baseUrl: 'http://127.0.0.1:9' })
  expect(await api.schedule.earliest({ requestType: 'new', applicants: 0 })).toEqual({
    ok: false,
    error: { kind: 'fields', issues: [{ field: 'applicants', code: 'invalid' }], message: '' },
  })
})

test('the service’s own paths of an applicant stay as they are', () => {
  for (const field of [
    'applicants.0',
    'applicants.0.personal.firstName',
    'applicants.0.attachments.7',
    'attachments.7',
    '',
  ])
    expect(inputField(field)).toBe(field)
})
