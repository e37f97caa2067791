import { expect, test } from 'vitest'
import { offeredTypeIssues, offeredTypes, offersType } from './offered-types.ts'

test('D46: an office without a list takes all types, one with a list those alone', () => {
  expect(offersType({}, 'lost')).toBe(true)
  expect(offersType({ requestTypes: ['new'] }, 'new')).toBe(true)
  expect(offersType({ requestTypes: ['new'] }, 'lost')).toBe(false)
})

test('nothing is refused before the type is known', () => {
  expect(offersType({ requestTypes: ['new'] }, undefined)).toBe(true)
  expect(offersType({ requestTypes: ['new'] }, 'unknown')).toBe(true)
})

test('a type is offered where one office takes it, in the order of the menu', () => {
  expect(offeredTypes([{ requestTypes: ['lost', 'new'] }, { requestTypes: ['renewal'] }])).toEqual([
    'new',
    'renewal',
    'lost',
  ])
  expect(offeredTypes([{ requestTypes: ['lost'] }, {}])).toEqual(['new', 'renewal', 'lost', 'correction'])
  expect(offeredTypes([])).toEqual([])
})

test('D46: the issue is at the office field, and none while the office is not known', () => {
  expect(offeredTypeIssues({ requestTypes: ['new'] }, 'lost', 'site.officeId')).toEqual([
    { field: 'site.officeId', code: 'officeWithoutType' },
  ])
  expect(offeredTypeIssues(undefined, 'lost', 'site.officeId')).toEqual([])
})
