export const records = [
  // `recipient_index`, `sender_index`: keyed indexes of the recipient and of the network that caused the message. `written_at`:
  // order of the messages by the database's clock, because ids are random and two messages can have the same time.
  `create table outbox (
    office_id integer not null,
    id bigint not null,
    channel text not null check (channel in ('mail', 'sms')),
    template text not null,
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    recipient bytea not null, -- address or phone number, encrypted
    params bytea not null, -- values of the template's placeholders, encrypted JSON
    request_id bigint,
    dedupe text not null, -- key of the message, so that a repeated transaction does not send it twice
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'merged')), -- merged: a newer one was sent instead
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz,
    urgency smallint not null default 1, -- 0: codes and links for which a person waits, 1: notices, 2: the others
    delayed boolean not null default false, -- over the limit of its recipient, sent later together with other such messages
    recipient_index bytea,
    sender_index bytea, -- null: caused by the service or the agency
    written_at timestamptz not null default clock_timestamp(),
    primary key (office_id, id),
    unique (office_id, dedupe)
  )`,
  `create index outbox_waiting on outbox (next_attempt_at) where state = 'waiting'`,
  `create index outbox_done on outbox (created_at) where state <> 'waiting'`,
  `create index outbox_due on outbox (channel, urgency, next_attempt_at) where state = 'waiting'`,
  `create index outbox_delayed on outbox (recipient_index) where state = 'waiting' and delayed`,
  `create index outbox_by_sender on outbox (sender_index, created_at) where sender_index is not null`,
  `create index outbox_from_strangers on outbox (created_at) where sender_index is not null`,
  `create table message_quota (
    key bytea primary key,
    -- Milliseconds since 1970 of the last messages, oldest first. A later one may lie in the future: a delayed message.
    sent jsonb not null,
    expires_at timestamptz not null
  )`,
  `create index message_quota_expiring on message_quota (expires_at)`,
  // Messages of the operator's SMS gateway, each processed once.
  `create table inbound_sms (
    id_index bytea primary key, -- keyed index of the gateway's id
    received_at timestamptz not null
  )`,
  // Personal accounts of operators, and the first of two approvals if the setting requires two.
  `create table operator_account (
    id bigint primary key,
    name text not null,
    roles text not null, -- names with commas
    token_hash bytea not null unique,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create unique index operator_account_name on operator_account (name) where ended_at is null',
  `create table first_approval (
    office_id integer not null,
    request_id bigint not null,
    version integer not null, -- of the request: a later change makes the approval invalid
    operator_id bigint not null,
    approved_at timestamptz not null,
    primary key (office_id, request_id)
  )`,
  `create table audit_log (
    office_id integer not null,
    id bigint not null,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('session', 'user', 'operator', 'provider', 'job', 'sms')),
    actor_id bigint,
    action text not null,
    request_id bigint,
    subject_id bigint,
    detail jsonb not null, -- codes and ids only, nothing personal
    primary key (office_id, id)
  )`,
  // Holds have no request yet, so half of the log needs no entry in this index.
  'create index audit_log_by_request on audit_log (office_id, request_id, at) where request_id is not null',
  // Rows are inserted in order of time, so a BRIN index finds the latest ones and costs writers almost nothing.
  `create index audit_log_by_time on audit_log using brin (at) with (pages_per_range = 16)`,
  `create function audit_log_is_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'audit_log is append-only';
  end
  $$`,
  // The chain is beside the log: rows are sealed after their commit, so writers never wait for each other and the chain cannot
  // fork. The number of a seal is its key, so only one of two concurrent sealers succeeds.
  `create table audit_seal (
    number bigint primary key check (number > 0),
    hash bytea not null, -- keyed, over the previous hash and this seal
    root bytea not null, -- SHA-256 over the hashes of its rows
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
  ...['audit_log', 'audit_seal', 'audit_sealed'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function audit_log_is_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function audit_log_is_append_only()`,
  ]),
  // The database sets the dates of the audit log and its chain, so that a writer cannot choose them. It uses the time of the
  // statement, because a transaction that began before a seal may write after it.
  `create function audit_log_dated() returns trigger language plpgsql as $$
  begin
    new.at := clock_timestamp();
    return new;
  end
  $$`,
  `create trigger audit_log_dated before insert on audit_log for each row execute function audit_log_dated()`,
  `create function audit_seal_dated() returns trigger language plpgsql as $$
  begin
    new.sealed_at := clock_timestamp();
    return new;
  end
  $$`,
  `create trigger audit_seal_dated before insert on audit_seal for each row execute function audit_seal_dated()`,
]

// Keyed hashes of the keys themselves, 0 for INDEX_KEY, so that another key is noticed.
export const keyChecks = ['create table key_check (id smallint primary key, hash bytea not null)']

export const filesToRemove = [
  `create table file_to_remove (
    storage_key text primary key, -- a file that no document uses, or not yet
    due_at timestamptz not null
  )`,
  'create index file_to_remove_due on file_to_remove (due_at)',
]
