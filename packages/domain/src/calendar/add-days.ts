import type { IsoDate } from '../model.ts'
import { fromDayNumber, toDayNumber } from './day-number.ts'

/** The day `days` days later; earlier when negative. */
export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(toDayNumber(date) + days)

/** Days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => toDayNumber(to) - toDayNumber(from)

/** Negative when the first is earlier, 0 when equal, positive when later: for `sort`. */
export const compareDates = (first: IsoDate, second: IsoDate): number => toDayNumber(first) - toDayNumber(second)
