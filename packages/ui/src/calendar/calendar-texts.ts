import type { DayPickerProps } from 'react-day-picker'
import { type CalendarSystem, gregorian } from './calendar-system.ts'
import type { CalendarWords } from './calendar-words.ts'
import { dateLibOf } from './date-lib.ts'
import { toIsoDay } from './iso-day.ts'

type Texts = Pick<DayPickerProps, 'formatters' | 'labels' | 'dateLib'>

/** Everything the picker writes or says, out of the caller's words. */
export const calendarTexts = (words: CalendarWords, system: CalendarSystem): Texts => {
  const partsOf = (date: Date) => system.toParts(toIsoDay(date))
  const caption = (date: Date) => {
    const { year, month } = partsOf(date)
    return `${words.month(month)} ${words.year(year)}`
  }
  return {
    dateLib: system === gregorian ? undefined : dateLibOf(system),
    formatters: {
      formatCaption: caption,
      formatDay: (date) => String(partsOf(date).day),
      formatMonthDropdown: (date) => words.month(partsOf(date).month),
      formatYearDropdown: (date) => words.year(partsOf(date).year),
      formatWeekdayName: (date) => words.weekdays[date.getDay()]?.short ?? '',
    },
    labels: {
      labelGrid: caption,
      labelWeekday: (date) => words.weekdays[date.getDay()]?.long ?? '',
      labelDayButton: (date, { selected, disabled }) =>
        words.day(toIsoDay(date), { selected: Boolean(selected), disabled: Boolean(disabled) }),
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelMonthDropdown: () => words.monthList ?? '',
      labelYearDropdown: () => words.yearList ?? '',
    },
  }
}
