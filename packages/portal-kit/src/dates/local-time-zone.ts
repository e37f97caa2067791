import { type IsoDate, momentInAddis, type TimeOfDay } from '@invea/domain'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * A time in Addis Ababa on the visitor's own clock, when that shows another hour or day; undefined when it does not.
 * `zone` is for tests; the device's own when absent.
 */
export const timeInOwnZone = (
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
  const ownTime = `${two(part('hour'))}:${two(part('minute'))}`
  return ownDate === date && ownTime === time ? undefined : { date: ownDate, time: ownTime }
}
