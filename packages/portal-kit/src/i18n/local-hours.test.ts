import { isoDate } from '@invea/domain'
import { expect, test } from 'vitest'
import { localOfficeHours } from './local-time.tsx'

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
