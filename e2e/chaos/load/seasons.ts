import { addDays, type IsoDate } from '@invea/domain'
import { workingDays } from '@invea/domain/holidays'

/** The slots open at one time: so few that most visitors find them taken. */
export interface Season {
  readonly offices: readonly number[]
  readonly days: readonly IsoDate[]
  /** Slot numbers, side by side. */
  readonly slots: readonly number[]
}

const offices = [2, 3, 4] as const
const slots = [1, 2, 3, 4, 5, 6] as const
const daysAtATime = 2
/** Far enough away that a paid appointment may be moved all through the proof. */
const firstIn = 10

/** One season after the other, each on days without earlier bookings; the last one stays. */
export const seasonsFrom = (today: IsoDate, windowDays: number): readonly Season[] => {
  const days = workingDays(addDays(today, firstIn), addDays(today, windowDays - 1))
  const count = Math.floor(days.length / daysAtATime)
  return Array.from({ length: count }, (_, at) => ({
    offices,
    slots,
    days: days.slice(at * daysAtATime, (at + 1) * daysAtATime),
  }))
}

/** The capacity of each slot, from one applicant to thirty. */
export const capacityOf = (slot: number): number => [20, 1, 5, 8, 30, 2][slot % 6] ?? 20

/** The urgent capacity of a day is counted as one more slot, at the main office alone. */
export const urgentSlot = 0
export const urgentOffice = 1
export const urgentCapacity = 12
