import type { IsoDate } from '../model/scalars.ts'
import { fromEthiopian, parseEthiopianDate } from './ethiopian-date.ts'
import type { Calendar } from './format-date.ts'
import { civilDate, parseEntryDate } from './iso-date.ts'

const numbers = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})$/

/** Every Gregorian day that typed digits may mean: month first, then day first. Year first when the text starts with a year. */
const gregorianReadings = (text: string): readonly IsoDate[] => {
  const [first = 0, second = 0, last = 0] = numbers.exec(text.trim())?.slice(1).map(Number) ?? []
  const readings =
    first > 31 ? [civilDate(first, second, last)] : [civilDate(last, first, second), civilDate(last, second, first)]
  return [...new Set(readings.filter((date) => date !== undefined))]
}

const dayIn = (text: string, calendar: Calendar): IsoDate | undefined => {
  if (calendar === 'gregorian') return parseEntryDate(text)
  const date = parseEthiopianDate(text)
  return date && fromEthiopian(date)
}

/** The earliest and the latest day of a field, both included. */
export interface DateBounds {
  readonly earliest?: IsoDate | undefined
  readonly latest?: IsoDate | undefined
}

/**
 * Other days that a typed text may mean, to offer besides the one in the chosen calendar. In the Gregorian calendar: the day-first
 * reading, for 31/01/1990 and for the ambiguous 05/06/1990. In the Ethiopian calendar, when the text is not an Ethiopian day within the
 * bounds or is written 1990-01-31: the Ethiopian day with the month first, then Gregorian days.
 */
export const otherReadings = (
  text: string,
  calendar: Calendar,
  { earliest = '0001-01-01' as IsoDate, latest = '9999-12-31' as IsoDate }: DateBounds = {},
): readonly IsoDate[] => {
  const isWithin = (date: IsoDate) => date >= earliest && date <= latest
  const meant = dayIn(text, calendar)
  const isPlausible = meant !== undefined && isWithin(meant)
  if (calendar === 'ethiopic' && isPlausible && !/^\s*\d{4}\D/.test(text)) return []
  const swapped = dayIn(text.trim().replace(numbers, '$2/$1/$3'), calendar)
  const readings = new Set([...(swapped ? [swapped] : []), ...gregorianReadings(text)])
  return [...readings].filter((date) => date !== meant && isWithin(date))
}
