import { join } from 'node:path'
import type { CheckName } from '../check/checks.ts'
import type { Form } from '../load/run-load.ts'

interface Mutant {
  readonly form: Form
  /** The check that must find it; others may as well. */
  readonly foundBy: CheckName
}

const small = { attempts: 1_500, visitors: 96, processes: 1 }
const quiet = { killService: 0, killPostgres: 0, stopPostgres: 0 }
const module = (file: string) => join(import.meta.dirname, file)

/**
 * Bugs that the checker must find. They live here: a module that the harness makes its own processes load first, or a
 * setting of its own database; nothing of the service can reach them.
 */
export const mutants = {
  checkThenInsert: {
    form: {
      // Two processes: one that writes its batches in a row meets itself too seldom.
      ...small,
      processes: 2,
      attempts: 3_000,
      faults: quiet,
      mutant: {
        modules: [module('check-then-insert.ts')],
        statements: [
          'alter table slot_counter drop constraint slot_counter_never_over',
          `do $$ begin execute replace(pg_get_functiondef('hold_batch'::regproc), ' for update of c', ''); end $$`,
        ],
      },
    },
    foundBy: 'neverOver',
  },
  noIdempotencyKey: {
    form: { ...small, faults: quiet, mutant: { modules: [module('no-idempotency-key.ts')] } },
    foundBy: 'oneEffectPerKey',
  },
  asynchronousCommit: {
    form: {
      ...small,
      faults: { ...quiet, killPostgres: 3 },
      // Responses do not wait for the log, and no other process writes it: its memory is lost with the server.
      mutant: { databaseSettings: ['synchronous_commit=off', 'wal_buffers=64MB'], walWriterStopped: true },
    },
    foundBy: 'acknowledgedExists',
  },
} as const satisfies Record<string, Mutant>
