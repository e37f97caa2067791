/**
 * `lateral … offset 0` makes the planner look up each row of a list by its key. A plan that was made while the tables were
 * empty may otherwise scan the whole table.
 */
export const heldByCommands = (columns: string, lock = '') => `unnest(command) w cross join lateral (
      select ${columns} from appointment a where a.session_id = w.session_id and a.state || '' = 'held' offset 0${lock}) a`

const lockCounters = `
    select array_agg(row(c.office_id, c.day, c.slot_id, c.free)::hold_counter) into counters from (
      select w.office_id, w.day, w.slot_id from unnest(command) w where outcome[w.at] is null
      union
      select a.office_id, a.day, a.slot_id from ${heldByCommands('a.office_id, a.day, a.slot_id')}
      where outcome[w.at] is null
      order by office_id, day, slot_id
    ) asked cross join lateral (
      select c.office_id, c.day, c.slot_id, c.capacity - c.taken as free from slot_counter c
      where c.office_id = asked.office_id and c.day = asked.day and c.slot_id = asked.slot_id offset 0 for update of c
    ) c;`

export const counterRows = 'unnest(counters) with ordinality c (office_id, day, slot_id, free, at)'

/**
 * Writes a batch of holds with one call (decision 0007): one round trip and one flush for any size. Its statements are planned
 * once per connection. The settings force look-ups by key, because the planner assumes long lists, and the embedded database
 * has no statistics.
 */
