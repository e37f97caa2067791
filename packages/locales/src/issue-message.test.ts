import { expect, test } from 'vitest'
import { type FindText, fieldKey, issueMessage, namesField } from './issue-message.ts'
import { findSentence } from './sentence.ts'

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

const texts = {
  issue: {
    required: '{{label}} is required!',
    groupSize: 'A group has {{min}} to {{max}} applicants',
    left_one: '{{count}} file',
    left_other: '{{count}} files',
    invalid: '{{label}} is not valid',
  },
  field: { personal: { firstName: 'First name' } },
}
const find: FindText = (namespace, key, values) => findSentence('en', texts[namespace], key, values)
const message = (code: string, field: string, params?: Readonly<Record<string, string | number>>) =>
  issueMessage(find, { field, code, params })

test('inserts the label of the field and the values of the issue', () => {
  expect(message('required', 'applicants.0.personal.firstName')).toBe('First name is required!')
  expect(message('groupSize', 'applicants', { min: 1, max: 5 })).toBe('A group has 1 to 5 applicants')
})

test('takes the plural form for the count of an issue', () => {
  expect([1, 2].map((count) => message('left', 'files', { count }))).toEqual(['1 file', '2 files'])
})

test('names a field without a label by its own name, and treats an unknown code as invalid', () => {
  expect(message('required', 'personal.shoeSize')).toBe('shoeSize is required!')
  expect(message('fromTheFuture', 'personal.firstName')).toBe('First name is not valid')
})

test('prefers the sentence that the service sent', () => {
  const issue = { field: 'x', code: 'fromTheFuture', message: 'Too new.' }
  expect(issueMessage(find, issue)).toBe('Too new.')
  expect(namesField(find, issue)).toBe(false)
})

test('reports whether a sentence names its field', () => {
  expect(namesField(find, { field: 'x', code: 'required' })).toBe(true)
  expect(namesField(find, { field: 'x', code: 'groupSize' })).toBe(false)
})
