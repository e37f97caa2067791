import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentInAddis, timeInAddis, todayInAddis, toMilliseconds } from './addis-ababa.ts'
import { isoDate } from './iso-date.ts'

const instant = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2120-01-01') })

test('the day changes at midnight in Addis Ababa, 21:00 UTC', () => {
  expect(todayInAddis('2026-11-20T20:59:59.999Z')).toBe('2026-11-20')
  expect(todayInAddis('2026-11-20T21:00:00.000Z')).toBe('2026-11-21')
  expect(todayInAddis('2026-11-20T18:00:00-03:00')).toBe('2026-11-21')
})

test('returns the time of a clock in Addis Ababa', () => {
  expect(timeInAddis('2026-11-21T05:30:59.999Z')).toBe('08:30')
  expect(timeInAddis('2026-11-20T21:00:00Z')).toBe('00:00')
  expect(timeInAddis('2026-11-20T20:59:00Z')).toBe('23:59')
})

test('day and time agree with date-fns-tz at every moment', () => {
  fc.assert(
    fc.property(instant, (now) => {
      expect(`${todayInAddis(now)} ${timeInAddis(now)}`).toBe(
        formatInTimeZone(now, 'Africa/Addis_Ababa', 'yyyy-MM-dd HH:mm'),
      )
    }),
  )
})

test('converts a day and time in Addis Ababa to one moment', () => {
  expect(momentInAddis(isoDate('2026-11-21'), '08:30')).toBe('2026-11-21T05:30:00.000Z')
  expect(momentInAddis(isoDate('2026-11-21'), '00:05')).toBe('2026-11-20T21:05:00.000Z')
})

test('reads a moment only from text or milliseconds', () => {
  expect(toMilliseconds('1970-01-01T00:00:01Z')).toBe(1000)
  expect(toMilliseconds(1000)).toBe(1000)
  expect(() => toMilliseconds('yesterday')).toThrow(new RangeError('Not a moment: yesterday'))
  expect(() => toMilliseconds(Number.NaN)).toThrow(RangeError)
})