const holdBatch = (
  create: string,
  moreColumns: readonly string[] = [],
) => `${create} hold_batch(commands jsonb, moment timestamptz)
returns table (command_at integer, status text, remaining integer, stored_call text, stored_fingerprint bytea, stored_answer bytea)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  command hold_command[] := array(select w from jsonb_populate_recordset(null::hold_command, commands) w order by w.at);
  -- For each command: null until it is decided, then its result; and the position of its counter among those locked.
  outcome text[];
  slot_of integer[];
  counters hold_counter[];
  free integer[];
  change integer[];
  earlier hold_earlier[];
  gives_back boolean[] := array_fill(false, array[cardinality(command)]);
  held hold_earlier;
  own integer;
  again boolean := true;
begin
  -- A command whose key has a stored response gets that response. Read once: a key that appears between two reads would
  -- leave its command without a result.
  outcome := array(select case when k.key is not null then 'answered' end from unnest(command) w
    left join idempotency_key k on k.session_id = w.session_id and k.key = w.key order by w.at);
  return query select w.at, 'answered', 0, k.call, k.fingerprint, k.answer
    from unnest(command) w join idempotency_key k on k.session_id = w.session_id and k.key = w.key
    where outcome[w.at] = 'answered';

  -- Counters are locked in the order of their keys: those that are asked for, and those of what would come back.${lockCounters}
  if exists (select from unnest(command) w where outcome[w.at] is null and not exists (select from unnest(counters) c
    where c.office_id = w.office_id and c.day = w.day and c.slot_id = w.slot_id)) then
    -- Days without bookings get their counters; then all counters are locked again, so that the order includes them.
    insert into slot_counter (office_id, day, slot_id, capacity)
      select t.office_id, d.day, t.id, t.capacity
      from (select distinct w.office_id, w.day from unnest(command) w) d join slot_template t using (office_id)
      order by t.office_id, d.day, t.id
      on conflict do nothing;${lockCounters}
  end if;

  -- Where a slot is too short, what expired in it comes free, and the appointments of requests that were not paid in time.
  with short as (
    select c.office_id, c.day, c.slot_id from unnest(counters) c join unnest(command) w using (office_id, day, slot_id)
    where outcome[w.at] is null group by c.office_id, c.day, c.slot_id, c.free having sum(w.applicants) > c.free
  ), ended as (
    update appointment a set state = 'expired', expires_at = null, changed_at = moment
    from short s cross join lateral (
      select g.id from appointment g where g.office_id = s.office_id and g.day = s.day and g.slot_id = s.slot_id
        and g.state in ('held', 'final') and g.expires_at + make_interval(secs => g.returns_after) <= moment offset 0) gone
    where a.office_id = s.office_id and a.id = gone.id and a.state in ('held', 'final') and a.expires_at + make_interval(secs => a.returns_after) <= moment
    returning a.office_id, a.day, a.slot_id, a.applicants
  ), freed as (select office_id, day, slot_id, sum(applicants)::integer as applicants from ended group by office_id, day, slot_id)
  select array_agg(c.free + coalesce(f.applicants, 0) order by c.at), array_agg(-coalesce(f.applicants, 0) order by c.at)
    into free, change from ${counterRows} left join freed f using (office_id, day, slot_id);

  -- Read under the locks, and locked itself, for a hold becomes final without its counter: the rows that each session holds, and the counter of each command and of each held row.
  slot_of := array(select c.at from unnest(command) w left join ${counterRows} using (office_id, day, slot_id) order by w.at);
  earlier := array(select row(w.at, c.at, a.office_id, a.id, a.applicants)::hold_earlier
    from ${heldByCommands('a.*', ' for update of a')}
    join ${counterRows} on c.office_id = a.office_id and c.day = a.day and c.slot_id = a.slot_id
    where outcome[w.at] is null);
  foreach held in array earlier loop
    gives_back[held.command_at] := true;
  end loop;

  -- Capacity in the order of arrival, for a whole group or not at all; what a granted command gives back counts for all.
  -- Passes are repeated until no refused command would still fit.
  while again loop
    again := false;
    for n in 1..cardinality(command) loop
      continue when outcome[n] is not null or slot_of[n] is null;
      own := 0;
      if gives_back[n] then
        own := (select coalesce(sum(e.applicants), 0) from unnest(earlier) e where e.command_at = n and e.counter_at = slot_of[n]);
      end if;
      continue when free[slot_of[n]] + own < command[n].applicants;
      if gives_back[n] then
        foreach held in array earlier loop
          continue when held.command_at <> n;
          free[held.counter_at] := free[held.counter_at] + held.applicants;
          change[held.counter_at] := change[held.counter_at] - held.applicants;
        end loop;
        -- Only returned capacity can serve a command that was refused in this pass.
        again := true;
      end if;
      free[slot_of[n]] := free[slot_of[n]] - command[n].applicants;
      change[slot_of[n]] := change[slot_of[n]] + command[n].applicants;
      outcome[n] := 'granted';
    end loop;
  end loop;

  -- Counters, appointments, audit rows and responses are written together or not at all.
  update slot_counter s set taken = s.taken + change[c.at] from ${counterRows}
    where s.office_id = c.office_id and s.day = c.day and s.slot_id = c.slot_id and change[c.at] <> 0;
  update appointment a set state = 'released', expires_at = null, changed_at = moment from unnest(earlier) e
    where a.office_id = e.office_id and a.id = e.id and outcome[e.command_at] = 'granted';
  insert into appointment
    (office_id, id, day, slot_id, applicants, request_type, urgent_days, state, session_id, expires_at, returns_after, created_at, changed_at${moreColumns.map((column) => `, ${column}`).join('')})
    select w.office_id, w.id, w.day, w.slot_id, w.applicants, w.request_type, w.urgent_days, 'held', w.session_id, w.expires_at, coalesce(w.returns_after, 0),
      moment, moment${moreColumns.map((column) => `, w.${column}`).join('')}
    from unnest(command) w where outcome[w.at] = 'granted';
  insert into audit_log (office_id, id, at, actor_kind, actor_id, action, request_id, subject_id, detail)
    select w.office_id, w.audit_id, moment, case when w.account_id is null then 'session' else 'user' end,
      coalesce(w.account_id, w.session_id), 'hold.taken', null, w.id,
      jsonb_build_object('day', w.day, 'slots', jsonb_build_array(jsonb_build_array(w.slot_id, w.applicants)))
    from unnest(command) w where outcome[w.at] = 'granted';
  insert into idempotency_key (session_id, key, call, fingerprint, status, answer, created_at)
    select w.session_id, w.key, w.call, decode(w.fingerprint, 'base64'), 200, decode(w.answer, 'base64'), moment
    from unnest(command) w where outcome[w.at] = 'granted' and w.key is not null;

  return query select w.at, coalesce(outcome[w.at], 'refused'), coalesce(free[slot_of[w.at]], 0), null::text, null::bytea, null::bytea
    from unnest(command) w where outcome[w.at] is distinct from 'answered';
end
$$`

/**
 * Counters limit the capacity; appointment rows record each change. Every key contains the office, ids come from the
 * application, and no sequence, advisory lock or notification is needed, so the tables can be sharded.
 */
