import { run } from './run.ts'

/** Ids are random and two messages may have the same time: their order is that of the database's clock when they were written. */
export const messageOrder = run([
  `alter table outbox add column written_at timestamptz not null default clock_timestamp()`,
])
