import type { IsoDate } from '../model.ts'
import { toDayNumber } from './day-number.ts'

/** Monday is 1, Sunday is 7, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The day of the week. */
export const weekday = (date: IsoDate): Weekday => {
  // 1970-01-01 was a Thursday. The double modulo keeps days before it positive.
  const fromMonday = (((toDayNumber(date) + 3) % 7) + 7) % 7
  return (fromMonday + 1) as Weekday
}
