import { expect, test } from 'vitest'
import { isCorrectable } from './correctable-fields.ts'

test('a correction names fields of the applicant, the family, or a document by its type', () => {
  for (const name of ['personal.firstName', 'address.region', 'passport.issueDate', 'originId.visaType'])
    expect([name, isCorrectable(name)]).toEqual([name, true])
  expect(isCorrectable('family')).toBe(true)
  expect(isCorrectable('attachments.12')).toBe(true)
})

test('what the service owns and what does not exist is not a field to correct', () => {
  for (const name of ['status', 'personal', 'personal.age', 'attachments', 'attachments.x', 'constructor', ''])
    expect([name, isCorrectable(name)]).toEqual([name, false])
})
