import { expect, test } from 'vitest'
import { firstPerField, under } from './issue-list.ts'

test('one issue a field is enough', () => {
  const issues = [
    { field: 'a', code: 'required' },
    { field: 'a', code: 'tooLong' },
    { field: 'b', code: 'required' },
  ] as const
  expect(firstPerField(issues)).toEqual([issues[0], issues[2]])
})

test('issues can be put under a path', () => {
  expect(under('applicants.1', [{ field: 'personal.firstName', code: 'required', params: { a: 1 } }])).toEqual([
    { field: 'applicants.1.personal.firstName', code: 'required', params: { a: 1 } },
  ])
})
