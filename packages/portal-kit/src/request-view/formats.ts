import {
  type Calendar,
  commaIn,
  formatBothCalendars,
  formatTime,
  type Instant,
  type IsoDate,
  type Language,
  type Slot,
  type TimeOfDay,
  timeInAddis,
  todayInAddis,
  type Words,
} from '@invea/domain'

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
