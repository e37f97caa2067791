import {
  type Calendar,
  ethiopianMonthNames,
  formatDate,
  fromEthiopian,
  gregorianMonthNames,
  type IsoDate,
  type Language,
  shortWeekdayNames,
  toEthiopian,
  weekdayNames,
} from '@invea/domain'
import type { CalendarSystem, CalendarWords } from '@invea/ui/calendar'

/** The Ethiopian calendar for the month picker. */
export const ethiopic: CalendarSystem = {
  monthsInYear: 13,
  toParts: (isoDay) => toEthiopian(isoDay as IsoDate),
  toIso: (year, month, day) => fromEthiopian({ year, month, day }),
}

const monthNames: Record<Calendar, Record<Language, readonly string[]>> = {
  gregorian: gregorianMonthNames,
  ethiopic: ethiopianMonthNames,
}

/** A list that begins on Sunday, as the picker counts, from one that begins on Monday, as the names are kept. */
const sundayFirst = <T>(names: readonly T[]): readonly T[] => [...names.slice(6), ...names.slice(0, 6)]

/** What the month picker says in a language and calendar; `full` is said of days that cannot be chosen. */
export const calendarWords = (
  language: Language,
  calendar: Calendar,
  labels: { readonly previousMonth: string; readonly nextMonth: string; readonly full: string },
): CalendarWords => ({
  month: (month) => monthNames[calendar][language][month - 1] ?? '',
  year: String,
  weekdays: sundayFirst(
    shortWeekdayNames[language].map((short, at) => ({ short, long: weekdayNames[language][at] ?? short })),
  ),
  day: (isoDay, { disabled }) => {
    const day = formatDate(isoDay as IsoDate, { language, calendar, style: 'full', marked: true })
    return disabled ? `${day}, ${labels.full}` : day
  },
  previousMonth: labels.previousMonth,
  nextMonth: labels.nextMonth,
})
