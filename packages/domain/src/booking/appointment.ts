import { isIsoDate } from '../calendar/iso-date.ts'
import type { AppointmentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issue.ts'
import type { IsoDate, Restriction } from '../model.ts'
import { bookingWindow, isInWindow } from './window.ts'

/** What the appointment rules read beside the choice. */
export interface AppointmentRules {
  readonly today: IsoDate
  /** The window of the chosen office, when loaded; the service decides in any case. */
  readonly restriction?: Restriction | undefined
  /** B §4: the urgent mode has a date and no time slots. */
  readonly withoutSlots?: boolean | undefined
}

/** A §5 Appointment: a date in the window, and a time slot. Fields are named `appointment.…`. */
export const appointmentIssues = (
  appointment: AppointmentDraft,
  { today, restriction, withoutSlots = false }: AppointmentRules,
): readonly Issue[] => {
  const date = filled(appointment.date)
  const slotId = filled(appointment.slotId)
  if (date === undefined) {
    const nothing = slotId === undefined && !withoutSlots
    return [{ field: 'appointment.date', code: nothing ? 'dateAndTimeRequired' : 'dateRequired' }]
  }
  if (!isIsoDate(date) || (restriction && !isInWindow(date, bookingWindow(restriction, today)))) {
    return [{ field: 'appointment.date', code: 'dateUnavailable' }]
  }
  return slotId === undefined && !withoutSlots ? [{ field: 'appointment.slotId', code: 'timeRequired' }] : []
}

/** Whether the screen shows 'Please select a date' instead of slots (A §2). */
export const awaitsDate = (appointment: AppointmentDraft): boolean => filled(appointment.date) === undefined

/** A §4: picking a date clears the chosen time. */
export const withDate = (appointment: AppointmentDraft, date: IsoDate): AppointmentDraft => ({
  ...appointment,
  date,
  slotId: undefined,
})

/** A §4: clicking a time slot toggles it. */
export const withSlotToggled = (appointment: AppointmentDraft, slotId: number): AppointmentDraft => ({
  ...appointment,
  slotId: appointment.slotId === String(slotId) ? undefined : String(slotId),
})
