// Names of months, weekdays and public holidays, without the other texts.
import am from '../am/calendar.json' with { type: 'json' }
import amHoliday from '../am/holiday.json' with { type: 'json' }
import en from '../en/calendar.json' with { type: 'json' }
import enHoliday from '../en/holiday.json' with { type: 'json' }
import om from '../om/calendar.json' with { type: 'json' }
import omHoliday from '../om/holiday.json' with { type: 'json' }
import ti from '../ti/calendar.json' with { type: 'json' }
import tiHoliday from '../ti/holiday.json' with { type: 'json' }
import type { Language } from './languages.ts'
import type { Resources } from './resources.gen.ts'

/** Names of one language, in the order of the calendar. */
export interface CalendarNames {
  /** Thirteen months, Meskerem to Pagume. */
  readonly ethiopianMonths: readonly string[]
  /** Twelve months. */
  readonly gregorianMonths: readonly string[]
  /** Monday to Sunday, in full. */
  readonly weekdays: readonly string[]
  /** Monday to Sunday, short, for the header of a calendar. */
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

const holidays = { en: enHoliday, am: amHoliday, om: omHoliday, ti: tiHoliday }

/**
 * The name of a public holiday that `findHoliday` and `holidaysOf` of `@invea/domain/holidays` return.
 *
 * @example
 * holidayName('genna', 'en') // => 'Ethiopian Christmas (Genna)'
 */
export const holidayName = (holiday: keyof Resources['holiday'], language: Language): string =>
  holidays[language][holiday]
