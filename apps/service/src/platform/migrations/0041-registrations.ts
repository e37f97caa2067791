import { run } from './run.ts'

/**
 * A sign-up whose mailed link has not been opened yet (H6b). Accounts whose phone never answered a code were made without a proof of
 * the e-mail address. They were never signed in to, so they are deleted and their owners register again.
 */
export const registrations = run([
  `create table registration (
    id bigint primary key,
    token_hash bytea not null unique,
    name_index bytea not null,
    session_id bigint not null,
    password_hash text not null,
    member bytea not null,
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index registration_by_name on registration (name_index)`,
  `delete from one_time_code where account_id in (select id from account where phone_confirmed_at is null)`,
  `delete from password_reset where account_id in (select id from account where phone_confirmed_at is null)`,
  `delete from account where phone_confirmed_at is null`,
])
