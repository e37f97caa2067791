import { type IsoDate, type Language, momentInAddis, type Slot } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'
import ical from 'ical-generator'

export interface CalendarSource {
  readonly language: Language
  readonly date: IsoDate
  readonly slot: Pick<Slot, 'startTime' | 'endTime'>
  readonly place: string
  readonly applicationNumbers: readonly string[]
  /** The same for each version of one appointment, so that a new one replaces it in the calendar. */
  readonly id: string
}

/**
 * The appointment as an iCalendar file, in UTC alone: a zone name beside a moment is read as local time by some
 * calendars, which would put the appointment three hours off.
 */
export const slipCalendar = (
  { language, date, slot, place, applicationNumbers, id }: CalendarSource,
  now: Date,
): string => {
  const calendar = ical({ prodId: { company: 'INVEA', product: 'portals', language: language.toUpperCase() } })
  calendar.createEvent({
    id,
    stamp: now,
    start: new Date(momentInAddis(date, slot.startTime)),
    end: new Date(momentInAddis(date, slot.endTime)),
    summary: translate(language, 'confirmation', 'slip.title'),
    location: place,
    description: [
      `${translate(language, 'status', 'label.applicationNumber')}: ${applicationNumbers.join(', ')}`,
      translate(language, 'confirmation', 'slip.bringSlip'),
      translate(language, 'confirmation', 'slip.bringOriginals'),
    ].join('\n'),
  })
  return calendar.toString()
}
