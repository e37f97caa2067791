import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysInEthiopianMonth,
  fromEthiopian,
  isEthiopianDate,
  isEthiopianLeapYear,
  parseEthiopianDate,
  toEthiopian,
} from './ethiopian-date.ts'
import vectors from './fixtures/calendar-vectors.json' with { type: 'json' }
import { shortWeekdayNames } from './format-date.ts'
import { isoDate, toDayNumber, weekday } from './iso-date.ts'

test('the vectors cover forty days', () => {
  expect(vectors).toHaveLength(40)
})

test.each(vectors)('$gregorian is $ethiopian, a $weekday', (vector) => {
  const date = parseEthiopianDate(vector.ethiopian)
  expect(date).toEqual(toEthiopian(isoDate(vector.gregorian)))
  expect(date && fromEthiopian(date)).toBe(vector.gregorian)
  expect(shortWeekdayNames.en[weekday(isoDate(vector.gregorian)) - 1]).toBe(vector.weekday)
  expect(isEthiopianLeapYear(date?.year ?? 0)).toBe(vector.leapEC)
})

const day = fc.integer({ min: toDayNumber(isoDate('1800-01-01')), max: toDayNumber(isoDate('2200-12-31')) })

test('converts every day of 400 years to the Ethiopian calendar and back', () => {
  let before = toEthiopian(isoDate('1799-12-31'))
  for (let year = 1800; year <= 2199; year++) {
    for (const month of ['01', '03', '06', '09', '12']) {
      const date = isoDate(`${year}-${month}-11`)
      expect(fromEthiopian(toEthiopian(date))).toBe(date)
    }
    const now = toEthiopian(isoDate(`${year}-12-31`))
    expect(now.year).toBe(before.year + 1)
    before = now
  }
})

test('consecutive days have consecutive Ethiopian dates, Pagume included', () => {
  fc.assert(
    fc.property(day, (number) => {
      const date = toEthiopian(isoDate(new Date(number * 86_400_000).toISOString().slice(0, 10)))
      const next = toEthiopian(isoDate(new Date((number + 1) * 86_400_000).toISOString().slice(0, 10)))
      const lastOfMonth = date.day === daysInEthiopianMonth(date.year, date.month)
      const lastOfYear = lastOfMonth && date.month === 13
      expect(next).toEqual({
        year: lastOfYear ? date.year + 1 : date.year,
        month: lastOfYear ? 1 : date.month + (lastOfMonth ? 1 : 0),
        day: lastOfMonth ? 1 : date.day + 1,
      })
    }),
    { numRuns: 2000 },
  )
})

test('conversion agrees with the Ethiopic calendar of Intl', () => {
  const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  fc.assert(
    fc.property(day, (number) => {
      const instant = new Date(number * 86_400_000)
      const part = (type: string) => Number(intl.formatToParts(instant).find((found) => found.type === type)?.value)
      expect(toEthiopian(isoDate(instant.toISOString().slice(0, 10)))).toEqual({
        year: part('year'),
        month: part('month'),
        day: part('day'),
      })
    }),
    { numRuns: 2000 },
  )
})

test.each([
  '2018-13-06',
  '2019-13-07',
  '2018-14-01',
  '2018-02-31',
  '2018-00-10',
  '0-1-1',
  '',
  'Pagume 5',
  '126/04/2016',
  '26/04/20160',
  '12016-04-26',
  '2016-04-260',
])('rejects %s as an Ethiopian day', (text) => {
  expect(parseEthiopianDate(text)).toBeUndefined()
})

test.each([
  [1, 1, 1, true],
  [2018, 13, 5, true],
  [2019, 13, 6, true],
  [0, 1, 1, false],
  [-1, 1, 1, false],
  [2018, 0, 1, false],
  [2018, 14, 1, false],
  [2018, 1, 0, false],
  [2018, 1, 31, false],
  [2018.5, 1, 1, false],
  [2018, 1.5, 1, false],
  [2018, 1, 1.5, false],
])('whether year %d, month %d, day %d exists: %s', (year, month, dayOfMonth, known) => {
  expect(isEthiopianDate({ year, month, day: dayOfMonth })).toBe(known)
})

test('reads an Ethiopian day with the day first or the year first', () => {
  const date = { year: 2016, month: 4, day: 26 }
  expect(parseEthiopianDate('26/04/2016')).toEqual(date)
  expect(parseEthiopianDate(' 26.4.2016 ')).toEqual(date)
  expect(parseEthiopianDate('2016-04-26')).toEqual(date)
})

test('throws when it converts a day that does not exist', () => {
  expect(isEthiopianDate({ year: 2018, month: 13, day: 6 })).toBe(false)
  expect(() => fromEthiopian({ year: 2018, month: 13, day: 6 })).toThrow(
    new RangeError('Not an Ethiopian day: 2018-13-6'),
  )
  // Its Gregorian year would have five digits.
  expect(parseEthiopianDate('01/01/9999')).toBeUndefined()
  expect(parseEthiopianDate('01/01/9992')).toBeUndefined()
  expect(fromEthiopian({ year: 9991, month: 13, day: daysInEthiopianMonth(9991, 13) })).toMatch(/^9999-/)
})
