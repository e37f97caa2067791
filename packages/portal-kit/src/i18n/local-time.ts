import { formatTime, type IsoDate, type Language } from '@invea/domain'
import { momentInAddis, type TimeOfDay } from '@invea/domain/calendar'
import { officeHours } from '@invea/domain/holidays'

const two = (value: number) => String(value).padStart(2, '0')

/** Converts an Addis Ababa time to the device's zone (`zone` in tests); undefined when hour and day are the same. */
export const timeInLocalZone = (
  date: IsoDate,
  time: TimeOfDay,
  zone?: string,
): { readonly date: IsoDate; readonly time: TimeOfDay } | undefined => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...(zone !== undefined && { timeZone: zone }),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(momentInAddis(date, time)))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value)
  const ownDate = `${part('year')}-${two(part('month'))}-${two(part('day'))}` as IsoDate
  const localTime = `${two(part('hour'))}:${two(part('minute'))}`
  return ownDate === date && localTime === time ? undefined : { date: ownDate, time: localTime }
}

/** A time of the device in the form of the other times of the page, on one line. No one abroad uses the Ethiopian clock for it. */
export const formatLocalTime = (time: TimeOfDay, language: Language): string =>
  formatTime(time, { language, clock: 'international' }).replace(' ', '\u{a0}')

/** Office hours of one day in the device's time zone; `open` may be on the day before, `close` on the day after. */
export interface LocalOfficeHours {
  readonly open: TimeOfDay
  readonly close: TimeOfDay
  readonly shift: 'none' | 'before' | 'after'
}

/** Returns a day's office hours in the device's time zone; undefined when it is the same as in Addis Ababa. `zone` is for tests. */
export const localOfficeHours = (date: IsoDate, zone?: string): LocalOfficeHours | undefined => {
  const open = timeInLocalZone(date, officeHours.opens, zone)
  const close = timeInLocalZone(date, officeHours.closes, zone)
  if (!open || !close) return undefined
  const shift = open.date < date ? 'before' : close.date > date ? 'after' : 'none'
  return { open: open.time, close: close.time, shift }
}
