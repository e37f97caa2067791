import { formatBothCalendars, formatDate, formatTime, type IsoDate, type Language } from '@invea/domain'
import type { Calendar, TimeOfDay } from '@invea/domain/calendar'
import { type ReactNode, useCallback, useId, useMemo, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { useLanguage, useTranslation } from './i18n.ts'
import { formatLocalTime, timeInLocalZone } from './local-time.ts'

const choiceName = 'invea.calendar'
const listeners = createListeners()
let inMemory: string | null = null

const read = (): string | null => {
  try {
    return localStorage.getItem(choiceName) ?? inMemory
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
    return inMemory
  }
}

const subscribe = (listener: () => void) => {
  const unsubscribe = listeners.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

/** Default calendar: Ethiopian, but Gregorian in English, which is also read abroad. */
const defaultCalendars: Record<Language, Calendar> = { en: 'gregorian', am: 'ethiopic', om: 'ethiopic', ti: 'ethiopic' }

const calendarIn = (stored: string | null, language: Language): Calendar =>
  stored === 'gregorian' || stored === 'ethiopic' ? stored : defaultCalendars[language]

/** Returns the chosen calendar and its setter. The choice is stored on the device; the default depends on the language. */
export const useCalendarChoice = (): readonly [calendar: Calendar, choose: (calendar: Calendar) => void] => {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const choose = useCallback((calendar: Calendar) => {
    inMemory = calendar
    try {
      localStorage.setItem(choiceName, calendar)
    } catch {
      // The choice is in memory.
    }
    listeners.notify()
  }, [])
  return [calendarIn(stored, useLanguage()), choose]
}

/** Choice of the calendar of dates, because many people know a date in one calendar only. */
export const CalendarChoice = ({ legend }: { readonly legend: ReactNode }) => {
  const { t } = useTranslation('common')
  const [calendar, choose] = useCalendarChoice()
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6">
        {(['ethiopic', 'gregorian'] as const satisfies readonly Calendar[]).map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              className="size-5"
              checked={calendar === option}
              onChange={() => choose(option)}
            />
            {t(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Formats dates and times in the reader's language and calendar, and times on both clocks. */
export const useDateWords = () => {
  const language = useLanguage()
  const { t } = useTranslation('common')
  const [calendar] = useCalendarChoice()
  return useMemo(() => {
    /** In the reader's calendar. */
    const day = (date: IsoDate) => formatDate(date, { language, calendar, marked: true })
    /** In the reader's calendar, with the other calendar's date in brackets. */
    const dualDate = (date: IsoDate) => formatBothCalendars(date, { language, calendar })
    return {
      day,
      dualDate,
      /** With weekday, and the same day of the other calendar beside it. */
      fullDay: (date: IsoDate) => formatBothCalendars(date, { language, calendar, style: 'full' }),
      /** In the other calendar than the reader's. */
      otherDay: (date: IsoDate) =>
        formatDate(date, { language, calendar: calendar === 'ethiopic' ? 'gregorian' : 'ethiopic', marked: true }),
      /** On both clocks, the reader's first. */
      time: (time: TimeOfDay) => formatTime(time, { language, clock: 'both' }),
      /** The time in the device's time zone, with the day if that differs; undefined when it is the same. */
      localTime: (date: IsoDate, time: TimeOfDay) => {
        const own = timeInLocalZone(date, time)
        if (!own) return undefined
        const shown = formatLocalTime(own.time, language)
        return t('ownTime', { time: own.date === date ? shown : `${shown}, ${dualDate(own.date)}` })
      },
    }
  }, [language, calendar, t])
}

/** A date in the reader's calendar with the other calendar's date below it. */
export const DualCalendarDate = ({ date }: { readonly date: IsoDate }) => {
  const words = useDateWords()
  return (
    <span>
      {boundDate(words.day(date))}
      <small className="case-name">{boundDate(words.otherDay(date))}</small>
    </span>
  )
}

/** An Addis Ababa time in the device's time zone, if that differs. */
export const LocalTime = ({ date, time }: { readonly date: IsoDate; readonly time: TimeOfDay }) => {
  const own = useDateWords().localTime(date, time)
  return own ? <span className="block text-sm text-muted">{own}</span> : null
}

/** Keeps the day with its following word and the year with its calendar mark on one line. */
export const boundDate = (words: string): string => words.replace(/( \d+) (?=\p{L})/gu, '$1\u{a0}')

/** The other calendar's date in brackets, with the punctuation after it. */
const otherDate = /(\([^)]*\d{4} [^)]*\)\S*)/

/** The time of the other clock in brackets, with the punctuation after it. */
const otherTime = /(\(\d+:\d+ [^)]*\)\S*)/

/** Moves the bracket of a time to the next line as a whole. One that is wider than the column wraps inside. */
const withTimes = (words: string) =>
  words.split(otherTime).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={at} className="inline-block align-top">
        {part}
      </span>
    ),
  )

const withDates = (words: string) => {
  const pieces = words.split(otherDate).flatMap((part) => part.trim() || [])
  if (pieces.length < 2) return withTimes(words)
  return pieces.map((part, at) => [
    at > 0 && ' ',
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <span key={at} className="inline-block align-top text-balance">
      {withTimes(boundDate(part))}
    </span>,
  ])
}

/**
 * Breaks lines around the brackets of a date in two calendars and a time on two clocks, and not inside one that fits on one line. The
 * device's clock has its own line, which is not printed.
 */
export const NoWrap = ({ words }: { readonly words: string }) => {
  const [text = '', ...clocks] = words.split(' ·\n')
  const own = clocks.join(' · ')
  return (
    <>
      {withDates(text)}
      {own && <span className="block text-sm font-normal print:hidden">{own}</span>}
    </>
  )
}
