export const sessions = [
  `create table session (
    id bigint primary key,
    kind text not null check (kind in ('anonymous', 'user')),
    account_id bigint,
    created_at timestamptz not null,
    human jsonb not null default '{}',
    urgent_until timestamptz,
    revoked_at timestamptz,
    -- Decision 0021: where a session proved itself from, and the recipient of its one-time code, as keyed indexes.
    network bytea,
    address bytea,
    coded_by bytea,
    -- It ends by itself at a moment, or after minutes without a call; both empty for an ordinary visitor.
    ends_at timestamptz,
    idle_minutes integer,
    seen_at timestamptz
  )`,
  `create index session_by_account on session (account_id) where account_id is not null`,
  'create index session_by_code on session (coded_by) where coded_by is not null',
  // H10: what a device has to sign to open its session again, one challenge at a time, used up by the first proof.
  `create table session_token (
    hash bytea primary key,
    session_id bigint not null references session on delete cascade,
    kind text not null check (kind in ('access', 'refresh', 'device')),
    expires_at timestamptz not null,
    used_at timestamptz,
    challenge bytea,
    challenge_until timestamptz
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
  // Rows come in the order of time: a summary of pages finds the old ones and costs a writer nothing.
  'create index idempotency_key_by_age on idempotency_key using brin (created_at) with (pages_per_range = 16)',
  `create table captcha_used (hash bytea primary key, expires_at timestamptz not null)`,
  `create index captcha_used_expiring on captcha_used (expires_at)`,
  // The shape rate-limiter-flexible expects.
  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create table hold_code (
    session_id bigint primary key,
    hash bytea not null,
    recipient bytea not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // Failed sign-ins of a day, by name and network, by name alone, and by known device; keys are blind indexes.
  `create table sign_in_failure (
    key bytea primary key,
    failures integer not null default 0,
    proven integer not null default 0,
    pause_until timestamptz,
    expires_at timestamptz not null
  )`,
]
