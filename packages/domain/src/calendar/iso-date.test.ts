import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  ageInYears,
  civilDate,
  civilToDayNumber,
  daysBetween,
  formatEntryDate,
  fromDayNumber,
  isIsoDate,
  isoDate,
  isUnder18,
  parseEntryDate,
  parseIsoDate,
  toDayNumber,
  weekday,
} from './iso-date.ts'

const anyDay = fc
  .integer({ min: civilToDayNumber(1, 1, 1), max: civilToDayNumber(9999, 12, 31) })
  .map((number) => fromDayNumber(number))

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['26-01-01', false],
  ['2026-11-21T00:00', false],
  [' 2026-11-21', false],
  ['', false],
])('whether %s is a day: %s', (text, known) => {
  expect(isIsoDate(text)).toBe(known)
  expect(parseIsoDate(text)).toBe(known ? text : undefined)
})

test('builds a day from year, month and day only if it exists', () => {
  expect(civilDate(2026, 11, 21)).toBe('2026-11-21')
  expect(civilDate(987, 1, 2)).toBe('0987-01-02')
  for (const [year, month, day] of [
    [2026, 2, 29],
    [2026, 0, 1],
    [2026, 13, 1],
    [2026, 1, 0],
    [2026, 1, 32],
    [0, 1, 1],
    [1, 1, 0],
    [2026, 1, 1e9],
    [10_000, 1, 1],
    [Number.NaN, 1, 1],
  ] as const) {
    expect(civilDate(year, month, day)).toBeUndefined()
  }
})

test('throws for a literal day that does not exist', () => {
  expect(isoDate('2026-11-21')).toBe('2026-11-21')
  expect(() => isoDate('2026-02-30')).toThrow(new RangeError('Not a day: 2026-02-30'))
})

test('counts days from 1970-01-01', () => {
  expect(toDayNumber(isoDate('1970-01-01'))).toBe(0)
  expect(toDayNumber(isoDate('1969-12-31'))).toBe(-1)
  expect(toDayNumber(isoDate('2000-03-01'))).toBe(11_017)
  expect(fromDayNumber(0)).toBe('1970-01-01')
})

test('rejects days before year 1 and after year 9999', () => {
  expect(fromDayNumber(civilToDayNumber(1, 1, 1))).toBe('0001-01-01')
  expect(fromDayNumber(civilToDayNumber(9999, 12, 31))).toBe('9999-12-31')
  expect(() => fromDayNumber(civilToDayNumber(1, 1, 1) - 1)).toThrow(RangeError)
  expect(() => fromDayNumber(civilToDayNumber(9999, 12, 31) + 1)).toThrow(/No civil day for day number/)
  expect(() => fromDayNumber(Number.NaN)).toThrow(RangeError)
  expect(() => addDays(isoDate('2026-11-21'), 1.5)).toThrow(RangeError)
})

test('the day arithmetic equals that of the platform on every kind of day', () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const instant = new Date(`${date}T00:00:00Z`)
      expect(toDayNumber(date)).toBe(instant.getTime() / 86_400_000)
      expect(fromDayNumber(toDayNumber(date))).toBe(date)
      expect(weekday(date) % 7).toBe(instant.getUTCDay())
    }),
    { numRuns: 2000 },
  )
})

test('adding days and counting days are inverse operations', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (date, days) => {
      fc.pre(date > '0003-01-01' && date < '9997-01-01')
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(addDays(addDays(date, days), -days)).toBe(date)
    }),
  )
})

test('the text order of days is their order in time', () => {
  const days = ['2026-12-01', '2026-11-30', '2025-12-31', '2026-11-30'].map(isoDate)
  expect([...days].sort()).toEqual([...days].sort((one, other) => daysBetween(other, one)))
})

test('Monday is 1 and Sunday is 7', () => {
  expect(weekday(isoDate('2026-11-16'))).toBe(1)
  expect(weekday(isoDate('2026-11-22'))).toBe(7)
})

test.each([
  ['01/05/2024', '2024-01-05'],
  ['1/5/2024', '2024-01-05'],
  [' 12/31/1999 ', '1999-12-31'],
  ['2024-01-05', '2024-01-05'],
  ['02/29/2024', '2024-02-29'],
])('reads %s as %s', (text, date) => {
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
])('rejects %s as a day', (text) => {
  expect(parseEntryDate(text)).toBeUndefined()
})

test('formats a day as MM/dd/yyyy', () => {
  expect(formatEntryDate(isoDate('2024-01-05'))).toBe('01/05/2024')
  expect(parseEntryDate(formatEntryDate(isoDate('1990-12-31')))).toBe('1990-12-31')
})

test.each([
  ['1990-05-12', '2026-05-11', 35],
  ['1990-05-12', '2026-05-12', 36],
  ['1990-05-12', '1990-05-12', 0],
  ['2026-05-12', '2026-05-11', -1],
  ['2008-12-31', '2026-01-01', 17],
])('born %s, on %s: %i years', (birthDate, today, age) => {
  expect(ageInYears(isoDate(birthDate), isoDate(today))).toBe(age)
})

test('a person born on 29 February turns 18 on 1 March of a common year', () => {
  const birthDate = isoDate('2008-02-29')
  expect(isUnder18(birthDate, isoDate('2026-02-28'))).toBe(true)
  expect(isUnder18(birthDate, isoDate('2026-03-01'))).toBe(false)
})

test('a person is of age from the eighteenth birthday on', () => {
  expect(isUnder18(isoDate('2008-11-22'), isoDate('2026-11-21'))).toBe(true)
  expect(isUnder18(isoDate('2008-11-21'), isoDate('2026-11-21'))).toBe(false)
})
