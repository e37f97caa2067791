import {
  type Calendar,
  formatBothCalendars,
  formatTime,
  type Instant,
  type IsoDate,
  type Language,
  type Slot,
  timeInAddis,
  todayInAddis,
  type Words,
} from '@invea/domain'

/** How this reader wants days and times. */
export interface ReaderFormat {
  readonly language: Language
  readonly calendar: Calendar
}

/** A day in both calendars, the reader's own first. */
export const dayWords = (date: IsoDate, reader: ReaderFormat): string => formatBothCalendars(date, reader)

/** A slot as start and end, each on both clocks: a half hour read on the wrong one is six hours off. */
export const slotWords = ({ startTime, endTime }: Pick<Slot, 'startTime' | 'endTime'>, { language }: ReaderFormat) =>
  `${formatTime(startTime, { language, clock: 'both' })} – ${formatTime(endTime, { language, clock: 'both' })}`

/** The time of day of a moment in Addis Ababa, on both clocks. */
export const clockWords = (moment: Instant | number, { language }: ReaderFormat): string =>
  formatTime(timeInAddis(moment), { language, clock: 'both' })

/** A moment as day and time in Addis Ababa, in both calendars and on both clocks: what a deadline must be. */
export const momentWords = (moment: Instant, reader: ReaderFormat): string =>
  `${dayWords(todayInAddis(moment), reader)}, ${clockWords(moment, reader)}`

/** The words of a text that exists in four languages. */
export const inLanguage = (words: Words, { language }: ReaderFormat): string => words[language]
