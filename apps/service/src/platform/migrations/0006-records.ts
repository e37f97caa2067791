import { run } from './run.ts'

export const records = run([
  `create table outbox (
    office_id integer not null,
    id bigint not null,
    channel text not null check (channel in ('mail', 'sms')),
    template text not null,
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    recipient bytea not null,
    params bytea not null,
    request_id bigint,
    dedupe text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz,
    primary key (office_id, id),
    unique (office_id, dedupe)
  )`,
  `create index outbox_waiting on outbox (next_attempt_at) where state = 'waiting'`,
  `create table audit_log (
    office_id integer not null,
    id bigint not null,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('session', 'user', 'operator', 'provider', 'job')),
    actor_id bigint,
    action text not null,
    request_id bigint,
    subject_id bigint,
    detail jsonb not null,
    primary key (office_id, id)
  )`,
  `create index audit_log_by_request on audit_log (office_id, request_id, at)`,
  `create function audit_log_is_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'audit_log is append-only';
  end
  $$`,
  `create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function audit_log_is_append_only()`,
  `create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function audit_log_is_append_only()`,
])
