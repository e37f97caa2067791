import { counterRows, heldByCommands } from './appointments.ts'

/** Locks counters in the order of their keys: those that are asked for, and those of what would come back. */
const lockCounters = `
    select array_agg(row(c.office_id, c.day, c.slot_id, c.free)::hold_counter), bool_or(asked.back)
      into counters, any_held from (
      select office_id, day, slot_id, bool_or(back) as back from (
        select w.office_id, w.day, w.slot_id, false as back from unnest(command) w where outcome[w.at] is null
        union all
        select a.office_id, a.day, a.slot_id, true from ${heldByCommands('a.office_id, a.day, a.slot_id')}
        where outcome[w.at] is null
      ) listed group by office_id, day, slot_id order by office_id, day, slot_id
    ) asked cross join lateral (
      select c.office_id, c.day, c.slot_id, c.capacity - c.taken as free from slot_counter c
      where c.office_id = asked.office_id and c.day = asked.day and c.slot_id = asked.slot_id offset 0 for update of c
    ) c;
    slot_of := array(select c.at from unnest(command) w left join ${counterRows} using (office_id, day, slot_id) order by w.at);`

/**
 * Writes a batch of holds with one call (decision 0007): one round trip and one flush for any size. Its statements are planned
 * once per connection. The settings force look-ups by key, because the planner assumes long lists, and the embedded database has no
 * statistics. Statements that most batches do not need run only where they are needed. `unless` is for
 * commands whose session holds nothing yet: if it does (`held`), or has released a slot that is not free yet (`returning`), their result
 * is `held`.
 */
const holdBatch = (
  create: 'create' | 'create or replace',
  from: { readonly commands: string; readonly counters: string },
) =>
  `${create} function hold_batch(commands json, moment timestamptz)
returns table (command_at integer, status text, remaining integer, stored_call text, stored_fingerprint bytea, stored_answer bytea)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  command hold_command[] := array(select w from json_populate_recordset(null::hold_command, commands) w order by w.at);
  -- For each command: null until it is decided, then its result; and the position of its counter among those locked.
  outcome text[];
  slot_of integer[];
  counters hold_counter[];
  any_held boolean;
  free integer[];
  change integer[];
  earlier hold_earlier[] := '{}';
  gives_back boolean[] := array_fill(false, array[cardinality(command)]);
  held hold_earlier;
  own integer;
  again boolean := true;
begin
  -- A command whose key has a stored response gets that response. Read once: a key that appears between two reads would
  -- leave its command without a result.
  outcome := array(select case when k.key is not null then 'answered'
      when coalesce(w.unless, '') = 'returning' and exists (
        select from (select a.state from appointment a where a.returned_by = w.session_id offset 0) a where a.state = 'held') then 'held' end
    from ${from.commands} w left join lateral (
      select k.key from idempotency_key k where k.session_id = w.session_id and k.key = w.key offset 0) k on true order by w.at);
  if 'answered' = any (outcome) then
    return query select w.at, 'answered', 0, k.call, k.fingerprint, k.answer
      from unnest(command) w join idempotency_key k on k.session_id = w.session_id and k.key = w.key
      where outcome[w.at] = 'answered';
  end if;
${lockCounters}
  if exists (select from unnest(command) w where outcome[w.at] is null and slot_of[w.at] is null) then
    -- Days without bookings get their counters; then all counters are locked again, so that the order includes them.
    insert into slot_counter (office_id, day, slot_id, capacity)
      select t.office_id, d.day, t.id, t.capacity
      from (select distinct w.office_id, w.day from unnest(command) w) d join slot_template t using (office_id)
      order by t.office_id, d.day, t.id
      on conflict do nothing;${lockCounters}
  end if;

  free := array(select c.free from unnest(counters) c);
  change := array_fill(0, array[cardinality(free)]);
  if exists (select from unnest(command) w where outcome[w.at] is null
      group by slot_of[w.at] having sum(w.applicants) > free[slot_of[w.at]]) then
    -- Where a slot is too short, what expired in it comes free, and the appointments of requests that were not paid in time.
    with short as (
      select c.office_id, c.day, c.slot_id from ${counterRows}
      where c.free < (select sum(w.applicants) from unnest(command) w where outcome[w.at] is null and slot_of[w.at] = c.at)
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
  end if;

  if any_held then
    -- Read under the locks, and locked itself, for a hold becomes final without its counter: the rows that each session holds, and their counters.
    earlier := array(select row(w.at, c.at, a.office_id, a.id, a.applicants)::hold_earlier
      from ${heldByCommands('a.*', ' for update of a')}
      join ${counterRows} on c.office_id = a.office_id and c.day = a.day and c.slot_id = a.slot_id
      where outcome[w.at] is null);
    foreach held in array earlier loop
      gives_back[held.command_at] := true;
      if command[held.command_at].unless is not null then outcome[held.command_at] := 'held'; end if;
    end loop;
  end if;

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
  update slot_counter s set taken = s.taken + change[c.at] from ${from.counters} and change[c.at] <> 0;
  if any_held then
    update appointment a set state = 'released', expires_at = null, changed_at = moment from unnest(earlier) e
      where a.office_id = e.office_id and a.id = e.id and outcome[e.command_at] = 'granted';
  end if;
  insert into appointment (office_id, id, day, slot_id, applicants, request_type, urgent_days, state, session_id, expires_at,
      returns_after, created_at, changed_at, network, proven_by)
    select w.office_id, w.id, w.day, w.slot_id, w.applicants, w.request_type, w.urgent_days, 'held', w.session_id, w.expires_at,
      coalesce(w.returns_after, 0), moment, moment, w.network, w.proven_by
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

export const batchOfFirstHolds = [
  'alter type hold_command add attribute unless text',
  holdBatch('create', {
    commands: 'unnest(command)',
    counters: `${counterRows}
    where s.office_id = c.office_id and s.day = c.day and s.slot_id = c.slot_id`,
  }),
]

/**
 * With `select` the planner cannot count the list of a short batch. It did, and made a new plan for each call of these two statements:
 * a fifth of the time of a batch with one hold. The rows of the counters are locked, so they can be updated by their position.
 */
export const batchWithKeptPlans = [
  holdBatch('create or replace', {
    commands: 'unnest((select command))',
    counters: `unnest((select counters)) with ordinality c (office_id, day, slot_id, free, at) cross join lateral (
      select k.ctid from slot_counter k where k.office_id = c.office_id and k.day = c.day and k.slot_id = c.slot_id offset 0) k
    where s.ctid = k.ctid`,
  }),
]
