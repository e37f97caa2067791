import { fromDayNumber } from '../calendar/day-number.ts'
import { isoDate } from '../calendar/iso-date.ts'
import type { IsoDate } from '../model.ts'

/** Muslim holidays, whose day the sighting of the moon decides. */
export type SightedHoliday = 'eidAlFitr' | 'eidAlAdha' | 'mawlid'

/**
 * Expected days 2026 to 2028 by the Umm al-Qura computation, a day early or late; announced days replace them through
 * `Closures` (operator setting) without a new release.
 */
const confirmed: readonly (readonly [SightedHoliday, IsoDate])[] = /* @__PURE__ */ (
  [
    ['eidAlFitr', '2026-03-20'],
    ['eidAlAdha', '2026-05-27'],
    ['mawlid', '2026-08-25'],
    ['eidAlFitr', '2027-03-09'],
    ['eidAlAdha', '2027-05-16'],
    ['mawlid', '2027-08-14'],
    ['eidAlFitr', '2028-02-26'],
    ['eidAlAdha', '2028-05-05'],
    ['mawlid', '2028-08-03'],
  ] as const
).map(([holiday, date]) => [holiday, isoDate(date)])

/** The first and last year of the table. */
export const confirmedHolidayYears = { first: 2026, last: 2028 } as const

/** Days of the Islamic year: [month, day]. */
const islamicDays: readonly (readonly [SightedHoliday, month: number, day: number])[] = [
  ['mawlid', 3, 12],
  ['eidAlFitr', 10, 1],
  ['eidAlAdha', 12, 10],
]

/** A day of the tabular Islamic calendar (civil epoch), a day or two from what is sighted. */
const islamicDate = (year: number, month: number, day: number): IsoDate =>
  fromDayNumber(day + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) - 492_149)

/** The Muslim holidays of a Gregorian year by the tabular calendar, where no table has them; a year of 33 has one of them twice. */
export const computedHolidays = (year: number): readonly (readonly [SightedHoliday, IsoDate])[] => {
  const about = Math.floor(((year - 622) * 33) / 32)
  return [about - 1, about, about + 1, about + 2]
    .flatMap((islamicYear) =>
      islamicDays.map(([holiday, month, day]) => [holiday, islamicDate(islamicYear, month, day)] as const),
    )
    .filter(([, date]) => Number(date.slice(0, 4)) === year)
}

/** Whether the Muslim holidays of a year are computed: tentative until the operator enters the announced days. */
export const isTentativeYear = (year: number): boolean => year > confirmedHolidayYears.last

/** The Muslim holidays of a Gregorian year: expected days of the table, later ones computed; none before the table. */
export const sightedHolidaysOf = (year: number): readonly (readonly [SightedHoliday, IsoDate])[] =>
  isTentativeYear(year) ? computedHolidays(year) : confirmed.filter(([, date]) => Number(date.slice(0, 4)) === year)

/** From a year before the table ends the operator is warned: an office would be open on a holiday, or closed beside it. */
export const holidayTableEndsSoon = (today: IsoDate): boolean => Number(today.slice(0, 4)) >= confirmedHolidayYears.last
