import type { Database } from './postgres-server.ts'

/** Triggers that record every change of the ledger. Each locks the counter of its slot, so their order is that of the commits. */
const statements: readonly string[] = [
  'create schema if not exists proof',
  `create table if not exists proof.change (
    seq bigserial, xid bigint not null, office integer not null, id bigint not null, day date not null,
    slot integer not null, applicants integer not null, session bigint not null, request bigint, before text, after text not null
  )`,
  `create or replace function proof.note() returns trigger language plpgsql as $$
  begin
    insert into proof.change (xid, office, id, day, slot, applicants, session, request, before, after)
    values (pg_current_xact_id()::text::bigint, new.office_id, new.id, new.day, new.slot_id, new.applicants, new.session_id,
      new.request_id, case when tg_op = 'UPDATE' then old.state end, new.state);
    return null;
  end
  $$`,
  `create or replace trigger proof_inserted after insert on appointment for each row execute function proof.note()`,
  `create or replace trigger proof_updated after update on appointment for each row
    when (old.state is distinct from new.state) execute function proof.note()`,
]

export const recordChanges = async (database: Database): Promise<void> => {
  for (const statement of statements) await database.rows(statement)
}

/** Violations in the whole database, read in one snapshot. */
export interface Sample {
  readonly at: number
  /** Counters that differ from the sum of their live rows or exceed their capacity. */
  readonly counters: readonly string[]
  /** Requests with more than one live appointment. */
  readonly doubled: readonly string[]
}

/** Leaves out generated requests, which do not change. */
const wrongCounters = `
  select counter.office_id || '/' || counter.day || '/' || counter.slot_id || ': counter ' || taken || ', rows '
    || coalesce(applicants, 0) || ', capacity ' || capacity as found
  from slot_counter counter left join (
    select office_id, day, slot_id, sum(applicants) as applicants from appointment
    where state in ('held', 'final') and day > current_date - 30 group by office_id, day, slot_id
  ) live using (office_id, day, slot_id)
  where counter.day > current_date - 30 and (taken <> coalesce(applicants, 0) or taken > capacity or coalesce(applicants, 0) > capacity)`

/** A group in two slots has one row for each slot. A second live appointment changes the sum of applicants. */
const doubled = `
  select 'request ' || request.id || ': ' || sum(appointment.applicants) || ' applicants for ' || request.applicants as found
  from appointment join request on request.office_id = appointment.office_id and request.id = appointment.request_id
  where state = 'final' and day > current_date - 30 group by request.office_id, request.id, request.applicants
  having sum(appointment.applicants) <> request.applicants`

export const takeSample = async (database: Database, at: number): Promise<Sample> => {
  const [{ counters, requests } = { counters: [], requests: [] }] = await database.rows<{
    readonly counters: readonly string[]
    readonly requests: readonly string[]
  }>(`select (select coalesce(json_agg(found), '[]') from (${wrongCounters}) wrong) as counters,
    (select coalesce(json_agg(found), '[]') from (${doubled}) twice) as requests`)
  return { at, counters, doubled: requests }
}
