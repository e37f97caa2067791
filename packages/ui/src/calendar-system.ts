import type { DayPickerProps } from 'react-day-picker'

/** Converts days of a calendar. The Gregorian calendar is built in; the caller supplies the Ethiopian one. */
export interface CalendarSystem {
  /** 12, or 13 in the Ethiopian calendar. */
  readonly monthsInYear: number
  /** An ISO day (yyyy-MM-dd) as year, month from 1, day from 1. */
  readonly toParts: (isoDay: string) => { readonly year: number; readonly month: number; readonly day: number }
  /** Year, month and day as an ISO day (yyyy-MM-dd). */
  readonly toIso: (year: number, month: number, day: number) => string
}

/** The Gregorian calendar: reads the parts from the ISO text. */
export const gregorian: CalendarSystem = {
  monthsInYear: 12,
  toParts: (isoDay) => ({
    year: Number(isoDay.slice(0, 4)),
    month: Number(isoDay.slice(5, 7)),
    day: Number(isoDay.slice(8, 10)),
  }),
  toIso: (year, month, day) =>
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
}

/** Local midnight of an ISO day, because the day picker uses local dates. They never leave this package. */
export const toLocalDate = (isoDay: string): Date => {
  const { year, month, day } = gregorian.toParts(isoDay)
  return new Date(year, month - 1, day)
}

/** The ISO day of a local date, at any hour. */
export const toIsoDay = (date: Date): string => gregorian.toIso(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** Month and year arithmetic of the picker in another calendar. Days and weeks are the same in all calendars. */
export const dateLibOf = ({ monthsInYear, toParts, toIso }: CalendarSystem): NonNullable<DayPickerProps['dateLib']> => {
  const partsOf = (date: Date) => toParts(toIsoDay(date))
  // Counts months from year 0, so that adding months is plain arithmetic.
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
    Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) =>
      startOfIndex(from + index * step),
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
