import { daysBetween } from '../calendar/add-days.ts'
import { civilToDayNumber, fromDayNumber } from '../calendar/day-number.ts'
import { toEthiopian } from '../calendar/ethiopian-date.ts'
import type { IsoDate } from '../model.ts'
import { fasika } from './fasika.ts'
import { isTentativeYear, type SightedHoliday, sightedHolidaysOf } from './sighted-holidays.ts'

/** The public holidays of Proclamation 1334/2024 on which offices are closed. Ginbot 20 is not among them any more. */
export type Holiday =
  | 'enkutatash'
  | 'meskel'
  | 'genna'
  | 'timket'
  | 'adwa'
  | 'siklet'
  | 'fasika'
  | 'labour'
  | 'patriots'
  | SightedHoliday

/** Holidays that fall on the same Ethiopian day each year: [month, day]. */
const fixedDays: readonly (readonly [Holiday, month: number, day: number])[] = [
  ['enkutatash', 1, 1],
  ['meskel', 1, 17],
  ['timket', 5, 11],
  ['adwa', 6, 23],
  ['labour', 8, 23],
  ['patriots', 8, 27],
]

/** Genna stays on 7 January: 28 Tahsas in the year after a leap year, else 29 Tahsas. */
const gennaDay = (ethiopianYear: number): number => (ethiopianYear % 4 === 0 ? 28 : 29)

/** Fasika and the Friday before it. Both fall in April or May, 1900 to 2099. */
const easterHoliday = (date: IsoDate): Holiday | undefined => {
  const month = date.slice(5, 7)
  if (month !== '04' && month !== '05') return undefined
  const days = daysBetween(date, fasika(Number(date.slice(0, 4))))
  if (days === 0) return 'fasika'
  return days === 2 ? 'siklet' : undefined
}

/** The holiday of a civil day, 1900 to 2099; where two meet on a day, the fixed one. Sighted ones are a table from 2026 to 2028, and tentative after it. */
export const findHoliday = (date: IsoDate): Holiday | undefined => {
  const { year, month, day } = toEthiopian(date)
  if (month === 4 && day === gennaDay(year)) return 'genna'
  const fixed = fixedDays.find(([, fixedMonth, fixedDay]) => fixedMonth === month && fixedDay === day)
  if (fixed) return fixed[0]
  return easterHoliday(date) ?? sightedHolidaysOf(Number(date.slice(0, 4))).find(([, sighted]) => sighted === date)?.[0]
}

/** A holiday of a year. */
export interface HolidayOnDay {
  readonly holiday: Holiday
  readonly date: IsoDate
  /** Computed, and announced later: the operator sets the day. */
  readonly tentative?: true
}

/** The holidays of a Gregorian year, 1900 to 2099, in order of days; two may share one. */
export const holidaysOf = (year: number): readonly HolidayOnDay[] => {
  const sighted = sightedHolidaysOf(year)
  const mark = isTentativeYear(year) ? ({ tentative: true } as const) : {}
  const isSighted = (holiday: Holiday) => sighted.some(([name]) => name === holiday)
  const first = civilToDayNumber(year, 1, 1)
  const days = Array.from({ length: civilToDayNumber(year + 1, 1, 1) - first }, (_, day) => fromDayNumber(first + day))
  return days.flatMap((date) => {
    const holiday = findHoliday(date)
    if (!holiday) return []
    // Only a sighted holiday can fall on the day of another one.
    const also = sighted.filter(([name, day]) => day === date && name !== holiday)
    return [
      { holiday, date, ...(isSighted(holiday) && mark) },
      ...also.map(([name]): HolidayOnDay => ({ holiday: name, date, ...mark })),
    ]
  })
}
