import { run } from './run.ts'

/** The phone number of an account is changed: the mailed links, the codes that a session waits for, and changes that wait for their time. */
export const phoneChanges = run([
  `create table phone_change_link (
    hash bytea primary key,
    account_id bigint not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    codes integer not null default 0,
    used_at timestamptz
  )`,
  'create index phone_change_link_account on phone_change_link (account_id)',
  `create table phone_change_code (
    session_id bigint primary key,
    id bigint not null unique,
    account_id bigint not null,
    link_hash bytea,
    number bytea not null,
    new_hash bytea not null,
    new_expires_at timestamptz not null,
    old_hash bytea,
    old_expires_at timestamptz,
    tries integer not null default 0 check (tries <= 5),
    created_at timestamptz not null,
    check ((old_hash is null) = (old_expires_at is null)),
    check ((old_hash is null) <> (link_hash is null))
  )`,
  'create index phone_change_code_account on phone_change_code (account_id)',
  `create table phone_change (
    account_id bigint primary key,
    id bigint not null unique,
    number bytea not null,
    cancel_hash bytea not null unique,
    created_at timestamptz not null,
    due_at timestamptz not null
  )`,
  'create index phone_change_due on phone_change (due_at)',
])
