import type { IsoDate } from '../model.ts'
import { civilToDayNumber, fromDayNumber } from './day-number.ts'

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The civil day of a year, month (1-12) and day of the Gregorian calendar; undefined where no such day exists. */
export const civilDate = (year: number, month: number, day: number): IsoDate | undefined => {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined
  const date = fromDayNumber(civilToDayNumber(year, month, day))
  // 31 April rolls over into May: the day read back differs from the day given.
  return Number(date.slice(8, 10)) === day ? date : undefined
}

/** Reads `yyyy-MM-dd`; undefined for any other shape or a day that does not exist. */
export const parseIsoDate = (text: string): IsoDate | undefined => {
  const [, year, month, day] = pattern.exec(text) ?? []
  return civilDate(Number(year), Number(month), Number(day))
}

/** Whether the text is an existing day written `yyyy-MM-dd`. */
export const isIsoDate = (text: string): text is IsoDate => parseIsoDate(text) !== undefined

/** The day written in the program text. Throws a RangeError where it does not exist: a bug, not an input. */
export const isoDate = (text: string): IsoDate => {
  const date = parseIsoDate(text)
  if (!date) throw new RangeError(`Not a day: ${text}`)
  return date
}
