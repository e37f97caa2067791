import { fromEthiopian, isoDate, toEthiopian } from '@invea/domain/calendar'
import { calendarNames } from '@invea/locales/calendar'
import type { CalendarWords } from '../calendar.tsx'
import { type CalendarSystem, gregorian } from '../calendar-system.ts'

/** The other calendar of the gallery and the tests. The portals supply their own. */
export const ethiopian: CalendarSystem = {
  monthsInYear: 13,
  toParts: (isoDay) => toEthiopian(isoDate(isoDay)),
  toIso: (year, month, day) => fromEthiopian({ year, month, day }),
}

const names = calendarNames('en')
const shortNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

const wordsOf = (system: CalendarSystem, months: readonly string[], era: string): CalendarWords => ({
  month: (month) => months[month - 1] ?? '',
  year: (year) => `${year}${era}`,
  weekdays: shortNames.map((short, at) => ({ short, long: names.weekdays.at(at - 1) ?? '' })),
  day: (isoDay, { disabled }) => {
    const { year, month, day } = system.toParts(isoDay)
    return `${months[month - 1]} ${day}, ${year}${disabled ? ', not available' : ''}`
  },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
})

export const gregorianWords = wordsOf(gregorian, names.gregorianMonths, '')
export const ethiopianWords = wordsOf(ethiopian, names.ethiopianMonths, ' E.C.')
