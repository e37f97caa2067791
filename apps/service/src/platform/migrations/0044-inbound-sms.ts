import { run } from './run.ts'

/** Messages of the operator's SMS gateway, each once, and a kind of actor for what they change. */
export const inboundSms = run([
  `create table inbound_sms (
    id_index bytea primary key,
    received_at timestamptz not null
  )`,
  'alter table audit_log drop constraint audit_log_actor_kind_check',
  // Rows that exist fit already: checking them would lock a long table.
  `alter table audit_log add constraint audit_log_actor_kind_check
    check (actor_kind in ('session', 'user', 'operator', 'provider', 'job', 'sms')) not valid`,
])
