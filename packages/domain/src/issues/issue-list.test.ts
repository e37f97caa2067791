import { expect, test } from 'vitest'
import { firstPerField, under } from './issue-list.ts'

test('keeps the first issue of each field', () => {
  const issues = [
    { field: 'a', code: 'required' },
    { field: 'a', code: 'tooLong' },
    { field: 'b', code: 'required' },
  ] as const
  expect(firstPerField(issues)).toEqual([issues[0], issues[2]])
})

test('adds a path before the fields', () => {
  expect(under('applicants.1', [{ field: 'personal.firstName', code: 'required', params: { a: 1 } }])).toEqual([
    { field: 'applicants.1.personal.firstName', code: 'required', params: { a: 1 } },
  ])
})
