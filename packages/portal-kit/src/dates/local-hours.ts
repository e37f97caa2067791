import { type IsoDate, officeHours, type TimeOfDay } from '@invea/domain'
import { timeInLocalZone } from './local-time-zone.ts'

/** Office hours of one day in the device's time zone; `open` may be on the day before, `close` on the day after. */
export interface LocalHours {
  readonly open: TimeOfDay
  readonly close: TimeOfDay
  readonly shift: 'none' | 'before' | 'after'
}

/** Returns a day's office hours in the device's time zone; undefined when it is the same as in Addis Ababa. `zone` is for tests. */
export const localOfficeHours = (date: IsoDate, zone?: string): LocalHours | undefined => {
  const open = timeInLocalZone(date, officeHours.opens, zone)
  const close = timeInLocalZone(date, officeHours.closes, zone)
  if (!open || !close) return undefined
  const shift = open.date < date ? 'before' : close.date > date ? 'after' : 'none'
  return { open: open.time, close: close.time, shift }
}
