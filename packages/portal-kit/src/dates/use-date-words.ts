import { formatBothCalendars, formatDate, formatTime, type IsoDate, type TimeOfDay } from '@invea/domain'
import { useMemo } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { useCalendarChoice } from './calendar-choice.ts'

/** Days and times as the reader writes them: own language, chosen calendar, both clocks. */
export interface DateWords {
  /** In the reader's calendar. */
  readonly day: (date: IsoDate) => string
  /** With weekday, and the same day of the other calendar beside it. */
  readonly fullDay: (date: IsoDate) => string
  /** In the other calendar than the reader's. */
  readonly otherDay: (date: IsoDate) => string
  /** On both clocks, the reader's first. */
  readonly time: (time: TimeOfDay) => string
}

export const useDateWords = (): DateWords => {
  const language = useLanguage()
  const [calendar] = useCalendarChoice()
  return useMemo(
    () => ({
      day: (date) => formatDate(date, { language, calendar, marked: true }),
      fullDay: (date) => formatBothCalendars(date, { language, calendar, style: 'full' }),
      otherDay: (date) =>
        formatDate(date, { language, calendar: calendar === 'ethiopic' ? 'gregorian' : 'ethiopic', marked: true }),
      time: (time) => formatTime(time, { language, clock: 'both' }),
    }),
    [language, calendar],
  )
}
