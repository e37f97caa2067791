import type { DayPart, RequestType, UrgentDays } from './choices.ts'
import type { Instant, IsoDate, TimeOfDay, Words } from './scalars.ts'

/** A time of an office on a day (B §3, Time slot). */
export interface Slot {
  readonly id: number
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly part: DayPart
}

/** A day with at least one free slot for the number of applicants asked for. */
export interface AvailableDay {
  readonly date: IsoDate
  readonly slots: readonly Slot[]
  /** Urgent days carry their quota. */
  readonly urgentQuotaId?: number | undefined
}

/** Where the finished document is handed out (A §3). */
export interface DeliverySite {
  readonly id: number
  readonly name: Words
  readonly address: Words
  readonly phoneNumber: string
}

/** A point on the map, in degrees north and east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** The main office or a branch (A §1, A §3). */
export interface Office {
  readonly id: number
  readonly name: Words
  readonly address: Words
  readonly phone: string
  readonly fax: string
  readonly main: boolean
  /** Working days from appointment (New) or submission (others) to delivery, D28. */
  readonly processingDays: number
  /** The office's own today, so that a wrong device clock does not matter. */
  readonly today: IsoDate
  readonly deliverySites: readonly DeliverySite[]
  /** Types of application that the office takes (D46); absent: all. */
  readonly requestTypes?: readonly RequestType[] | undefined
}

/** A city and its offices (A §3). */
export interface City {
  readonly id: number
  readonly name: Words
  readonly offices: readonly Office[]
  /** Present where the cities of all regions are listed. */
  readonly regionId?: number | undefined
  /** Absent where the operator has set none. */
  readonly coordinates?: Coordinates | undefined
}

/** A regional state or chartered city (A §3). */
export interface Region {
  readonly id: number
  readonly name: Words
  /** Present where the whole tree is asked for (B §3, country regions). */
  readonly cities?: readonly City[] | undefined
}

/** Booking window of an office: today + minDays to today + maxDays (A §9). */
export interface Restriction {
  readonly officeId: number
  readonly minDays: number
  readonly maxDays: number
}

/** How many applicants of a group go to one slot. */
export interface SlotShare {
  readonly slot: Slot
  readonly applicants: number
}

/** A way to seat all applicants that the service offers when the chosen slot is too small (D9). */
export interface PlaceOffer {
  readonly date: IsoDate
  readonly shares: readonly SlotShare[]
}

/** The first day with room at an office; null when its whole window is full. */
export interface EarliestDate {
  readonly officeId: number
  readonly date: IsoDate | null
}

/** A place that is kept for this session until it expires or a request uses it (D24). */
export interface Hold {
  readonly appointmentIds: readonly number[]
  readonly date: IsoDate
  readonly slot?: Slot | undefined
  /** More than one when a group was spread over neighbouring slots. */
  readonly parts?: readonly SlotShare[] | undefined
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  /** Present on urgent places. */
  readonly urgentDays?: UrgentDays | undefined
  readonly expiresAt: Instant
  /** True while the one extension is unused. */
  readonly extendable: boolean
}

/** Where a type has no calendar (A §2): what the server estimates. */
export interface DeliveryEstimate {
  readonly date: IsoDate
  readonly slot?: Slot | undefined
}
