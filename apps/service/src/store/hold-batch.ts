import { sql } from 'kysely'
import type { Trx } from '../services.ts'
import { type Counter, openDay } from './places.ts'

/** A row of the ledger that a session holds. */
export interface Earlier extends Counter {
  readonly id: number
  readonly sessionId: number
  readonly places: number
}
/** A key that was answered before. */
export interface Answered {
  readonly sessionId: number
  readonly key: string
  readonly call: string
  readonly fingerprint: Buffer
  readonly answer: Buffer
}

const list = (value: unknown) => JSON.stringify(value)

/**
 * The lists of a batch are short and the tables long, but the planner takes every list for a hundred rows, and the
 * embedded database never gathers statistics: without this it reads whole tables. Until the end of the transaction.
 */
const findByKeys = (trx: Trx) =>
  sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`.execute(trx)

/** What the sessions of a batch hold, and which of its keys were answered before. Nothing is locked. */
export const readBatch = async (
  trx: Trx,
  wishes: readonly { readonly sessionId: number; readonly key: string | undefined }[],
): Promise<{ readonly earlier: readonly Earlier[]; readonly answered: readonly Answered[] }> => {
  await findByKeys(trx)
  const sessions = list([...new Set(wishes.map(({ sessionId }) => sessionId))])
  const { rows: earlier } = await sql<Earlier>`
    select office_id as "officeId", id, day, slot_id as "slotId", session_id as "sessionId", places from appointment
    where state = 'held'
      and session_id = any(array(select value::bigint from jsonb_array_elements_text(${sessions}::jsonb)))
    order by session_id, leg`.execute(trx)
  const keyed = wishes.filter(({ key }) => key !== undefined)
  if (keyed.length === 0) return { earlier, answered: [] }
  const { rows: answered } = await sql<Answered>`
    select stored.session_id as "sessionId", stored.key, call, fingerprint, answer from idempotency_key stored
    join jsonb_to_recordset(${list(keyed)}::jsonb) as wish("sessionId" bigint, key text)
      on stored.session_id = wish."sessionId" and stored.key = wish.key`.execute(trx)
  return { earlier, answered }
}

/** A counter that is locked until the batch is written. */
export interface Locked extends Counter {
  readonly capacity: number
  readonly taken: number
}

const lock = async (trx: Trx, counters: readonly Counter[]): Promise<readonly Locked[]> => {
  const { rows } = await sql<Locked>`
    select counter.office_id as "officeId", counter.day, counter.slot_id as "slotId", capacity, taken
    from slot_counter counter
    join jsonb_to_recordset(${list(counters)}::jsonb) as wanted("officeId" integer, day date, "slotId" integer)
      on counter.office_id = wanted."officeId" and counter.day = wanted.day and counter.slot_id = wanted."slotId"
    order by counter.office_id, counter.day, counter.slot_id for update of counter`.execute(trx)
  return rows
}

export const slotKey = ({ officeId, day, slotId }: Counter): string => `${officeId}/${day}/${slotId}`

/** Locks every counter of a batch in the order of the keys; days that nobody booked before are opened first. */
export const lockBatch = async (trx: Trx, counters: readonly Counter[]): Promise<readonly Locked[]> => {
  const wanted = [...new Map(counters.map((counter) => [slotKey(counter), counter])).values()]
  const locked = await lock(trx, wanted)
  if (locked.length === wanted.length) return locked
  const found = new Set(locked.map(slotKey))
  const missing = wanted.filter((counter) => !found.has(slotKey(counter)))
  const days = new Map(missing.map(({ officeId, day }) => [`${officeId}/${day}`, { officeId, day }]))
  for (const [, day] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) await openDay(trx, day)
  // Locked again as a whole, so that the order of the keys holds for the new ones too.
  return lock(trx, wanted)
}

/** Ends expired holds in these locked slots; answers their rows. */
export const reclaimBatch = async (trx: Trx, counters: readonly Counter[], now: Date): Promise<readonly Earlier[]> => {
  const { rows } = await sql<Earlier>`
    update appointment held set state = 'expired', expires_at = null, changed_at = ${now}
    from jsonb_to_recordset(${list(counters)}::jsonb) as short("officeId" integer, day date, "slotId" integer)
    where held.office_id = short."officeId" and held.day = short.day and held.slot_id = short."slotId"
      and held.state = 'held' and held.expires_at <= ${now}
    returning held.office_id as "officeId", held.id, held.day, held.slot_id as "slotId",
      held.session_id as "sessionId", held.places`.execute(trx)
  return rows
}

/**
 * Ends what the granted sessions held before; answers the rows that were still held. The state is compared in a way
 * that matches no partial index: the rows are found by their keys, not among all that are held.
 */
export const releaseBatch = async (trx: Trx, earlier: readonly Earlier[], now: Date): Promise<readonly Earlier[]> => {
  if (earlier.length === 0) return []
  const { rows } = await sql<Earlier>`
    update appointment held set state = 'released', expires_at = null, changed_at = ${now}
    from jsonb_to_recordset(${list(earlier)}::jsonb) as gone("officeId" integer, id bigint)
    where held.office_id = gone."officeId" and held.id = gone.id and held.state || '' = 'held'
    returning held.office_id as "officeId", held.id, held.day, held.slot_id as "slotId",
      held.session_id as "sessionId", held.places`.execute(trx)
  return rows
}

/** A granted wish as it is written: ledger row, audit row and the answer under its key. */
export interface GrantedRow extends Counter {
  readonly id: number
  readonly auditId: number
  readonly places: number
  readonly requestType: string
  readonly sessionId: number
  readonly accountId: number | null
  readonly expiresAt: string
  readonly key: string | null
  readonly call: string
  /** Base64. */
  readonly fingerprint: string
  /** Base64, sealed. */
  readonly answer: string
}

/** Writes a whole batch by one statement: counters, ledger, audit and answers stand or fall together. */
export const writeBatch = async (
  trx: Trx,
  batch: {
    readonly granted: readonly GrantedRow[]
    readonly deltas: readonly (Counter & { readonly delta: number })[]
    readonly now: Date
  },
): Promise<void> => {
  const { granted, deltas, now } = batch
  await sql`
    with granted as (
      select * from jsonb_to_recordset(${list(granted)}::jsonb) as one(
        "officeId" integer, id bigint, "auditId" bigint, day date, "slotId" integer, places integer, "requestType" text,
        "sessionId" bigint, "accountId" bigint, "expiresAt" timestamptz, key text, call text, fingerprint text, answer text)
    ), counted as (
      update slot_counter counter set taken = taken + delta.delta
      from jsonb_to_recordset(${list(deltas)}::jsonb) as delta("officeId" integer, day date, "slotId" integer, delta integer)
      where counter.office_id = delta."officeId" and counter.day = delta.day and counter.slot_id = delta."slotId"
    ), ledger as (
      insert into appointment (office_id, id, day, slot_id, places, request_type, state, session_id, expires_at, created_at, changed_at)
      select "officeId", id, day, "slotId", places, "requestType", 'held', "sessionId", "expiresAt", ${now}::timestamptz, ${now}::timestamptz
      from granted
    ), remembered as (
      insert into audit_log (office_id, id, at, actor_kind, actor_id, action, request_id, subject_id, detail)
      select "officeId", "auditId", ${now}::timestamptz, case when "accountId" is null then 'session' else 'user' end,
        coalesce("accountId", "sessionId"), 'hold.taken', null, id,
        jsonb_build_object('day', day, 'slots', jsonb_build_array(jsonb_build_array("slotId", places)))
      from granted
    )
    insert into idempotency_key (session_id, key, call, fingerprint, status, answer, created_at)
    select "sessionId", key, call, decode(fingerprint, 'base64'), 200, decode(answer, 'base64'), ${now}::timestamptz
    from granted where key is not null`.execute(trx)
}
