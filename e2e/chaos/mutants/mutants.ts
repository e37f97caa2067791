import { join } from 'node:path'
import type { CheckName } from '../check/checks.ts'
import type { RunSize } from '../load/run-load.ts'

interface Mutant {
  readonly size: RunSize
  /** The check that must find it. Others may find it too. */
  readonly foundBy: CheckName
}

const small = { attempts: 1_500, visitors: 96, processes: 1 }
const noFaults = { killService: 0, killPostgres: 0, stopPostgres: 0 }
const pathOf = (file: string) => join(import.meta.dirname, file)

/** Bugs that the checker must find, outside the service: a preloaded module, or a setting of the database. */
export const mutants = {
  checkThenInsert: {
    size: {
      // Two processes, because one process writes its batches in sequence and rarely conflicts with itself.
      ...small,
      processes: 2,
      attempts: 3_000,
      faults: noFaults,
      mutant: {
        modules: [pathOf('check-then-insert.ts')],
        statements: [
          'alter table slot_counter drop constraint slot_counter_never_over',
          `do $$ begin execute replace(pg_get_functiondef('hold_batch(json, timestamptz)'::regprocedure), ' for update of c', ''); end $$`,
        ],
      },
    },
    foundBy: 'neverOver',
  },
  noIdempotencyKey: {
    size: { ...small, faults: noFaults, mutant: { modules: [pathOf('no-idempotency-key.ts')] } },
    foundBy: 'oneEffectPerKey',
  },
  asynchronousCommit: {
    size: {
      ...small,
      faults: { ...noFaults, killPostgres: 3 },
      // Responses do not wait for the log, and no other process writes it, so a kill loses it.
      mutant: { databaseSettings: ['synchronous_commit=off', 'wal_buffers=64MB'], walWriterStopped: true },
    },
    foundBy: 'acknowledgedExists',
  },
} as const satisfies Record<string, Mutant>
