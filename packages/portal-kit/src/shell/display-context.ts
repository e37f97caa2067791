import { formatBothCalendars, formatTime, type IsoDate, type Language, todayInAddis } from '@invea/domain'
import type { MasterData, PersonalDetail } from '@invea/domain/applicant'
import type { ApplicationPerson } from '@invea/domain/application'
import type { Slot } from '@invea/domain/appointment'
import {
  type Calendar,
  commaIn,
  formatTimeRange,
  type Instant,
  type LocalizedText,
  type TimeOfDay,
  timeInAddis,
} from '@invea/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useCalendarChoice, useDateWords } from '../i18n/date-texts.tsx'
import { type Translate, useLanguage, useTranslation } from '../i18n/i18n.ts'

/** The reader's preferences for dates and times. */
export interface ReaderFormat {
  readonly language: Language
  readonly calendar: Calendar
  /** An Addis Ababa time on the device's clock, as text. Undefined when it is the same. */
  readonly localTime?: (date: IsoDate, time: TimeOfDay) => string | undefined
}

/** The device's clock comes last. `NoWrap` gives it a line that is not printed. */
const withOwn = (words: string, own: string | undefined): string => (own === undefined ? words : `${words} ·\n${own}`)

/** A date in both calendars, the reader's first. */
export const dayWords = (date: IsoDate, reader: ReaderFormat): string => formatBothCalendars(date, reader)

/** Start and end of a slot on both clocks, because they differ by six hours. With a date, also on the device's clock. */
export const slotWords = (
  slot: Pick<Slot, 'startTime' | 'endTime'>,
  { language, localTime }: ReaderFormat,
  date?: IsoDate,
): string => withOwn(formatTimeRange(slot, language), date && localTime?.(date, slot.startTime))

/** Time of day of a moment in Addis Ababa on both clocks, in a sentence, and on the device's clock if that differs. */
export const clockWords = (
  moment: Instant | number,
  { language, localTime }: ReaderFormat,
  sentence = (clock: string) => clock,
): string =>
  withOwn(
    sentence(formatTime(timeInAddis(moment), { language, clock: 'both' })),
    localTime?.(todayInAddis(moment), timeInAddis(moment)),
  )

/** Date and time of a moment in Addis Ababa, in both calendars and on both clocks, in a sentence. Used for deadlines. */
export const momentWords = (moment: Instant, reader: ReaderFormat, sentence = (words: string) => words): string =>
  clockWords(moment, reader, (clock) =>
    sentence(`${dayWords(todayInAddis(moment), reader)}${commaIn[reader.language]}${clock}`),
  )

/** One language of a text in four languages. */
export const inLanguage = (words: LocalizedText, { language }: ReaderFormat): string => words[language]

/** Everything that is needed to show stored values to one reader. */
export interface DisplayContext {
  /** Texts of every namespace, as `namespace:key`. */
  readonly t: Translate
  readonly reader: ReaderFormat
  /** Master data; undefined while loading, when ids have no names. */
  readonly lists?: MasterData | undefined
}

export interface DetailRow {
  readonly key: string
  readonly label: string
  readonly value?: string | undefined
}

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

/** First and father's name where they are visible, otherwise the first name from the service (B §2, D19). */
export const shownName = ({ firstName, applicant }: ApplicationPerson): string =>
  applicant ? `${applicant.personal.firstName} ${applicant.personal.fatherName}` : firstName

/** Given, father's and grandfather's name. There is no family name to sort by. */
export const fullName = ({ firstName, fatherName, grandfatherName }: PersonalDetail): string =>
  [firstName, fatherName, grandfatherName].filter(Boolean).join(' ')
