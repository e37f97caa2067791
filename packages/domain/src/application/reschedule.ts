import { addDays } from '../calendar/iso-date.ts'
import type { PersonStatus } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'

/** Moves of one appointment on one day. Each move keeps its old slot from others for some minutes (decision 0021). */
export const maxMovesPerDay = 6

/** Tries to move one appointment in a minute. A person chooses a day and a time before each; a script would take every slot that returns. */
export const maxMoveTriesPerMinute = 10

/** The last day on which an appointment can be moved: two days before it (B §2, B §9). */
export const lastRescheduleDay = (appointmentDate: IsoDate): IsoDate => addDays(appointmentDate, -2)

/**
 * B §2, B §9: whether a person has paid and the last day to reschedule has not passed. An office that is closed on the day of the
 * appointment has no last day. Days are in Addis Ababa. False without an appointment.
 *
 * @example
 * canReschedule('paymentCompleted', isoDate('2026-12-03'), isoDate('2026-12-01')) // => true
 * canReschedule('paymentCompleted', isoDate('2026-12-02'), isoDate('2026-12-01')) // => false
 */
export const canReschedule = (
  personStatus: PersonStatus,
  appointmentDate: IsoDate | undefined,
  today: IsoDate,
  isDayClosed = false,
): boolean =>
  personStatus === 'paymentCompleted' &&
  appointmentDate !== undefined &&
  (isDayClosed || today <= lastRescheduleDay(appointmentDate))