export const appointments = [
  // Half-filled pages allow in-place updates of counters (HOT updates), the most frequent write.
  `create table slot_counter (
    office_id integer not null,
    day date not null,
    slot_id integer not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0, -- each applicant uses one
    primary key (office_id, day, slot_id),
    constraint slot_counter_never_over check (taken >= 0 and taken <= capacity)
  ) with (fillfactor = 50)`,
  // Only the states `held` and `final` use capacity. An unpaid appointment expires at its own time (D25), like a hold (D24). The
  // time is in the row, so that a payment and a new reservation cannot both succeed. A released slot is a row without
  // `session_id`: `returned_by` is the session that had it, and it becomes free `returns_after` seconds after its end (decision 0021).
  `create table appointment (
    office_id integer not null,
    id bigint not null,
    day date not null,
    slot_id integer not null,
    applicants integer not null check (applicants between 1 and 5),
    part_index smallint not null default 0 check (part_index between 0 and 4), -- 0, or 1 to 4 for a group in adjacent slots
    request_type text not null,
    state text not null check (state in ('held', 'final', 'expired', 'released', 'cancelled', 'moved')),
    session_id bigint not null,
    request_id bigint,
    expires_at timestamptz,
    extended boolean not null default false,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    urgent_days integer check (urgent_days in (2, 5)),
    returns_after integer not null default 0,
    returned_by bigint,
    primary key (office_id, id),
    foreign key (office_id, day, slot_id) references slot_counter,
    constraint appointment_held_expires check (state <> 'held' or expires_at is not null),
    constraint appointment_ended_keeps_no_deadline check (state in ('held', 'final') or expires_at is null),
    constraint appointment_final_has_request check (state <> 'final' or request_id is not null)
  )`,
  // One live hold for each session. Queries for the holds of a session use this exact condition, which no other index has: a
  // plan made while the table was empty could otherwise use an unsuitable index and later read all of it.
  `create unique index appointment_one_hold on appointment (session_id, part_index) where state || '' = 'held'`,
  // One live appointment for each request, with any number of concurrent reschedules.
  `create unique index appointment_one_final on appointment (office_id, request_id, part_index) where state = 'final'`,
  `create index appointment_live on appointment (office_id, day, slot_id, expires_at)
    where state in ('held', 'final')`,
  `create index appointment_expiring on appointment (expires_at) where state = 'held'`,
  'create index appointment_returning on appointment (returned_by) where returned_by is not null',
  `create type hold_command as (
    at integer, office_id integer, day date, slot_id integer, applicants integer, request_type text, urgent_days integer,
    session_id bigint, account_id bigint, expires_at timestamptz, id bigint, audit_id bigint, key text, call text,
    fingerprint text, answer text, returns_after integer
  )`,
  `create type hold_counter as (office_id integer, day date, slot_id integer, free integer)`,
  `create type hold_earlier as (command_at integer, counter_at integer, office_id integer, id bigint, applicants integer)`,
  holdBatch('create function'),
]

/**
 * Decision 0021: to whom an appointment counts until its slot can be reserved again. Both belong to the row, because a session
 * can move to another network or confirm another code.
 */
export const holdOrigin = [
  // Keyed hash of the network that took the hold.
  'alter table appointment add column network bytea',
  // The phone, mailbox (keyed hash) or account whose code counts for it; null if none does.
  'alter table appointment add column proven_by text',
  'alter type hold_command add attribute network bytea, add attribute proven_by text',
  holdBatch('create or replace function', ['network', 'proven_by']),
]

/** Decision 0030: one open line at a time, its progress per minute, and the session of each exchanged ticket. */
export const waitingLine = [
  `create table waiting_line (
    id integer primary key,
    opens_at timestamptz not null,
    per_minute integer not null check (per_minute >= 0),
    issued bigint not null default 0, -- number of tickets
    drawn bigint, -- number of tickets before the opening; null until the draw
    seed text, -- of the order of the drawn tickets
    admitted double precision not null default 0, -- positions admitted at counted_at
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

/**
 * Decision 0021: of instances that admit holds of one code at the same moment, the lock of a row lets one count after the other. The first
 * 32 digits of `proven_by` are those of the phone, the mailbox, or the mail domain. All locks of a batch are taken in the order of their
 * keys, so that batches do not wait for each other. With `offset 0` PostgreSQL reads the rows of a code alone, not all that are live.
 */
export const holdsWithinCode = [
  `create function holds_within_code() returns trigger language plpgsql set enable_seqscan = off set jit = off as $$
  declare
    moment timestamptz := (select max(changed_at) from added);
    codes text[] := array(select distinct left(proven_by, 32) from added
      where state = 'held' and proven_by is not null and expires_at > changed_at order by 1);
  begin
    if cardinality(codes) = 0 then return null; end if;
    insert into rate_limit (key, points, expire)
      select 'code/' || code, 1, 1000 * extract(epoch from moment + interval '1 minute')::bigint from unnest(codes) code order by code
      on conflict (key) do update set expire = excluded.expire;
    perform from unnest(codes) code cross join lateral (
      select proven_by, sum(applicants) as own, sum(sum(applicants)) over () as together
      from (select * from appointment where left(proven_by, 32) = code offset 0) coded
      where state in ('held', 'final') and expires_at > moment group by proven_by offset 0) counted
      where together > 25 or own > 5 and proven_by in (select added.proven_by from added);
    if found then raise exception 'this code proves no more applicants' using errcode = 'HC001'; end if;
    return null;
  end $$`,
  `create trigger holds_within_code after insert on appointment referencing new table as added
    for each statement execute function holds_within_code()`,
]
