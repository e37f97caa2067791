import { formatBothCalendars, formatDate, formatTime, type IsoDate, type Language, todayInAddis } from '@invea/domain'
import type { Slot } from '@invea/domain/appointment'
import { type Calendar, type Clock, commaIn, timeInAddis } from '@invea/domain/calendar'

/** Each language's readers live by one calendar and one clock; a slip shows both, a short message has room for theirs. */
const habits: Readonly<Record<Language, { readonly calendar: Calendar; readonly clock: Clock }>> = {
  en: { calendar: 'gregorian', clock: 'international' },
  am: { calendar: 'ethiopic', clock: 'ethiopian' },
  om: { calendar: 'ethiopic', clock: 'ethiopian' },
  ti: { calendar: 'ethiopic', clock: 'ethiopian' },
}

/** 'Nov 24, 2026, 11:00 AM': a moment as a deadline, in Addis Ababa. */
export const formatDateTime = (language: Language, time: Date): string => {
  const { calendar, clock } = habits[language]
  const day = formatDate(todayInAddis(time.getTime()), { language, calendar })
  return `${day}${commaIn[language]}${formatTime(timeInAddis(time.getTime()), { language, clock })}`
}

/** When a place is: short enough for an SMS, or on both calendars and clocks. */
export const formatAppointment = (
  language: Language,
  appointment: { readonly date: IsoDate; readonly slot?: Pick<Slot, 'startTime'> | undefined },
): { readonly short: string; readonly long: string } => {
  const { calendar, clock } = habits[language]
  const time = (on: Clock) =>
    appointment.slot ? `${commaIn[language]}${formatTime(appointment.slot.startTime, { language, clock: on })}` : ''
  return {
    short: formatDate(appointment.date, { language, calendar }) + time(clock),
    long: formatBothCalendars(appointment.date, { language, calendar }) + time('both'),
  }
}

/** 5,000: the grouping all four languages use for money. */
export const formatAmount = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
