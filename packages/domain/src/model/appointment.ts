import type { RequestType, UrgentDays } from './choices.ts'
import type { DayPart, Instant, IsoDate, TimeOfDay } from './scalars.ts'

/** A time of an office on a day (B §3, Time slot). */
export interface Slot {
  readonly id: number
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly part: DayPart
}

/** A day with at least one free slot for the requested number of applicants. */
export interface AvailableDay {
  readonly date: IsoDate
  readonly slots: readonly Slot[]
  /** Urgent days have a quota. */
  readonly urgentQuotaId?: number | undefined
}

/** How many applicants of a group go to one slot. */
export interface SlotShare {
  readonly slot: Slot
  readonly applicants: number
}

/** Slots for all applicants that the service offers when the chosen slot is too small (D9). */
export interface SlotOffer {
  readonly date: IsoDate
  readonly shares: readonly SlotShare[]
}

/** The first day with a free slot at an office. Null when its whole window is full. */
export interface EarliestDate {
  readonly officeId: number
  readonly date: IsoDate | null
}

/** A slot that is held for this session until it expires or a request uses it (D24). */
export interface Hold {
  readonly appointmentIds: readonly number[]
  readonly date: IsoDate
  readonly slot?: Slot | undefined
  /** Present when a group has several neighbouring slots. */
  readonly parts?: readonly SlotShare[] | undefined
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  /** Present on urgent slots. */
  readonly urgentDays?: UrgentDays | undefined
  readonly expiresAt: Instant
  /** True while the one extension is unused. */
  readonly extendable: boolean
}

/** The server's estimate for a type without a calendar (A §2). */
export interface DeliveryEstimate {
  readonly date: IsoDate
  readonly slot?: Slot | undefined
}
