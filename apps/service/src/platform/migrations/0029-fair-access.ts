import { holdBatch } from './0015-hold-batch.ts'
import { run } from './run.ts'

const replaced = (text: string, ...pairs: readonly (readonly [from: string, to: string])[]): string =>
  pairs.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`hold_batch has no '${from}'`)
    return before.replaceAll(from, to)
  }, text)

/** `hold_batch` as 0015 made it, with slots that return later than their holds end. */
const holdBatchWithReturns = replaced(
  holdBatch,
  ['create function', 'create or replace function'],
  ['g.expires_at <= moment', 'g.expires_at + make_interval(secs => g.returns_after) <= moment'],
  ['a.expires_at <= moment', 'a.expires_at + make_interval(secs => a.returns_after) <= moment'],
  ['session_id, expires_at, created_at, changed_at)', 'session_id, expires_at, returns_after, created_at, changed_at)'],
  ["'held', w.session_id, w.expires_at,", "'held', w.session_id, w.expires_at, coalesce(w.returns_after, 0),"],
)

/**
 * Fair access (decision 0023): where a session proved itself from, who answered its one-time code, and slots that return at a random
 * moment. A slot that was given back is a row of the ledger without a session of its own: `returned_by` is the session that had it.
 */
export const fairAccess = run([
  'alter table session add column network bytea, add column address bytea, add column coded_by bytea',
  'create index session_by_code on session (coded_by) where coded_by is not null',
  `create table hold_code (
    session_id bigint primary key,
    hash bytea not null,
    recipient bytea not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'alter table appointment add column returns_after integer not null default 0, add column returned_by bigint',
  'create index appointment_returning on appointment (returned_by) where returned_by is not null',
  'alter type hold_wish add attribute returns_after integer',
  holdBatchWithReturns,
])
