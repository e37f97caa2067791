import { isoDate } from '@invea/domain'
import { expect, test } from 'vitest'
import { timeInLocalZone } from './local-time.tsx'

const monday = isoDate('2026-11-23')

test('a visitor in the time zone of Ethiopia sees no second time', () => {
  expect(timeInLocalZone(monday, '08:30', 'Africa/Addis_Ababa')).toBeUndefined()
  expect(timeInLocalZone(monday, '08:30', 'Africa/Nairobi')).toBeUndefined()
})

test('a visitor abroad sees the time of their own clock', () => {
  expect(timeInLocalZone(monday, '08:30', 'Europe/London')).toEqual({ date: monday, time: '05:30' })
})

test('far away it may be another day', () => {
  expect(timeInLocalZone(monday, '08:30', 'America/Los_Angeles')).toEqual({
    date: isoDate('2026-11-22'),
    time: '21:30',
  })
})
