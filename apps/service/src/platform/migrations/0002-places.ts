import { run } from './run.ts'

/**
 * Counters decide, the ledger explains. Every key carries the office, ids come from the application, nothing here
 * leans on a sequence, an advisory lock or a notification: a cluster can shard it as it is.
 */
export const places = run([
  // Half-filled pages let a counter be rewritten in place (a HOT update), which is most of what happens here.
  `create table slot_counter (
    office_id integer not null,
    day date not null,
    slot_id integer not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0,
    primary key (office_id, day, slot_id),
    constraint slot_counter_never_over check (taken >= 0 and taken <= capacity)
  ) with (fillfactor = 50)`,
  `create table appointment (
    office_id integer not null,
    id bigint not null,
    day date not null,
    slot_id integer not null,
    places integer not null check (places between 1 and 5),
    leg smallint not null default 0 check (leg between 0 and 4),
    request_type text not null,
    state text not null check (state in ('held', 'final', 'expired', 'released', 'cancelled', 'moved')),
    session_id bigint not null,
    request_id bigint,
    expires_at timestamptz,
    extended boolean not null default false,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (office_id, id),
    foreign key (office_id, day, slot_id) references slot_counter,
    constraint appointment_held_expires check ((state = 'held') = (expires_at is not null)),
    constraint appointment_final_has_request check (state <> 'final' or request_id is not null)
  )`,
  // One live hold a session, by constraint and not by hope.
  `create unique index appointment_one_hold on appointment (session_id, leg) where state = 'held'`,
  // One live place a request, through any storm of reschedules.
  `create unique index appointment_one_place on appointment (office_id, request_id, leg) where state = 'final'`,
  `create index appointment_live on appointment (office_id, day, slot_id, expires_at)
    where state in ('held', 'final')`,
  `create index appointment_expiring on appointment (expires_at) where state = 'held'`,
])
