import { addDays, fromDayNumber, toDayNumber, type Weekday, weekday, weekdayOfDayNumber } from '../calendar/iso-date.ts'
import type { IsoDate } from '../model/scalars.ts'
import { findHoliday } from './holidays.ts'
import { officeHours } from './office-hours.ts'

/**
 * Changes of an office's calendar: local closures, announced moon sightings, working Saturdays.
 *
 * @example
 * const closures: Closures = { closed: [isoDate('2026-12-02')] }
 * addWorkingDays(isoDate('2026-12-01'), 1, closures) // => '2026-12-03'
 */
export interface Closures {
  /** Days closed in addition to weekends and holidays. */
  readonly closed?: readonly IsoDate[] | undefined
  /** Days open on a weekend or holiday. */
  readonly open?: readonly IsoDate[] | undefined
}

const workingWeekdays: readonly number[] = officeHours.weekdays

const isOpen = (date: IsoDate, dayOfWeek: Weekday, { closed = [], open = [] }: Closures): boolean => {
  if (open.includes(date)) return true
  if (!workingWeekdays.includes(dayOfWeek) || closed.includes(date)) return false
  return findHoliday(date) === undefined
}

/**
 * Whether offices work on a day: Monday to Friday (D5), except public holidays. The office's own changes come first.
 *
 * @example
 * isWorkingDay(isoDate('2026-11-21')) // => false
 */
export const isWorkingDay = (date: IsoDate, closures: Closures = {}): boolean => isOpen(date, weekday(date), closures)

/**
 * The working day that is `days` working days after a day. The day itself does not count. 0 returns the day itself. Throws a RangeError
 * when `days` is no whole number from 0.
 *
 * @example
 * addWorkingDays(isoDate('2026-12-01'), 15) // => '2026-12-22'
 */
export const addWorkingDays = (date: IsoDate, days: number, closures: Closures = {}): IsoDate => {
  if (!(days >= 0) || days % 1 !== 0) throw new RangeError(`Not a number of days: ${days}`)
  let reached = date
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached, closures)) left -= 1
  }
  return reached
}

/** The working days from one day to another, both included, in order. */
export const workingDays = (from: IsoDate, to: IsoDate, closures: Closures = {}): readonly IsoDate[] => {
  const days: IsoDate[] = []
  const last = toDayNumber(to)
  for (let day = toDayNumber(from); day <= last; day++) {
    const dayOfWeek = weekdayOfDayNumber(day)
    // Writing the date takes most of the time (`peers`), and most weekends need none.
    if (!closures.open?.length && !workingWeekdays.includes(dayOfWeek)) continue
    const date = fromDayNumber(day)
    if (isOpen(date, dayOfWeek, closures)) days.push(date)
  }
  return days
}

/** The last working day before a day. */
export const previousWorkingDay = (day: IsoDate, closures: Closures = {}): IsoDate => {
  const before = addDays(day, -1)
  return isWorkingDay(before, closures) ? before : previousWorkingDay(before, closures)
}
