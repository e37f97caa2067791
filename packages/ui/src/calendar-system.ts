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

const dayLength = 86_400_000

const toDate = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`)

/** The ISO day a number of days later. */
export const addDays = (isoDay: string, days: number): string =>
  new Date(toDate(isoDay).getTime() + days * dayLength).toISOString().slice(0, 10)

/** 0 Monday to 6 Sunday. */
export const weekdayFromMonday = (isoDay: string): number => (toDate(isoDay).getUTCDay() + 6) % 7

/** Months of a calendar, counted from year 0, so that adding months is plain arithmetic. Days and weeks are the same in all calendars. */
export const monthsOf = ({ monthsInYear, toParts, toIso }: CalendarSystem) => {
  const indexOf = (isoDay: string): number => {
    const { year, month } = toParts(isoDay)
    return year * monthsInYear + month - 1
  }
  /** Year, and month from 1. */
  const partsOf = (index: number) => ({ year: Math.floor(index / monthsInYear), month: (index % monthsInYear) + 1 })
  const firstDay = (index: number): string => {
    const { year, month } = partsOf(index)
    return toIso(year, month, 1)
  }
  const lengthOf = (index: number): number => toParts(addDays(firstDay(index + 1), -1)).day
  /** The same day of another month, or the last day of a shorter one. */
  const addMonths = (isoDay: string, months: number): string => {
    const index = indexOf(isoDay) + months
    return addDays(firstDay(index), Math.min(toParts(isoDay).day, lengthOf(index)) - 1)
  }
  return { indexOf, partsOf, firstDay, lengthOf, addMonths }
}
