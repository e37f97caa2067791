import type { IsoDate, RequestType, UrgentDays } from '@invea/domain'
import type { Default } from './columns.ts'

export interface SlotCounterTable {
  readonly office_id: number
  readonly day: IsoDate
  readonly slot_id: number
  readonly capacity: number
  readonly taken: Default<number>
}

/** `held` counts until it expires, `final` belongs to a request and expires where it is unpaid; the others hold no place. */
export type AppointmentState = 'held' | 'final' | 'expired' | 'released' | 'cancelled' | 'moved'
export interface AppointmentTable {
  readonly office_id: number
  readonly id: number
  readonly day: IsoDate
  readonly slot_id: number
  /** Applicants: one place each. */
  readonly places: number
  /** 0, or 1 to 4 when a group spreads over adjacent slots. */
  readonly leg: Default<number>
  readonly request_type: RequestType
  readonly state: AppointmentState
  readonly session_id: number
  readonly request_id: Default<number | null>
  /** When a hold ends (D24), or an unpaid request's place (D25); null where nothing takes it away. */
  readonly expires_at: Date | null
  readonly urgent_days: Default<UrgentDays | null>
  readonly extended: Default<boolean>
  /** Seconds after its end at which the slot can be taken again. */
  readonly returns_after: Default<number>
  /** A slot on its way back has no session of its own: the session that gave it back. */
  readonly returned_by: Default<number | null>
  readonly created_at: Date
  readonly changed_at: Date
}
