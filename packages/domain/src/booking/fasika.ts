import { civilToDayNumber, fromDayNumber } from '../calendar/day-number.ts'
import type { IsoDate } from '../model.ts'

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
