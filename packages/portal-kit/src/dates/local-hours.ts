import { type IsoDate, officeHours, type TimeOfDay } from '@invea/domain'
import { timeInOwnZone } from './local-time-zone.ts'

/** The office's hours of one day on the clock of the reader's device; `open` may be the evening before, `close` the night after. */
export interface OwnHours {
  readonly open: TimeOfDay
  readonly close: TimeOfDay
  readonly shift: 'none' | 'before' | 'after'
}

/** The hours of a day on the device's clock; undefined where it shows the same as Addis Ababa. `zone` is for tests. */
export const ownOfficeHours = (date: IsoDate, zone?: string): OwnHours | undefined => {
  const open = timeInOwnZone(date, officeHours.opens, zone)
  const close = timeInOwnZone(date, officeHours.closes, zone)
  if (!open || !close) return undefined
  const shift = open.date < date ? 'before' : close.date > date ? 'after' : 'none'
  return { open: open.time, close: close.time, shift }
}
