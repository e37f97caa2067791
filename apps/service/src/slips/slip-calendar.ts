import type { IsoDate, Language } from '@invea/domain'
import type { Slot } from '@invea/domain/appointment'
import { momentInAddis } from '@invea/domain/calendar'
import { translate } from '@invea/locales/catalogue'
import ical, { ICalAlarmType } from 'ical-generator'

/** Seconds. */
const hour = 3600
const day = 24 * hour

export interface CalendarSource {
  readonly language: Language
  /** False: the day is the collection. */
  readonly hasAppointment: boolean
  readonly date: IsoDate
  readonly slot: Pick<Slot, 'startTime' | 'endTime'>
  readonly location: string
  readonly applicationNumbers: readonly string[]
  /** The same for each version of one appointment, so that a new one replaces it in the calendar. */
  readonly id: string
}

/**
 * The appointment as an iCalendar file, in UTC alone: a zone name beside a moment is read as local time by some
 * calendars, which would put the appointment three hours off.
 */
export const slipCalendar = (
  { language, hasAppointment, date, slot, location, applicationNumbers, id }: CalendarSource,
  now: Date,
): string => {
  const calendar = ical({ prodId: { company: 'INVEA', product: 'portals', language: language.toUpperCase() } })
  calendar.createEvent({
    id,
    stamp: now,
    start: new Date(momentInAddis(date, slot.startTime)),
    end: new Date(momentInAddis(date, slot.endTime)),
    summary: [
      translate(language, 'application', hasAppointment ? 'ticket.appointment' : 'ticket.collection'),
      translate(language, 'shell', 'agency'),
    ].join(': '),
    location: location,
    description: [
      `${translate(language, 'status', 'label.applicationNumber')}: ${applicationNumbers.join(', ')}`,
      translate(language, 'confirmation', hasAppointment ? 'slip.bringSlip' : 'slip.bringSlipCollection'),
      translate(language, 'confirmation', 'slip.bringOriginals'),
    ].join('\n'),
    // The day before, and in time for the way.
    alarms: [day, 3 * hour].map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  })
  return calendar.toString()
}
