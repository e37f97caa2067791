import type { FaultCounts } from './load/faults.ts'

/** How large a proof is. */
export interface Form {
  /** Calls that change something and were sent, repeats among them. */
  readonly attempts: number
  /** Ends earlier when the time is over; the figures say how far it came. */
  readonly minutes?: number | undefined
  /** Visitors at one time. */
  readonly visitors: number
  /** Processes of the service on the one database. */
  readonly processes: number
  readonly faults: FaultCounts
  /** A planted bug: a module that every process loads first, settings of the database, and what is taken away from the schema. */
  readonly mutant?: {
    readonly modules?: readonly string[]
    readonly databaseSettings?: readonly string[]
    /** PostgreSQL's log writer is stopped: the log leaves the memory only when a transaction waits for it. */
    readonly logWriterSleeps?: boolean
    readonly statements?: readonly string[]
  }
}

/** `short` is part of `npm test`, `long` is run by hand and its figures are kept in docs/promises.md. */
export const forms = {
  short: {
    attempts: 10_000,
    visitors: 192,
    processes: 2,
    faults: { killService: 2, killPostgres: 2, stopPostgres: 1 },
  },
  long: {
    attempts: 1_000_000,
    visitors: 512,
    processes: 2,
    faults: { killService: 105, killPostgres: 105, stopPostgres: 20 },
  },
} as const satisfies Record<string, Form>
