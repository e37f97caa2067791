import { expect, test } from 'vitest'
import { otherReadings } from './date-readings.ts'
import { isoDate } from './iso-date.ts'

const birth = { earliest: isoDate('1900-01-01'), latest: isoDate('2026-11-21') }

test.each([
  // The month comes first: 31 is no month.
  ['31/01/1990', ['1990-01-31']],
  ['31.1.1990', ['1990-01-31']],
  // Two days: 6 May is chosen, 5 June is offered.
  ['05/06/1990', ['1990-06-05']],
  ['06/06/1990', []],
  ['01/31/1990', []],
  ['1990-01-31', []],
  ['31/31/1990', []],
  ['30/02/1990', []],
  ['31/01/1890', []],
  ['12/11/2026', ['2026-11-12']],
  ['01/12/2026', []],
  ['31/01', []],
  ['', []],
])('in the Gregorian calendar %s also means %j', (typed, dates) => {
  expect(otherReadings(typed, 'gregorian', birth)).toEqual(dates)
})

test.each([
  // 23 Tir 1982 is a day of the Ethiopian calendar.
  ['23/05/1982', []],
  ['05/06/1990', []],
  ['31/01/1990', ['1990-01-31']],
  ['01/31/1990', ['1990-01-31']],
  // The Ethiopian year 2024 is in the future: Gregorian, in either order.
  ['05/06/2024', ['2024-05-06', '2024-06-05']],
  ['1990-01-05', ['1990-01-05']],
  ['1990-01-31', ['1990-01-31']],
  // Month first in the chosen calendar, 14 Tir 1990, before the Gregorian 14 May.
  ['05/14/1990', ['1998-01-22', '1990-05-14']],
  ['05/20/1982', ['1990-01-28', '1982-05-20']],
  ['5.20.1982', ['1990-01-28', '1982-05-20']],
  // 20 Tir 2024 is in the future.
  ['05/20/2024', ['2024-05-20']],
])('in the Ethiopian calendar %s also means %j', (typed, dates) => {
  expect(otherReadings(typed, 'ethiopic', birth)).toEqual(dates)
})

test('keeps every reading of a field without bounds', () => {
  expect(otherReadings('05/06/2040', 'gregorian')).toEqual(['2040-06-05'])
  expect(otherReadings('05/06/2024', 'ethiopic')).toEqual([])
})
