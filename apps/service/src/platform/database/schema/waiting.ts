import type { Default } from './columns.ts'

/** Decision 0030. */
export interface WaitingTables {
  readonly waiting_line: {
    readonly id: number
    readonly opens_at: Date
    readonly per_minute: number
    /** Number of tickets issued. */
    readonly issued: Default<number>
    /** Number of tickets issued before the opening, and the seed of their order. Null until the draw. */
    readonly drawn: Default<number | null>
    readonly seed: Default<string | null>
    /** Positions admitted at `counted_at`. */
    readonly admitted: Default<number>
    readonly counted_at: Date
    readonly created_at: Date
    readonly closed_at: Default<Date | null>
  }
  readonly waiting_line_minute: {
    readonly line_id: number
    readonly at: Date
    readonly admitted: number
  }
  /** The session that a ticket was exchanged for. */
  readonly waiting_pass: {
    readonly line_id: number
    readonly number: number
    readonly session_id: number
    readonly admitted_at: Date
  }
}
