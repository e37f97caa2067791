import { timeInAddis, todayInAddis } from '../calendar/addis-ababa.ts'
import { isIsoDate } from '../calendar/iso-date.ts'
import type { AppointmentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issues/issue.ts'
import type { Slot } from '../model/appointment.ts'
import type { Restriction } from '../model/office.ts'
import type { Instant, IsoDate, TimeOfDay } from '../model/scalars.ts'
import { bookingWindow, isInWindow } from './booking-window.ts'

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

/** A §7: a slot of today that has begun in Addis Ababa can no longer be booked; the booking window decides about other days. */
export const isSlotBegun = (date: IsoDate, { startTime }: Pick<Slot, 'startTime'>, now: Instant): boolean =>
  date === todayInAddis(now) && startTime <= timeInAddis(now)

/** When the last slot of an office's day ends; undefined where it has none. */
export const closesAt = (slots: readonly Pick<Slot, 'endTime'>[]): TimeOfDay | undefined =>
  slots
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1)

/** B §4: urgent days have no times, so today counts until the office closes; where it never opens, today is over. */
export const isUrgentDayOver = (date: IsoDate, slots: readonly Pick<Slot, 'endTime'>[], now: Instant): boolean =>
  date === todayInAddis(now) && (closesAt(slots) ?? '') <= timeInAddis(now)
