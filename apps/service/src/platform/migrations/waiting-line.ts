/** Decision 0030: one open line at a time, how far it was each minute, and the session of each exchanged ticket. */
export const waitingLine = [
  `create table waiting_line (
    id integer primary key,
    opens_at timestamptz not null,
    per_minute integer not null check (per_minute >= 0),
    issued bigint not null default 0,
    drawn bigint,
    seed text,
    admitted double precision not null default 0,
    counted_at timestamptz not null,
    created_at timestamptz not null,
    closed_at timestamptz
  )`,
  'create unique index waiting_line_open on waiting_line ((true)) where closed_at is null',
  `create table waiting_line_minute (
    line_id integer not null references waiting_line,
    at timestamptz not null,
    admitted bigint not null,
    primary key (line_id, at)
  )`,
  `create table waiting_pass (
    line_id integer not null,
    number bigint not null,
    session_id bigint not null,
    admitted_at timestamptz not null,
    primary key (line_id, number)
  )`,
  'create index waiting_pass_by_time on waiting_pass (admitted_at)',
]
