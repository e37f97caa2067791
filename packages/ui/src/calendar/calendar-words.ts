/** What a calendar says, in the caller's language and calendar. */
export interface CalendarWords {
  /** Name of a month from 1, "Meskerem". */
  readonly month: (month: number) => string
  /** A year as shown, "2019" or "2019 ዓ.ም.". */
  readonly year: (year: number) => string
  /** Short and long names of the weekdays, Sunday first. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
  /** How a day is read aloud: "Monday, January 5, 2027, no free place". */
  readonly day: (isoDay: string, state: { readonly selected: boolean; readonly disabled: boolean }) => string
  readonly previousMonth: string
  readonly nextMonth: string
  /** Names of the two lists of a calendar with `jump`. */
  readonly monthList?: string
  readonly yearList?: string
}
