import { formatBothCalendars, formatTime, type IsoDate, type Language, todayInAddis } from '@invea/domain'
import type { MasterData, PersonalDetail } from '@invea/domain/applicant'
import type { Slot } from '@invea/domain/appointment'
import { type Calendar, commaIn, type Instant, type TimeOfDay, timeInAddis, type Words } from '@invea/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useCalendarChoice, useDateWords } from '../i18n/date-texts.tsx'
import { type Translate, useLanguage, useTranslation } from '../i18n/i18n.ts'

/** How this reader wants days and times. */
export interface ReaderFormat {
  readonly language: Language
  readonly calendar: Calendar
  /** A time of Addis Ababa on the clock of the reader's device, in words; undefined where it shows the same. */
  readonly localTime?: (date: IsoDate, time: TimeOfDay) => string | undefined
}

const withOwn = (words: string, own: string | undefined): string => (own === undefined ? words : `${words} · ${own}`)

/** A day in both calendars, the reader's own first. */
export const dayWords = (date: IsoDate, reader: ReaderFormat): string => formatBothCalendars(date, reader)

/** A slot as start and end, each on both clocks: a half hour read on the wrong one is six hours off. Of a day, also on the reader's own. */
export const slotWords = (
  { startTime, endTime }: Pick<Slot, 'startTime' | 'endTime'>,
  { language, localTime }: ReaderFormat,
  date?: IsoDate,
): string =>
  withOwn(
    `${formatTime(startTime, { language, clock: 'both' })} – ${formatTime(endTime, { language, clock: 'both' })}`,
    date && localTime?.(date, startTime),
  )

/** The time of day of a moment in Addis Ababa, on both clocks, and on the reader's own where it differs. */
export const clockWords = (moment: Instant | number, { language, localTime }: ReaderFormat): string =>
  withOwn(
    formatTime(timeInAddis(moment), { language, clock: 'both' }),
    localTime?.(todayInAddis(moment), timeInAddis(moment)),
  )

/** A moment as day and time in Addis Ababa, in both calendars and on both clocks: what a deadline must be. */
export const momentWords = (moment: Instant, reader: ReaderFormat): string =>
  `${dayWords(todayInAddis(moment), reader)}${commaIn[reader.language]}${clockWords(moment, reader)}`

/** The words of a text that exists in four languages. */
export const inLanguage = (words: Words, { language }: ReaderFormat): string => words[language]

/** What is needed to show stored values to one reader. */
export interface DisplayContext {
  /** Texts of every namespace, as `namespace:key`. */
  readonly t: Translate
  readonly reader: ReaderFormat
  /** Master data; undefined while loading, when ids have no names. */
  readonly lists?: MasterData | undefined
}

/** One row of a detail view. */
export interface DetailRow {
  readonly key: string
  readonly label: string
  readonly value?: string | undefined
}

/** Returns the reader's language and calendar. */
export const useReader = (): ReaderFormat => {
  const language = useLanguage()
  const [calendar] = useCalendarChoice()
  const { localTime } = useDateWords()
  return useMemo(() => ({ language, calendar, localTime }), [language, calendar, localTime])
}

/** Returns texts, formats and master data for showing stored requests; the screen's route loads the namespaces. */
export const useDisplayContext = (): DisplayContext => {
  const { t } = useTranslation()
  const reader = useReader()
  const { data: lists } = useQuery(masterQueries.all(usePortalApi()))
  return useMemo(() => ({ t, reader, lists }), [t, reader, lists])
}

/** Given, father's and grandfather's name: there is no family name to sort by. */
export const fullName = ({ firstName, fatherName, grandfatherName }: PersonalDetail): string =>
  [firstName, fatherName, grandfatherName].filter(Boolean).join(' ')
