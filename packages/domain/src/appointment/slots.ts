import { timeInAddis, todayInAddis } from '../calendar/addis-ababa.ts'
import { isIsoDate } from '../calendar/iso-date.ts'
import type { AppointmentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed-fields.ts'
import type { Issue } from '../issues/issue.ts'
import type { Slot, SlotOffer, SlotShare } from '../model/appointment.ts'
import type { Restriction } from '../model/master-data.ts'
import type { Instant, IsoDate, TimeOfDay } from '../model/scalars.ts'
import { type BookingWindow, bookingWindow, isInWindow } from './booking-window.ts'

/** Facts that the appointment rules need besides the choice. */
export interface AppointmentRules {
  readonly today: IsoDate
  /** The window of the chosen office, when loaded. The service checks it in any case. */
  readonly restriction?: Restriction | undefined
  /** Used instead of the office's booking window, when a request is rescheduled. */
  readonly window?: BookingWindow | undefined
  /** B §4: the urgent mode has a date and no time slots. */
  readonly withoutSlots?: boolean | undefined
}

/** A slot of a day. An urgent day has no slot. */
export interface DayAndSlot {
  readonly date: IsoDate
  readonly slotId?: number | undefined
}

/** Refuses a move to the slot that is the whole appointment already. A group in several slots can move into one of them. */
export const moveIssues = (
  current: readonly DayAndSlot[],
  chosen: DayAndSlot,
  withoutSlots: boolean,
): readonly Issue[] =>
  current.length > 0 &&
  current.every(({ date, slotId }) => date === chosen.date && (withoutSlots || slotId === chosen.slotId))
    ? [{ field: withoutSlots ? 'appointment.date' : 'appointment.slotId', code: 'sameAppointment' }]
    : []

/** A §5 Appointment: a date in the window, and a time slot. Fields are named `appointment.…`. */
export const appointmentIssues = (
  appointment: AppointmentDraft,
  {
    today,
    restriction,
    window = restriction && bookingWindow(restriction, today),
    withoutSlots = false,
  }: AppointmentRules,
): readonly Issue[] => {
  const date = filled(appointment.date)
  const slotId = filled(appointment.slotId)
  if (date === undefined) {
    const nothing = slotId === undefined && !withoutSlots
    return [{ field: 'appointment.date', code: nothing ? 'dateAndTimeRequired' : 'dateRequired' }]
  }
  if (!isIsoDate(date) || (window && !isInWindow(date, window))) {
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

/** A §7: a slot of today that has begun in Addis Ababa cannot be booked. The booking window decides about other days. */
export const isSlotBegun = (date: IsoDate, { startTime }: Pick<Slot, 'startTime'>, now: Instant): boolean =>
  date === todayInAddis(now) && startTime <= timeInAddis(now)

/** When the last slot of an office's day ends; undefined where it has none. */
export const closesAt = (slots: readonly Pick<Slot, 'endTime'>[]): TimeOfDay | undefined =>
  slots
    .map(({ endTime }) => endTime)
    .sort()
    .at(-1)

/** B §4: urgent days have no times. Today counts until the last slot of the office ends; without slots, today is over. */
export const isUrgentDayOver = (date: IsoDate, slots: readonly Pick<Slot, 'endTime'>[], now: Instant): boolean =>
  date === todayInAddis(now) && (closesAt(slots) ?? '') <= timeInAddis(now)

/** A slot of one day with its free capacity. */
export interface FreeSlot {
  readonly slot: Slot
  readonly free: number
}

/** Maximum number of offers. */
const maxOffers = 4

const minutes = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const distance = (one: Slot, other: Slot): number => Math.abs(minutes(one.startTime) - minutes(other.startTime))

/** Neighbouring slots from one position on, filled in order until all applicants fit. Undefined when there are too few. */
const spreadFrom = (
  slots: readonly FreeSlot[],
  start: number,
  applicants: number,
): readonly SlotShare[] | undefined => {
  const shares: SlotShare[] = []
  let left = applicants
  for (const { slot, free } of slots.slice(start)) {
    if (free <= 0) return undefined
    const fitting = Math.min(left, free)
    shares.push({ slot, applicants: fitting })
    left -= fitting
    if (left === 0) return shares
  }
  return undefined
}

/**
 * Offers for a whole group on the requested day (D9): other single slots, nearest first. For a group that fits in no single slot,
 * neighbouring slots. `slots` are those of the day in order of time.
 */
export const groupOffers = (
  date: IsoDate,
  slots: readonly FreeSlot[],
  requested: { readonly slot: Slot; readonly applicants: number },
): readonly SlotOffer[] => {
  const start = ({ shares: [first] }: SlotOffer) => first?.slot ?? requested.slot
  const byDistance = (one: SlotOffer, other: SlotOffer) =>
    distance(start(one), requested.slot) - distance(start(other), requested.slot)
  const whole = slots
    .filter(({ slot, free }) => slot.id !== requested.slot.id && free >= requested.applicants)
    .map(({ slot }) => ({ date, shares: [{ slot, applicants: requested.applicants }] }))
  const spread = slots.flatMap((_, at) => {
    const shares = spreadFrom(slots, at, requested.applicants)
    return shares && shares.length > 1 ? [{ date, shares }] : []
  })
  return (whole.length > 0 ? whole : spread).sort(byDistance).slice(0, maxOffers)
}

/** Whether the shares include the whole group and are consecutive slots. `slots` are those of the day in order of time. */
export const fitsGroup = (
  shares: readonly { readonly slotId: number; readonly applicants: number }[],
  slots: readonly Pick<Slot, 'id'>[],
  applicants: number,
): boolean => {
  const positions = shares.map(({ slotId }) => slots.findIndex(({ id }) => id === slotId))
  const first = positions[0] ?? -1
  return (
    first >= 0 &&
    positions.every((position, index) => position === first + index) &&
    shares.reduce((sum, share) => sum + share.applicants, 0) === applicants
  )
}
