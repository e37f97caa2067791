import type { DayPickerProps } from 'react-day-picker'
import type { CalendarSystem } from './calendar-system.ts'
import { toIsoDay, toLocalDate } from './iso-day.ts'

/** Every month and year question of the picker, answered in another calendar; days and weeks are the same in all. */
export const dateLibOf = ({ monthsInYear, toParts, toIso }: CalendarSystem): NonNullable<DayPickerProps['dateLib']> => {
  const partsOf = (date: Date) => toParts(toIsoDay(date))
  // Months counted through from year 0, so that adding is plain arithmetic.
  const monthIndex = (date: Date) => {
    const { year, month } = partsOf(date)
    return year * monthsInYear + month - 1
  }
  const startOfIndex = (index: number) =>
    toLocalDate(toIso(Math.floor(index / monthsInYear), (index % monthsInYear) + 1, 1))
  const lastDayBefore = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)
  const daysIn = (index: number) => partsOf(lastDayBefore(startOfIndex(index + 1))).day
  const inMonth = (date: Date, index: number) => {
    const start = startOfIndex(index)
    const day = Math.min(partsOf(date).day, daysIn(index))
    return new Date(start.getFullYear(), start.getMonth(), start.getDate() + day - 1)
  }
  const addMonths = (date: Date, amount: number) => inMonth(date, monthIndex(date) + amount)
  const yearOf = (date: Date) => partsOf(date).year
  const startOfYear = (date: Date) => startOfIndex(yearOf(date) * monthsInYear)
  const range = (from: number, to: number, step: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, place) =>
      startOfIndex(from + place * step),
    )
  return {
    addMonths,
    addYears: (date, amount) => addMonths(date, amount * monthsInYear),
    differenceInCalendarMonths: (left, right) => monthIndex(left) - monthIndex(right),
    eachMonthOfInterval: ({ start, end }) => range(monthIndex(new Date(start)), monthIndex(new Date(end)), 1),
    eachYearOfInterval: ({ start, end }) =>
      range(yearOf(new Date(start)) * monthsInYear, yearOf(new Date(end)) * monthsInYear, monthsInYear),
    startOfMonth: (date) => startOfIndex(monthIndex(date)),
    endOfMonth: (date) => lastDayBefore(startOfIndex(monthIndex(date) + 1)),
    startOfYear,
    endOfYear: (date) => lastDayBefore(startOfIndex((yearOf(date) + 1) * monthsInYear)),
    getMonth: (date) => partsOf(date).month - 1,
    getYear: yearOf,
    setMonth: (date, month) => inMonth(date, yearOf(date) * monthsInYear + month),
    setYear: (date, year) => inMonth(date, year * monthsInYear + partsOf(date).month - 1),
    isSameMonth: (left, right) => monthIndex(left) === monthIndex(right),
    isSameYear: (left, right) => yearOf(left) === yearOf(right),
    newDate: (year, month, day) => toLocalDate(toIso(year, month + 1, day)),
  }
}
