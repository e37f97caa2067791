import { run } from './run.ts'

/**
 * The chain stands beside the log: rows are written freely and linked after their commit, so that no two writers wait
 * for each other and the chain cannot fork. The number of a seal is its key: of two sealers one is second.
 */
export const auditChain = run([
  `create table audit_seal (
    number bigint primary key check (number > 0),
    hash bytea not null,
    root bytea not null,
    rows integer not null check (rows > 0),
    sealed_at timestamptz not null
  )`,
  `create table audit_sealed (
    office_id integer not null,
    audit_id bigint not null,
    seal bigint not null,
    position integer not null,
    hash bytea not null,
    primary key (office_id, audit_id)
  )`,
  `create index audit_sealed_by_seal on audit_sealed (seal, position)`,
  // Rows come in the order of time: a summary of pages finds the latest ones and costs a writer nothing.
  `create index audit_log_by_time on audit_log using brin (at) with (pages_per_range = 16)`,
  ...['audit_seal', 'audit_sealed'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function audit_log_is_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function audit_log_is_append_only()`,
  ]),
])
