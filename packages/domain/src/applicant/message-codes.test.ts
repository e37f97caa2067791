import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Email } from '../field-schemas.ts'

import { GeezName, LatinName, Name } from '../names/names.ts'
import { aPersonalDetail } from '../testing/applicants.ts'
import { BirthCertificateId, PersonalDetail } from './personal-detail.ts'
import { Phone } from './phone.ts'

// The messages of a schema are issue codes, also for a missing value.
const messages = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

test.each([
  ['BirthCertificateId', BirthCertificateId],
  ['GeezName', GeezName],
  ['LatinName', LatinName],
  ['Name', Name],
  ['Phone', Phone],
])('a missing %s has one issue: required', (_, schema) => {
  for (const missing of [undefined, '', ' ']) expect(messages(schema, missing)).toEqual(['required'])
})

test('an invalid email has its own issue', () => {
  expect(messages(Email, undefined)).toEqual(['emailFormat'])
})

test.each(['eyeColor', 'hairColor', 'halfCast', 'under18', 'adopted'])('an invalid %s has its own issue', (key) => {
  expect(messages(PersonalDetail, { ...aPersonalDetail(), [key]: 'x' })).toEqual(['invalid'])
})
