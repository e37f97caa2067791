import type { IsoDate } from '../model/scalars.ts'
import { fromDayNumber, toDayNumber } from './iso-date.ts'

/** A day of the Ethiopian calendar, era Amete Mihret (E.C.). Month 13 is Pagume. */
export interface EthiopianDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Shifts 365 Y + floor(Y / 4) + 30 (M - 1) + D to days from 1970-01-01. */
const era = -716_733

/** Every fourth year is a leap year, without exception: 2015, 2019, 2023 E.C. */
export const isEthiopianLeapYear = (year: number): boolean => year % 4 === 3

/** Twelve months of 30 days; Pagume has 5, or 6 in a leap year. */
export const daysInEthiopianMonth = (year: number, month: number): number => {
  if (month <= 12) return 30
  return isEthiopianLeapYear(year) ? 6 : 5
}

/** The last year whose days all have a Gregorian year of four digits. */
const lastYear = 9991

/** Whether the day exists. 6 Pagume exists only in leap years. */
export const isEthiopianDate = ({ year, month, day }: EthiopianDate): boolean =>
  Number.isInteger(year) &&
  Number.isInteger(month) &&
  Number.isInteger(day) &&
  year >= 1 &&
  year <= lastYear &&
  month >= 1 &&
  month <= 13 &&
  day >= 1 &&
  day <= daysInEthiopianMonth(year, month)

/**
 * Converts to the same day on the Gregorian calendar. Throws a RangeError when the Ethiopian day does not exist. Check the input first.
 *
 * @example
 * fromEthiopian({ year: 2019, month: 3, day: 12 }) // => '2026-11-21'
 */
export const fromEthiopian = (date: EthiopianDate): IsoDate => {
  if (!isEthiopianDate(date)) throw new RangeError(`Not an Ethiopian day: ${date.year}-${date.month}-${date.day}`)
  return fromDayNumber(era + 365 * date.year + Math.floor(date.year / 4) + 30 * (date.month - 1) + date.day)
}

/**
 * Converts to the same day on the Ethiopian calendar, for days from 0008-08-27 on (1 Meskerem of year 1). Month 13 is Pagume.
 *
 * @example
 * toEthiopian(isoDate('2026-11-21')) // => { year: 2019, month: 3, day: 12 }
 */
export const toEthiopian = (date: IsoDate): EthiopianDate => {
  const sinceEra = toDayNumber(date) - era - 1
  const cycle = Math.floor(sinceEra / 1461)
  const dayOfCycle = sinceEra - cycle * 1461
  // The last day of a leap year would count as the fourth year without the bound.
  const yearOfCycle = Math.min(3, Math.floor(dayOfCycle / 365))
  const dayOfYear = dayOfCycle - yearOfCycle * 365
  return { year: cycle * 4 + yearOfCycle, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 }
}

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** Reads an Ethiopian day written day/month/year, as is usual in Ethiopia, or year-month-day. Undefined when it does not exist. */
export const parseEthiopianDate = (text: string): EthiopianDate | undefined => {
  const trimmed = text.trim()
  const [, firstDay, firstMonth, firstYear] = dayFirst.exec(trimmed) ?? []
  const [, year = firstYear, month = firstMonth, day = firstDay] = yearFirst.exec(trimmed) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isEthiopianDate(date) ? date : undefined
}
