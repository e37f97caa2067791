import { expect, test } from 'vitest'
import { formatEntryDate, parseEntryDate } from './entry-date.ts'
import { isoDate } from './iso-date.ts'

test.each([
  ['01/05/2024', '2024-01-05'],
  ['1/5/2024', '2024-01-05'],
  [' 12/31/1999 ', '1999-12-31'],
  ['2024-01-05', '2024-01-05'],
  ['02/29/2024', '2024-02-29'],
])('%s is entered for %s', (text, date) => {
  expect(parseEntryDate(text)).toBe(date)
})

test.each([
  '13/01/2024',
  '02/30/2024',
  '01/05/24',
  '001/05/2024',
  '01-05-2024',
  '01/05/2024x',
  'x01/05/2024',
  '2024-02-30',
  '',
])('%s is no day', (text) => {
  expect(parseEntryDate(text)).toBeUndefined()
})

test('a day is written MM/dd/yyyy', () => {
  expect(formatEntryDate(isoDate('2024-01-05'))).toBe('01/05/2024')
  expect(parseEntryDate(formatEntryDate(isoDate('1990-12-31')))).toBe('1990-12-31')
})
