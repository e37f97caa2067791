import { fromEthiopian } from '../calendar/ethiopian-date.ts'
import { addDays, civilToDayNumber, fromDayNumber, isoDate } from '../calendar/iso-date.ts'
import type { IsoDate } from '../model/scalars.ts'

/** Days from a Julian date to the same date on the Gregorian calendar, 1900 to 2099. */
const julianShift = 13

/** Orthodox Easter of a Gregorian year, 1900 to 2099, by Meeus's Julian computus; always a Sunday. */
export const fasika = (year: number): IsoDate => {
  const moon = (19 * (year % 19) + 15) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const fromMarch = moon + week + 114
  const julian = civilToDayNumber(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1)
  return fromDayNumber(julian + julianShift)
}

/** Muslim holidays, whose day depends on the sighting of the moon. */
export type SightedHoliday = 'eidAlFitr' | 'eidAlAdha' | 'mawlid'

/**
 * Expected days from 2026 to 2028 by the Umm al-Qura calendar. The announced day may be one day earlier or later. Announced days
 * replace these through `Closures` (operator setting), without a new release.
 */
const expectedDays: readonly (readonly [SightedHoliday, IsoDate])[] = /* @__PURE__ */ (
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
export const holidayTableYears = { first: 2026, last: 2028 } as const

/** Days of the Islamic year: [month, day]. */
const islamicDays: readonly (readonly [SightedHoliday, month: number, day: number])[] = [
  ['mawlid', 3, 12],
  ['eidAlFitr', 10, 1],
  ['eidAlAdha', 12, 10],
]

/** A day of the tabular Islamic calendar (civil epoch). The sighted day may differ by one or two days. */
const islamicDate = (year: number, month: number, day: number): IsoDate =>
  fromDayNumber(day + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) - 492_149)

/** Muslim holidays of a Gregorian year to 2099 by the tabular calendar, after the table. Each is there twice in about one of 33 years. */
export const computedHolidays = (year: number): readonly (readonly [SightedHoliday, IsoDate])[] => {
  const about = Math.floor(((year - 622) * 33) / 32)
  return [about - 1, about, about + 1, about + 2]
    .flatMap((islamicYear) =>
      islamicDays.map(([holiday, month, day]) => [holiday, islamicDate(islamicYear, month, day)] as const),
    )
    .filter(([, date]) => Number(date.slice(0, 4)) === year)
}

/** Whether the year is after the table. Its Muslim holidays are computed, and tentative until the operator enters the announced days. */
export const isTentativeYear = (year: number): boolean => year > holidayTableYears.last

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))

/** Muslim holidays that include those of this year. The result may include other years. */
const sightedTable = (year: number): readonly (readonly [SightedHoliday, IsoDate])[] =>
  isTentativeYear(year) ? computedHolidays(year) : expectedDays

/** The Muslim holidays of a Gregorian year: from the table, or computed for a year after it, to 2099. None for a year before it. */
export const sightedHolidaysOf = (year: number): readonly (readonly [SightedHoliday, IsoDate])[] =>
  sightedTable(year).filter(([, date]) => yearOf(date) === year)

/** True from the first day of the table's last year, to warn the operator. Without new days, an office may be open on a holiday. */
export const holidayTableEndsSoon = (today: IsoDate): boolean => Number(today.slice(0, 4)) >= holidayTableYears.last

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

type NamedDay = readonly [Holiday, IsoDate]

/** Holidays that fall on the same Ethiopian day each year: [month, day]. */
const fixedDays: readonly (readonly [Holiday, month: number, day: number])[] = [
  ['enkutatash', 1, 1],
  ['meskel', 1, 17],
  ['timket', 5, 11],
  ['adwa', 6, 23],
  ['labour', 8, 23],
  ['patriots', 8, 27],
]

/** Genna is always on 7 January: 28 Tahsas in the year after a leap year, otherwise 29 Tahsas. */
const gennaDay = (ethiopianYear: number): number => (ethiopianYear % 4 === 0 ? 28 : 29)

/** The holidays of a Gregorian year: first those with a fixed day, then Siklet and Fasika, then the Muslim ones. */
const namedDaysOf = (year: number): readonly NamedDay[] => {
  if (year < 1900 || year > 2099) return []
  const easter = fasika(year)
  const fixed = [year - 8, year - 7].flatMap((ethiopianYear) =>
    [...fixedDays, ['genna', 4, gennaDay(ethiopianYear)] as const].map(
      ([holiday, month, day]): NamedDay => [holiday, fromEthiopian({ year: ethiopianYear, month, day })],
    ),
  )
  const inYear = fixed.filter(([, date]) => yearOf(date) === year)
  return [...inYear, ['siklet', addDays(easter, -2)], ['fasika', easter], ...sightedHolidaysOf(year)]
}

/** The first holiday of each day, by year. Computed once for each year. */
const firstByDay = /* @__PURE__ */ new Map<number, ReadonlyMap<IsoDate, Holiday>>()

/**
 * The holiday of a civil day, 1900 to 2099. When two are on one day: a holiday with a fixed day first, then Fasika or Siklet, then a
 * Muslim holiday. Muslim holidays are in a table from 2026 to 2028 and computed after it. There are none before 2026.
 *
 * @example
 * findHoliday(isoDate('2027-01-07')) // => 'genna'
 * findHoliday(isoDate('2027-01-08')) // => undefined
 */
export const findHoliday = (date: IsoDate): Holiday | undefined => {
  const year = yearOf(date)
  const days = firstByDay.get(year) ?? new Map([...namedDaysOf(year)].reverse().map(([holiday, day]) => [day, holiday]))
  firstByDay.set(year, days)
  return days.get(date)
}

/** A holiday with its day. */
export interface HolidayOnDay {
  readonly holiday: Holiday
  readonly date: IsoDate
  /**
   * The day is computed. The operator enters the day when it is announced. The days of the table have no mark, and can also be one day
   * earlier or later.
   */
  readonly tentative?: true
}

/**
 * The holidays of a Gregorian year, 1900 to 2099, in order of days. Holidays on one day are all listed, first the one that
 * `findHoliday` returns. `tentative` marks computed Muslim holidays.
 *
 * @public
 * @example
 * holidaysOf(2026)[0] // => { holiday: 'genna', date: '2026-01-07' }
 */
export const holidaysOf = (year: number): readonly HolidayOnDay[] => {
  const sighted = new Set<Holiday>(islamicDays.map(([holiday]) => holiday))
  const isTentative = isTentativeYear(year)
  return namedDaysOf(year)
    .map(([holiday, date]) => ({
      holiday,
      date,
      ...(isTentative && sighted.has(holiday) && { tentative: true as const }),
    }))
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}
