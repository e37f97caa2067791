import { run } from './run.ts'

/** Personal accounts of operators, and the first of two approvals where the setting asks for two. */
export const operatorAccounts = run([
  `create table operator_account (
    id bigint primary key,
    name text not null,
    roles text not null,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create unique index operator_account_name on operator_account (name) where ended_at is null',
  `create table first_approval (
    office_id integer not null,
    request_id bigint not null,
    version integer not null,
    operator_id bigint not null,
    approved_at timestamptz not null,
    primary key (office_id, request_id)
  )`,
])
