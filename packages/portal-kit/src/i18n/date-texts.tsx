import { formatBothCalendars, formatDate, formatTime, type IsoDate } from '@invea/domain'
import type { TimeOfDay } from '@invea/domain/calendar'
import { useMemo } from 'react'
import { useCalendarChoice } from './calendar-choice.ts'
import { timeInLocalZone } from './local-time.tsx'
import { useLanguage, useTranslation } from './use-translation.ts'

/** Formats dates and times in the reader's language and calendar, with both clocks. */
export interface DateWords {
  /** In the reader's calendar. */
  readonly day: (date: IsoDate) => string
  /** In the reader's calendar, with the other calendar's date in brackets. */
  readonly dualDate: (date: IsoDate) => string
  /** With weekday, and the same day of the other calendar beside it. */
  readonly fullDay: (date: IsoDate) => string
  /** In the other calendar than the reader's. */
  readonly otherDay: (date: IsoDate) => string
  /** On both clocks, the reader's first. */
  readonly time: (time: TimeOfDay) => string
  /** The time in the device's time zone, with the day if that differs; undefined when it is the same. */
  readonly localTime: (date: IsoDate, time: TimeOfDay) => string | undefined
}

export const useDateWords = (): DateWords => {
  const language = useLanguage()
  const { t } = useTranslation('common')
  const [calendar] = useCalendarChoice()
  return useMemo(() => {
    const day = (date: IsoDate) => formatDate(date, { language, calendar, marked: true })
    const dualDate = (date: IsoDate) => formatBothCalendars(date, { language, calendar })
    return {
      day,
      dualDate,
      fullDay: (date) => formatBothCalendars(date, { language, calendar, style: 'full' }),
      otherDay: (date) =>
        formatDate(date, { language, calendar: calendar === 'ethiopic' ? 'gregorian' : 'ethiopic', marked: true }),
      time: (time) => formatTime(time, { language, clock: 'both' }),
      localTime: (date, time) => {
        const own = timeInLocalZone(date, time)
        return own && t('ownTime', { time: own.date === date ? own.time : `${own.time}, ${dualDate(own.date)}` })
      },
    }
  }, [language, calendar, t])
}

/** A date in the reader's calendar with the other calendar's date below it. */
export const DualCalendarDate = ({ date }: { readonly date: IsoDate }) => {
  const words = useDateWords()
  return (
    <span>
      {words.day(date)}
      <small className="case-name">{words.otherDay(date)}</small>
    </span>
  )
}

/** An Addis Ababa time in the device's time zone, if that differs. */
export const LocalTime = ({ date, time }: { readonly date: IsoDate; readonly time: TimeOfDay }) => {
  const own = useDateWords().localTime(date, time)
  return own ? <span className="block text-sm text-muted">{own}</span> : null
}

/** Allows a line break only before the bracket of a date in two calendars or a time in two clocks. */
export const NoWrap = ({ words }: { readonly words: string }) => {
  const at = words.indexOf('(')
  if (at < 0) return words
  return (
    <>
      <span className="inline-block">{words.slice(0, at).trimEnd()}</span>{' '}
      <span className="inline-block">{words.slice(at)}</span>
    </>
  )
}
