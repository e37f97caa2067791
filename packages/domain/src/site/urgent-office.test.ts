import { expect, test } from 'vitest'
import { urgentOfficeIssues } from './urgent-office.ts'

test('A §1: urgent is served at the main office alone', () => {
  expect(urgentOfficeIssues({ main: true }, 'officeId')).toEqual([])
  expect(urgentOfficeIssues({ main: false }, 'officeId')).toEqual([{ field: 'officeId', code: 'mainOfficeOnly' }])
  expect(urgentOfficeIssues(undefined, 'officeId')).toEqual([])
})
