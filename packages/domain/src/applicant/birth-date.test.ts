import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { birthDateIssues, clearedAgeBoxes, under18Issues } from './birth-date.ts'

const today = isoDate('2026-11-21')
const ticked = { under18: true, adopted: true }
const unticked = { under18: false, adopted: false }

test('A §5: a birth date cannot be in the future', () => {
  expect(birthDateIssues('2026-11-22', today, 'x')).toEqual([{ field: 'x', code: 'birthDateFuture' }])
  expect(birthDateIssues('2026-11-21', today, 'x')).toEqual([])
})

test('a birth date before 1900 is a slip of the keyboard', () => {
  expect(birthDateIssues('1899-12-31', today, 'x')).toEqual([
    { field: 'x', code: 'birthDateTooEarly', params: { min: 1900 } },
  ])
  expect(birthDateIssues('1900-01-01', today, 'x')).toEqual([])
})

test('a missing or unreadable day is the business of the field rule', () => {
  for (const value of [undefined, '', '13/40/2030', 5, ['2026-11-22']]) {
    expect(birthDateIssues(value, today, 'x')).toEqual([])
  }
})

test('A §5: if under 18 the box must be ticked', () => {
  expect(under18Issues(unticked, '2008-11-22', today, 'x')).toEqual([{ field: 'x', code: 'under18Unchecked' }])
  expect(under18Issues(ticked, '2008-11-22', today, 'x')).toEqual([])
  expect(under18Issues(unticked, '2008-11-21', today, 'x')).toEqual([])
  expect(under18Issues(unticked, '2026-11-21', today, 'x')).toHaveLength(1)
})

test('the box is not required while the birth date is missing, unreadable or in the future', () => {
  for (const value of [undefined, 'x', '2026-11-22', 5, '2020-13-45', ['2015-01-01']]) {
    expect(under18Issues(unticked, value, today, 'x')).toEqual([])
  }
})

test('A §4: both boxes are cleared for age 18 or over', () => {
  expect(clearedAgeBoxes(ticked, '2008-11-21', today)).toEqual(unticked)
  expect(clearedAgeBoxes(ticked, '2008-11-22', today)).toEqual(ticked)
  expect(clearedAgeBoxes(ticked, undefined, today)).toEqual(ticked)
  expect(clearedAgeBoxes(ticked, 'x', today)).toEqual(ticked)
  expect(clearedAgeBoxes(ticked, ['1990-05-12'], today)).toEqual(ticked)
})
