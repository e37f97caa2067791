import { addDays, bookingWindow, formatBothCalendars, type IsoDate, isoDate, todayInAddis } from '@invea/domain'
import { momentInAddis, timeInAddis } from '@invea/domain/calendar'
import { afterAll, describe, expect, test } from 'vitest'
import { localOfficeHours, timeInLocalZone } from './local-time.ts'

/** All time zone offsets, with half and quarter hours and with daylight saving time in both hemispheres. */
const zones = [
  ['Pacific/Pago_Pago', -660],
  ['Pacific/Honolulu', -600],
  ['America/Los_Angeles', -480],
  ['America/New_York', -300],
  ['America/St_Johns', -210],
  ['Europe/London', 0],
  ['Africa/Addis_Ababa', 180],
  ['Asia/Kathmandu', 345],
  ['Australia/Sydney', 600],
  ['Pacific/Chatham', 765],
  ['Pacific/Kiritimati', 840],
] as const

const here = process.env.TZ
afterAll(() => {
  process.env.TZ = here
})

/** Around the changes to and from daylight saving time, the Ethiopian new year, and a leap day. */
const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-11', '2026-10-25', '2026-11-01', '2028-02-29'].map(
  (day) => isoDate(day),
)
const times = ['00:00', '00:30', '08:00', '08:30', '12:00', '16:30', '23:30', '23:59']

/** All texts of a date and time, joined. */
const allTexts = (date: IsoDate, time: string) => {
  const moment = momentInAddis(date, time)
  return [
    moment,
    todayInAddis(moment),
    timeInAddis(moment),
    formatBothCalendars(date, { language: 'en', calendar: 'gregorian', style: 'full' }),
    addDays(date, 30),
    JSON.stringify(bookingWindow({ minDays: 2, maxDays: 60 }, date)),
  ].join(' | ')
}

process.env.TZ = 'UTC'
const atHome = days.map((date) => times.map((time) => allTexts(date, time)))

describe.each(zones)('on a device in %s', (zone, standardOffset) => {
  test('dates and times of Addis Ababa are the same in every time zone', () => {
    process.env.TZ = zone
    // Proves that the time zone is set; otherwise this test could not fail.
    const isSouthern = zone.startsWith('Australia') || zone === 'Pacific/Chatham'
    const standardTime = new Date(2026, isSouthern ? 6 : 0, 15)
    expect(standardTime.getTimezoneOffset() + standardOffset).toBe(0)
    expect(days.map((date) => times.map((time) => allTexts(date, time)))).toEqual(atHome)
  })

  test('the local clock shows the same moment, and its day when that differs', () => {
    process.env.TZ = zone
    for (const date of days)
      for (const time of times) {
        const own = timeInLocalZone(date, time) ?? { date, time }
        // Formats with the device's own functions, not ours.
        const device = new Date(momentInAddis(date, time))
        const two = (value: number) => String(value).padStart(2, '0')
        expect(own).toEqual({
          date: `${device.getFullYear()}-${two(device.getMonth() + 1)}-${two(device.getDate())}`,
          time: `${two(device.getHours())}:${two(device.getMinutes())}`,
        })
        expect(Math.abs(Date.parse(own.date) - Date.parse(date))).toBeLessThanOrEqual(86_400_000)
      }
  })
})

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

const winter = isoDate('2026-11-23')
const summer = isoDate('2026-07-20')

test.each([
  ['Africa/Addis_Ababa', winter, undefined],
  ['Europe/London', winter, { open: '05:00', close: '14:00', shift: 'none' }],
  ['Europe/London', summer, { open: '06:00', close: '15:00', shift: 'none' }],
  ['America/Los_Angeles', winter, { open: '21:00', close: '06:00', shift: 'before' }],
  ['Pacific/Pago_Pago', winter, { open: '18:00', close: '03:00', shift: 'before' }],
  ['Australia/Sydney', winter, { open: '16:00', close: '01:00', shift: 'after' }],
  ['Pacific/Kiritimati', winter, { open: '19:00', close: '04:00', shift: 'after' }],
  ['Asia/Kathmandu', winter, { open: '10:45', close: '19:45', shift: 'none' }],
])('in %s on %s', (zone, date, hours) => {
  expect(localOfficeHours(date, zone)).toEqual(hours)
})
