import { expect, test } from 'vitest'
import { fieldKey } from './field-key.ts'

test.each([
  ['personal.firstName', 'personal.firstName'],
  ['family.0.firstName', 'family.firstName'],
  ['applicants.1.personal.firstName', 'personal.firstName'],
  ['applicants.12.family.3.relationId', 'family.relationId'],
  ['applicants', ''],
  ['field2.x1', 'field2.x1'],
  ['2nd.x', '2nd.x'],
])('the label of %s is %s', (field, key) => {
  expect(fieldKey(field)).toBe(key)
})
