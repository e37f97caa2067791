import { run } from './run.ts'

export const callers = run([
  `create table session (
    id bigint primary key,
    kind text not null check (kind in ('anonymous', 'user')),
    account_id bigint,
    created_at timestamptz not null,
    human jsonb not null default '{}',
    urgent_until timestamptz,
    revoked_at timestamptz
  )`,
  `create table session_token (
    hash bytea primary key,
    session_id bigint not null references session on delete cascade,
    kind text not null check (kind in ('access', 'refresh')),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index session_token_by_session on session_token (session_id)`,
  `create index session_token_expiring on session_token (expires_at)`,
  // D19: a session that proved both numbers sees the whole request for half an hour.
  `create table request_grant (
    session_id bigint not null,
    office_id integer not null,
    request_id bigint not null,
    expires_at timestamptz not null,
    primary key (session_id, office_id, request_id)
  )`,
  `create table idempotency_key (
    session_id bigint not null,
    key text not null,
    call text not null,
    fingerprint bytea not null,
    status integer not null,
    answer bytea not null,
    created_at timestamptz not null,
    primary key (session_id, key)
  )`,
  `create index idempotency_key_by_age on idempotency_key (created_at)`,
  `create table captcha_used (hash bytea primary key, expires_at timestamptz not null)`,
  `create index captcha_used_expiring on captcha_used (expires_at)`,
  // The shape rate-limiter-flexible expects.
  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
])
