import type { IsoDate } from '../model.ts'

/** Days of a 400-year Gregorian cycle. */
const cycleDays = 146_097
/** From 0000-03-01, where the algorithm counts, to 1970-01-01. */
const epochDays = 719_468

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/**
 * Days from 1970-01-01 to a civil year, month (1-12) and day of the proleptic Gregorian calendar.
 *
 * Plain arithmetic instead of `Date`, so that no time zone can shift a day. Years start in March, which puts the leap day last.
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

/** The civil day that is this many days after 1970-01-01. Throws a RangeError outside the years 1 to 9999. */
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
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`No civil day for day number ${dayNumber}`)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate
}
