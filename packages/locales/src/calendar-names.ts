import am from '../am/calendar.json' with { type: 'json' }
import en from '../en/calendar.json' with { type: 'json' }
import om from '../om/calendar.json' with { type: 'json' }
import ti from '../ti/calendar.json' with { type: 'json' }
import type { Language } from './languages.ts'

/** Names of one language, in the order of the calendar. */
export interface CalendarNames {
  /** Thirteen months, Meskerem to Pagume. */
  readonly ethiopianMonths: readonly string[]
  /** Twelve months. */
  readonly gregorianMonths: readonly string[]
  /** Monday to Sunday. */
  readonly weekdays: readonly string[]
  /** Monday to Sunday, for the head of a calendar. */
  readonly shortWeekdays: readonly string[]
}

/**
 * Month and weekday names of both calendars. `Intl` lacks two of the four languages in browsers.
 *
 * @example
 * calendarNames('en').ethiopianMonths[0] // => 'Meskerem'
 */
export const calendarNames = (language: Language): CalendarNames => {
  const { ethiopianMonth, gregorianMonth, weekday, shortWeekday } = { en, am, om, ti }[language]
  return {
    ethiopianMonths: Object.values(ethiopianMonth),
    gregorianMonths: Object.values(gregorianMonth),
    weekdays: Object.values(weekday),
    shortWeekdays: Object.values(shortWeekday),
  }
}
