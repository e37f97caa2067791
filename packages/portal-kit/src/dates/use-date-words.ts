import { formatBothCalendars, formatDate, formatTime, type IsoDate, type TimeOfDay } from '@invea/domain'
import { useMemo } from 'react'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { useCalendarChoice } from './calendar-choice.ts'
import { timeInOwnZone } from './local-time-zone.ts'

/** Days and times as the reader writes them: own language, chosen calendar, both clocks. */
export interface DateWords {
  /** In the reader's calendar. */
  readonly day: (date: IsoDate) => string
  /** In the reader's calendar, and the same day of the other one in brackets. */
  readonly bothDays: (date: IsoDate) => string
  /** With weekday, and the same day of the other calendar beside it. */
  readonly fullDay: (date: IsoDate) => string
  /** In the other calendar than the reader's. */
  readonly otherDay: (date: IsoDate) => string
  /** On both clocks, the reader's first. */
  readonly time: (time: TimeOfDay) => string
  /** The same time on the clock of the reader's device, with its day where that is another; undefined where it is no other. */
  readonly ownTime: (date: IsoDate, time: TimeOfDay) => string | undefined
}

export const useDateWords = (): DateWords => {
  const language = useLanguage()
  const { t } = useTranslation('common')
  const [calendar] = useCalendarChoice()
  return useMemo(() => {
    const day = (date: IsoDate) => formatDate(date, { language, calendar, marked: true })
    const bothDays = (date: IsoDate) => formatBothCalendars(date, { language, calendar })
    return {
      day,
      bothDays,
      fullDay: (date) => formatBothCalendars(date, { language, calendar, style: 'full' }),
      otherDay: (date) =>
        formatDate(date, { language, calendar: calendar === 'ethiopic' ? 'gregorian' : 'ethiopic', marked: true }),
      time: (time) => formatTime(time, { language, clock: 'both' }),
      ownTime: (date, time) => {
        const own = timeInOwnZone(date, time)
        return own && t('ownTime', { time: own.date === date ? own.time : `${own.time}, ${bothDays(own.date)}` })
      },
    }
  }, [language, calendar, t])
}
