import { expect, test } from 'vitest'
import { daysBetween, isoDate, weekday } from '../calendar/iso-date.ts'

import {
  computedHolidays,
  fasika,
  findHoliday,
  holidaysOf,
  holidayTableEndsSoon,
  sightedHolidaysOf,
} from './holidays.ts'

const named = (year: number) => holidaysOf(year).map(({ holiday, date }) => `${date} ${holiday}`)

test.each([
  [2016, ['2016-05-01 labour', '2016-05-01 fasika']],
  [2024, ['2024-05-05 patriots', '2024-05-05 fasika']],
  [2043, ['2043-05-01 labour', '2043-05-01 siklet']],
])('in %s two holidays are on one day, and both are listed', (year, both) => {
  expect(named(year).filter((line) => line.startsWith(both[0]?.slice(0, 10) ?? ''))).toEqual(both)
})

test('the holidays of 2026', () => {
  expect(named(2026)).toEqual([
    '2026-01-07 genna',
    '2026-01-19 timket',
    '2026-03-02 adwa',
    '2026-03-20 eidAlFitr',
    '2026-04-10 siklet',
    '2026-04-12 fasika',
    '2026-05-01 labour',
    '2026-05-05 patriots',
    '2026-05-27 eidAlAdha',
    '2026-08-25 mawlid',
    '2026-09-11 enkutatash',
    '2026-09-27 meskel',
  ])
})

test('the holidays of 2027, with New Year on 12 September after a leap year', () => {
  expect(named(2027)).toEqual([
    '2027-01-07 genna',
    '2027-01-19 timket',
    '2027-03-02 adwa',
    '2027-03-09 eidAlFitr',
    '2027-04-30 siklet',
    '2027-05-01 labour',
    '2027-05-02 fasika',
    '2027-05-05 patriots',
    '2027-05-16 eidAlAdha',
    '2027-08-14 mawlid',
    '2027-09-12 enkutatash',
    '2027-09-28 meskel',
  ])
})

test('the holidays of 2028, a leap year', () => {
  expect(named(2028)).toEqual([
    '2028-01-07 genna',
    '2028-01-20 timket',
    '2028-02-26 eidAlFitr',
    '2028-03-02 adwa',
    '2028-04-14 siklet',
    '2028-04-16 fasika',
    '2028-05-01 labour',
    '2028-05-05 patriots',
    '2028-05-05 eidAlAdha',
    '2028-08-03 mawlid',
    '2028-09-11 enkutatash',
    '2028-09-27 meskel',
  ])
})

test.each([
  // 2014 and 2033 are the first years of a cycle of 19 years.
  [2014, '2014-04-20'],
  [2033, '2033-04-24'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2029, '2029-04-08'],
  [2030, '2030-04-28'],
])('Fasika %i is %s', (year, date) => {
  expect(fasika(year)).toBe(date)
})

test('over two centuries: Fasika is a Sunday, Genna 7 January, Adwa 2 March, 1 and 5 May', () => {
  for (let year = 1901; year <= 2099; year++) {
    expect(weekday(fasika(year))).toBe(7)
    const days = new Map(holidaysOf(year).map(({ holiday, date }) => [holiday, date.slice(5)]))
    expect(days.get('genna')).toBe('01-07')
    expect(days.get('adwa')).toBe('03-02')
    expect(days.get('labour')).toBe('05-01')
    expect(days.get('patriots')).toBe('05-05')
    expect(days.get('timket')).toBe(year % 4 === 0 ? '01-20' : '01-19')
    expect(days.get('enkutatash')).toBe(year % 4 === 3 ? '09-12' : '09-11')
    expect(days.get('meskel')).toBe(year % 4 === 3 ? '09-28' : '09-27')
  }
})

test('returns the holiday of a day', () => {
  expect(findHoliday(isoDate('2026-04-10'))).toBe('siklet')
  expect(findHoliday(isoDate('2026-04-12'))).toBe('fasika')
  expect(findHoliday(isoDate('2026-08-25'))).toBe('mawlid')
  expect(findHoliday(isoDate('2028-05-05'))).toBe('patriots')
  expect(findHoliday(isoDate('2026-04-11'))).toBeUndefined()
})

test('Ginbot 20 is not a public holiday', () => {
  expect(named(2026).some((day) => day.startsWith('2026-05-28'))).toBe(false)
})

test('E45: computes the Muslim holidays after the table’s end and marks them as tentative', () => {
  const of2029 = holidaysOf(2029)
  expect(of2029.filter(({ tentative }) => tentative).map(({ holiday, date }) => `${date} ${holiday}`)).toEqual([
    '2029-02-15 eidAlFitr',
    '2029-04-24 eidAlAdha',
    '2029-07-24 mawlid',
  ])
  expect(holidaysOf(2028).some(({ tentative }) => tentative)).toBe(false)
  expect(findHoliday(isoDate('2029-02-15'))).toBe('eidAlFitr')
  for (let year = 2029; year <= 2060; year++) expect(computedHolidays(year).length).toBeGreaterThanOrEqual(3)
})

test('E45: the computation differs from the table by at most a day', () => {
  for (const year of [2026, 2027, 2028]) {
    const computed = new Map(computedHolidays(year))
    for (const [holiday, date] of sightedHolidaysOf(year)) {
      expect(Math.abs(daysBetween(date, computed.get(holiday) ?? date))).toBeLessThanOrEqual(1)
      expect(computed.has(holiday)).toBe(true)
    }
  }
})

test('E45: warns the operator from a year before the table ends', () => {
  expect(holidayTableEndsSoon(isoDate('2027-12-31'))).toBe(false)
  expect(holidayTableEndsSoon(isoDate('2028-01-01'))).toBe(true)
  expect(holidayTableEndsSoon(isoDate('2031-05-01'))).toBe(true)
})
