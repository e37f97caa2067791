/** How days are named in one calendar. Gregorian needs none; the Ethiopian one comes from the caller. */
export interface CalendarSystem {
  /** 12, or 13 in the Ethiopian calendar. */
  readonly monthsInYear: number
  /** An ISO day (yyyy-MM-dd) as year, month from 1, day from 1. */
  readonly toParts: (isoDay: string) => { readonly year: number; readonly month: number; readonly day: number }
  /** The other way round, yyyy-MM-dd. */
  readonly toIso: (year: number, month: number, day: number) => string
}

/** The calendar of the page's own dates: parts read from the ISO text. */
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
