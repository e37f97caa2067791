import type { CalendarWords } from '../calendar.tsx'
import { type CalendarSystem, gregorian } from '../calendar-system.ts'

/** Texts for the gallery and the tests. The portals supply their own. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((long) => ({
  long,
  short: long.slice(0, 2),
}))

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat([
  'August',
  'September',
  'October',
  'November',
  'December',
])

const accessibleName = (
  names: readonly string[],
  { year, month, day }: { year: number; month: number; day: number },
  disabled: boolean,
) => `${names[month - 1]} ${day}, ${year}${disabled ? ', not available' : ''}`

export const gregorianWords: CalendarWords = {
  month: (month) => months[month - 1] ?? '',
  year: String,
  weekdays,
  day: (isoDay, { disabled }) => accessibleName(months, gregorian.toParts(isoDay), disabled),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
}

const ethiopianMonths = ['Meskerem', 'Tikimt', 'Hidar', 'Tahsas', 'Tir', 'Yekatit', 'Megabit'].concat([
  'Miyazya',
  'Ginbot',
  'Sene',
  'Hamle',
  'Nehase',
  'Pagume',
])

export const ethiopianWords: CalendarWords = {
  ...gregorianWords,
  month: (month) => ethiopianMonths[month - 1] ?? '',
  year: (year) => `${year} E.C.`,
  day: (isoDay, { disabled }) => accessibleName(ethiopianMonths, ethiopian.toParts(isoDay), disabled),
}

// 1 Meskerem 2000 was 12 September 2007. Every fourth year has a sixth day of Pagume.
const epoch = Date.UTC(2007, 8, 12) / 86_400_000
const dayNumber = (year: number, month: number, day: number) => {
  const years = year - 2000
  return epoch + 365 * years + Math.floor(year / 4) - Math.floor(2000 / 4) + 30 * (month - 1) + day - 1
}

/** A minimal Ethiopian calendar, which shows that another calendar can be used. */
export const ethiopian: CalendarSystem = {
  monthsInYear: 13,
  toParts: (isoDay) => {
    const days = Date.parse(isoDay) / 86_400_000
    let year = Number(isoDay.slice(0, 4)) - 7
    while (dayNumber(year, 1, 1) > days) year -= 1
    const rest = days - dayNumber(year, 1, 1)
    return { year, month: Math.floor(rest / 30) + 1, day: (rest % 30) + 1 }
  },
  toIso: (year, month, day) => new Date(dayNumber(year, month, day) * 86_400_000).toISOString().slice(0, 10),
}
