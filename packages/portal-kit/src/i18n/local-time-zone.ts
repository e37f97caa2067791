import type { IsoDate } from '@invea/domain'
import { momentInAddis, type TimeOfDay } from '@invea/domain/calendar'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Converts an Addis Ababa time to the device's time zone; undefined when hour and day are the same. `zone` is for tests.
 */
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
