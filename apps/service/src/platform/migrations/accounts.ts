export const accounts = [
  `create table account (
    id bigint primary key,
    -- Blind index of the e-mail address: one account an address, found without being readable.
    name_index bytea not null unique,
    password_hash text not null, -- PHC string: argon2id with its parameters and salt
    member bytea not null, -- names, phone number and e-mail address, encrypted JSON
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    phone_confirmed_at timestamptz, -- when the first one-time code was entered
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  // A code belongs to the session that passed the password. The check constraint rejects a sixth attempt.
  `create table one_time_code (
    id bigint primary key,
    session_id bigint not null,
    account_id bigint not null references account,
    hash bytea not null, -- keyed: the database alone does not reveal the six digits
    tries integer not null default 0 check (tries between 0 and 5),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz -- used, replaced by a newer one, or cancelled
  )`,
  `create unique index one_time_code_one_a_session on one_time_code (session_id) where ended_at is null`,
  `create index one_time_code_by_account on one_time_code (account_id, created_at)`,
  // An unknown name also stores a row, so that both cases do the same work. It gives no access.
  `create table password_reset (
    hash bytea primary key, -- SHA-256 of the link's token
    account_id bigint references account, -- null: there is no account with that name
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index password_reset_by_account on password_reset (account_id) where account_id is not null`,
  `create table feedback (
    id bigint primary key,
    note bytea not null, -- sender and message, encrypted JSON
    language text not null,
    created_at timestamptz not null
  )`,
  // A registration whose mailed link was not opened yet.
  `create table registration (
    id bigint primary key,
    token_hash bytea not null unique, -- SHA-256 of the mailed link's token
    name_index bytea not null,
    session_id bigint not null, -- the session that registered
    password_hash text not null,
    member bytea not null, -- the values of the account, encrypted JSON
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index registration_by_name on registration (name_index)`,
  // Changes of an account's phone number: the mailed links, the codes that a session waits for, and pending changes.
  `create table phone_change_link (
    hash bytea primary key, -- SHA-256 of the mailed token
    account_id bigint not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    codes integer not null default 0, -- number of codes that were requested with it
    used_at timestamptz
  )`,
  'create index phone_change_link_account on phone_change_link (account_id)',
  `create table phone_change_code (
    session_id bigint primary key,
    id bigint not null unique,
    account_id bigint not null,
    link_hash bytea, -- the mailed link that replaces the code to the old phone
    number bytea not null, -- the new phone number, encrypted
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
    account_id bigint primary key, -- one pending change per account
    id bigint not null unique,
    number bytea not null, -- the new phone number, encrypted
    cancel_hash bytea not null unique, -- SHA-256 of the token that cancels it
    created_at timestamptz not null,
    due_at timestamptz not null
  )`,
  'create index phone_change_due on phone_change (due_at)',
]

export const sessions = [
  `create table session (
    id bigint primary key,
    kind text not null check (kind in ('anonymous', 'user')),
    account_id bigint,
    created_at timestamptz not null,
    human jsonb not null default '{}', -- form -> time until which its captcha is valid
    urgent_until timestamptz,
    revoked_at timestamptz,
    -- Decision 0021: where a session proved itself from, and the recipient of its one-time code, as keyed indexes.
    -- Only the version before migration 0016 writes the network, and none reads it: the next version removes the column.
    network bytea,
    address bytea,
    coded_by bytea,
    -- It ends by itself at a moment, or after minutes without a call; both empty for an ordinary visitor.
    ends_at timestamptz,
    idle_minutes integer,
    seen_at timestamptz -- time of the last call, to the minute; only with idle_minutes
  )`,
  `create index session_by_account on session (account_id) where account_id is not null`,
  'create index session_by_code on session (coded_by) where coded_by is not null',
  // What a device must sign to open its session again. One challenge at a time, used once.
  `create table session_token (
    hash bytea primary key, -- SHA-256 of the token, or of the public key of a device
    session_id bigint not null references session on delete cascade,
    kind text not null check (kind in ('access', 'refresh', 'device')),
    expires_at timestamptz not null,
    used_at timestamptz,
    challenge bytea, -- SHA-256
    challenge_until timestamptz
  )`,
  `create index session_token_by_session on session_token (session_id)`,
  `create index session_token_expiring on session_token (expires_at)`,
  // D19: a session that entered both numbers can read the whole request for half an hour.
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
  // Rows are inserted in order of time, so a BRIN index finds the old ones and costs writers almost nothing.
  'create index idempotency_key_by_age on idempotency_key using brin (created_at) with (pages_per_range = 16)',
  `create table captcha_used (hash bytea primary key, expires_at timestamptz not null)`,
  `create index captcha_used_expiring on captcha_used (expires_at)`,
  // The table format of rate-limiter-flexible.
  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create table hold_code (
    session_id bigint primary key,
    hash bytea not null,
    recipient bytea not null, -- blind index of the phone or mailbox
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // Failed sign-ins of a day, by name and network, by name, and by known device. Keys are blind indexes.
  `create table sign_in_failure (
    key bytea primary key,
    failures integer not null default 0,
    proven integer not null default 0, -- attempts that were allowed because of a proof of work
    pause_until timestamptz,
    expires_at timestamptz not null
  )`,
]

/** Nearly every call looks up its session. The function keeps its plan: planning took half of the time of the look-up. */
export const sessionOfTokens = [
  `create function session_of_tokens(hashes text) returns table (hash bytea, expires_at timestamptz, caller session)
    language plpgsql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  begin
    return query select t.hash, t.expires_at, s from session_token t join session s on s.id = t.session_id
      where t.hash = any (array(select decode(one, 'hex') from unnest(string_to_array(hashes, ',')) one))
        and t.kind = 'access' and s.revoked_at is null;
  end $$`,
]
