import type { Command, CommandResult } from '../history/history.ts'
import type { Sample } from '../machine/record-changes.ts'

/** Outcome of a key: acknowledged at least once, always refused, or unknown. */
export type OperationOutcome = 'ok' | 'refused' | 'maybe'

/** One command of one visitor: all attempts under one idempotency key. */
export interface Operation {
  readonly session: number
  readonly key: string
  readonly command: Command
  readonly outcome: OperationOutcome
  /** The responses of the acknowledged attempts. They must all be equal. */
  readonly results: readonly CommandResult[]
  /** Reasons of its unknown attempts: `closed`, `timeout`, or a status such as `503`. */
  readonly unknown: readonly string[]
  /** Time of the first attempt. */
  readonly began: number
  /** Milliseconds until the first acknowledgement or refusal; undefined when there was none. */
  readonly took: number | undefined
  /** Number of attempts before it without a usable response. */
  readonly repeats: number
}

export type State = 'held' | 'final' | 'expired' | 'released' | 'cancelled' | 'moved'

/** An insert or a change of state of a ledger row, in transaction `xid`. */
export interface Change {
  readonly seq: number
  readonly xid: number
  readonly office: number
  readonly id: number
  readonly day: string
  readonly slot: number
  readonly applicants: number
  readonly session: number
  readonly request: number | null
  /** Null for a new row. */
  readonly before: State | null
  readonly after: State
}

export interface Appointment {
  readonly id: number
  readonly office: number
  readonly day: string
  readonly slot: number
  readonly applicants: number
  readonly part_index: number
  readonly state: State
  readonly session: number
  readonly request: number | null
  /** Milliseconds since the epoch. */
  readonly created: number
  readonly changed: number
}

export interface StoredRequest {
  readonly id: number
  readonly session: number
  readonly status: string
  readonly applicants: number
  readonly persons: number
}

export interface AuditEntry {
  readonly action: string
  readonly request: number | null
  readonly subject: number | null
}

export interface Counter {
  readonly office: number
  readonly day: string
  readonly slot: number
  readonly capacity: number
  readonly taken: number
}

/** The input of the checker: the responses to visitors and the contents of the database. */
export interface Facts {
  /** In the order of their first attempts. */
  readonly operations: readonly Operation[]
  /** In the order of `seq`. */
  readonly changes: readonly Change[]
  readonly appointments: ReadonlyMap<number, Appointment>
  readonly requests: ReadonlyMap<number, StoredRequest>
  readonly audit: readonly AuditEntry[]
  readonly counters: readonly Counter[]
  readonly samples: readonly Sample[]
}

/** Returns one line for each violation. */
export type Check = (facts: Facts) => readonly string[]

const live: ReadonlySet<State | null> = new Set<State | null>(['held', 'final'])
/** Whether a row in this state takes capacity. */
export const isLive = (state: State | null): boolean => live.has(state)

export const slotOf = ({ office, day, slot }: Pick<Counter, 'office' | 'day' | 'slot'>): string =>
  `${office}/${day}/${slot}`
