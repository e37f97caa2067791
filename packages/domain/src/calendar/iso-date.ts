import type { IsoDate } from '../model/scalars.ts'

/** Days of a 400-year Gregorian cycle. */
const cycleDays = 146_097
/** Days from 0000-03-01, the start of the algorithm, to 1970-01-01. */
const epochDays = 719_468

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/**
 * Days from 1970-01-01 to a civil year, month (1-12) and day of the proleptic Gregorian calendar.
 *
 * Uses arithmetic instead of `Date`, so that no time zone can shift a day. Years start in March, so that the leap day is last.
 */
export const civilToDayNumber = (year: number, month: number, day: number): number => {
  const marchYear = month <= 2 ? year - 1 : year
  const cycle = Math.floor(marchYear / 400)
  const yearOfCycle = marchYear - cycle * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear
  return cycle * cycleDays + dayOfCycle - epochDays
}

/** Days from 1970-01-01 to the day; negative before it. */
export const toDayNumber = (date: IsoDate): number =>
  civilToDayNumber(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)))

/** The civil day that is this many days after 1970-01-01. Throws a RangeError outside the years 1 to 9999, and for a fraction. */
export const fromDayNumber = (dayNumber: number): IsoDate => {
  const shifted = dayNumber + epochDays
  const cycle = Math.floor(shifted / cycleDays)
  const dayOfCycle = shifted - cycle * cycleDays
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
      365,
  )
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  if (!(Number.isInteger(dayNumber) && year >= 1 && year <= 9999))
    throw new RangeError(`No civil day for day number ${dayNumber}`)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The civil day of a year, month (1-12) and day of the Gregorian calendar, whole numbers; undefined where no such day exists. */
export const civilDate = (year: number, month: number, day: number): IsoDate | undefined => {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined
  const date = fromDayNumber(civilToDayNumber(year, month, day))
  // 31 April becomes 1 May, so the result differs from the input.
  return Number(date.slice(8, 10)) === day ? date : undefined
}

/** Reads `yyyy-MM-dd`; undefined for any other shape or a day that does not exist. */
export const parseIsoDate = (text: string): IsoDate | undefined => {
  const [, year, month, day] = pattern.exec(text) ?? []
  return civilDate(Number(year), Number(month), Number(day))
}

/**
 * Whether the text is an existing day written `yyyy-MM-dd`.
 *
 * @example
 * isIsoDate('2026-02-29') // => false
 */
export const isIsoDate = (text: string): text is IsoDate => parseIsoDate(text) !== undefined

/** Whether an unchecked value is an existing day written `yyyy-MM-dd`. */
export const isDay = (value: unknown): value is IsoDate => typeof value === 'string' && isIsoDate(value)

/**
 * A constant day of the program. Throws a RangeError when it does not exist, which is a bug.
 *
 * @example
 * isoDate('2026-11-21') // => '2026-11-21'
 */
export const isoDate = (text: string): IsoDate => {
  const date = parseIsoDate(text)
  if (!date) throw new RangeError(`Not a day: ${text}`)
  return date
}

/**
 * The day that is `days` days later, or earlier when negative. Throws a RangeError for a fraction, and outside the years 1 to 9999.
 *
 * @example
 * addDays(isoDate('2026-12-31'), 1) // => '2027-01-01'
 */
export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(toDayNumber(date) + days)

/**
 * Days from the first day to the second; negative when the second is earlier.
 *
 * @example
 * daysBetween(isoDate('2026-12-01'), isoDate('2026-11-30')) // => -1
 */
export const daysBetween = (from: IsoDate, to: IsoDate): number => toDayNumber(to) - toDayNumber(from)

/** Monday is 1, Sunday is 7, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The day of the week of a day number. */
export const weekdayOfDayNumber = (dayNumber: number): Weekday => {
  // 1970-01-01 was a Thursday. The double modulo keeps days before it positive.
  const fromMonday = (((dayNumber + 3) % 7) + 7) % 7
  return (fromMonday + 1) as Weekday
}

/** The day of the week. */
export const weekday = (date: IsoDate): Weekday => weekdayOfDayNumber(toDayNumber(date))

const entryPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * Reads a day as it is entered, MM/dd/yyyy (A §9), or as it is stored, yyyy-MM-dd.
 * Leading zeros may be left out; undefined for any other shape or a day that does not exist.
 */
export const parseEntryDate = (text: string): IsoDate | undefined => {
  const trimmed = text.trim()
  const [, month, day, year] = entryPattern.exec(trimmed) ?? []
  return year ? civilDate(Number(year), Number(month), Number(day)) : parseIsoDate(trimmed)
}

/** Writes a day as it is entered, MM/dd/yyyy (A §9). */
export const formatEntryDate = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`

/** A §9. */
export const adultAge = 18

/**
 * Age in whole years on a day (A §5), on the Gregorian calendar that the law and passports use.
 * A person born on 29 February has the birthday on 1 March in common years. Negative before birth.
 *
 * @example
 * ageInYears(isoDate('2008-02-29'), isoDate('2026-02-28')) // => 17
 */
export const ageInYears = (birthDate: IsoDate, today: IsoDate): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** A §5: under 18 on that day. */
export const isUnder18 = (birthDate: IsoDate, today: IsoDate): boolean => ageInYears(birthDate, today) < adultAge
