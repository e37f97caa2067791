import { randomInt } from 'node:crypto'
import type { IsoDate, RequestType, Result, UrgentDays } from '@invea/domain'
import { fromDayNumber, toDayNumber } from '@invea/domain/calendar'
import { sql } from 'kysely'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { maxOfficeId, newId, officeOf } from '../platform/ids.ts'
import { type Refusal, refused } from '../platform/refusal.ts'
import type { Env } from '../platform/settings/env.ts'

/** Identifies one slot on one day at one office, and its capacity counter. */
export interface SlotKey {
  readonly officeId: number
  readonly day: IsoDate
  readonly slotId: number
}

/**
 * Slot number of the counter for a day's urgent requests, which have no time (B §4). Slots count from 1, so one statement
 * reserves both kinds. An operator creates this counter; days without it take no urgent requests.
 */
export const urgentSlot = 0

/** Last day that fits into an id, in 2149. */
const lastDay = 65_535
const idOf = (officeId: number) => officeId * 2 ** 43

/** The id of a day's urgent quota on the wire, built from office and day. */
export const urgentQuotaId = (officeId: number, day: IsoDate): number => idOf(officeId) + toDayNumber(day)

/** The slot of an urgent quota’s id, or undefined for an impossible id. */
export const findUrgentSlot = (id: number): SlotKey | undefined => {
  const officeId = officeOf(id)
  const day = id - idOf(officeId)
  const possible = Number.isSafeInteger(id) && officeId >= 1 && officeId <= maxOfficeId && day <= lastDay
  return possible ? { officeId, day: fromDayNumber(day), slotId: urgentSlot } : undefined
}

/**
 * H1: to whom an appointment counts until its slot can be reserved again. It belongs to the appointment, because a session can
 * move to another network or confirm another code.
 */
export interface HoldOrigin {
  /** Keyed hash of the network, in hex. */
  readonly network: string | null
  /** The recipient of the code that counts for it, see `codeOwner`. */
  readonly provenBy: string | null
}

interface ReservationInput extends SlotKey {
  readonly applicants: number
  /** Position within a group that is spread over several slots; 0 for a single slot. */
  readonly partIndex: number
  readonly requestType: RequestType
  readonly urgentDays?: UrgentDays | null | undefined
  readonly sessionId: number
  readonly origin: HoldOrigin
  readonly now: Date
  /** Seconds after its end at which the slot can be reserved again. */
  readonly returnDelaySeconds: number
  /** A hold expires; `since` is when its slot was first held. A slot reserved directly for a request (a reschedule) does not. */
  readonly for: { readonly expiresAt: Date; readonly since: Date } | { readonly requestId: number }
}

/** Written like the index by session, so that PostgreSQL uses it. */
export const isHeld = sql<boolean>`state || '' = 'held'`

/** When an expired slot can be reserved again: after a random delay, so that its return is unpredictable. */
export const returnedAt = sql<Date>`appointment.expires_at + make_interval(secs => appointment.returns_after)`

/** Whether a row's time and delay are over, so that its capacity is free for everyone. */
export const isReturned = ({ expires_at, returns_after }: Row<'appointment'>, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() + returns_after * 1000 <= now.getTime()

/** Random delay in seconds before a released slot can be reserved again, never 0 unless the operator has switched it off. */
export const randomReturnDelay = ({ slotReturnMinutes }: Pick<Env, 'slotReturnMinutes'>): number =>
  slotReturnMinutes === 0 ? 0 : randomInt(1, slotReturnMinutes * 60 + 1)

export const isSameSlot = (one: SlotKey, other: SlotKey): boolean =>
  one.officeId === other.officeId && one.day === other.day && one.slotId === other.slotId

/** Counters as rows `listed`, sorted by key. */
export const asRows = (counters: readonly (SlotKey & { readonly capacity?: number })[]) =>
  sql`(select * from unnest(${counters.map(({ officeId }) => officeId)}::integer[], ${counters.map(({ day }) => day)}::date[],
    ${counters.map(({ slotId }) => slotId)}::integer[], ${counters.map(({ capacity }) => capacity ?? null)}::integer[])
    as given (office_id, day, slot_id, capacity) order by office_id, day, slot_id) as listed`

/** Whether a counter is that of a row `listed`. `lateral (… offset 0)` with this condition looks up each counter by its key. */
export const matchesListed = sql`(slot_counter.office_id, slot_counter.day, slot_counter.slot_id) = (listed.office_id, listed.day, listed.slot_id)`

/**
 * Locks counters in the order of their keys. Call this first when more than one slot changes: counters are always locked
 * before appointment rows, which prevents deadlocks.
 */
export const lockCounters = async (trx: Trx, counters: readonly SlotKey[]): Promise<void> => {
  await sql`select 1 from ${asRows(counters)}
    cross join lateral (select from slot_counter where ${matchesListed} offset 0 for update) locked`.execute(trx)
}

/** Creates the counters of days, one for each slot of the office. Existing counters stay unchanged. */
export const openDays = async (trx: Trx, days: readonly SlotKey[]): Promise<void> => {
  await sql`insert into slot_counter (office_id, day, slot_id, capacity)
    select office_id, opened.day, id, slot_template.capacity from (select distinct office_id, day from ${asRows(days)}) opened
    join slot_template using (office_id) order by office_id, day, id on conflict do nothing`.execute(trx)
}

/**
 * Reserves capacity with one guarded statement: the counter rises only within its capacity, and the appointment row exists
 * only if the counter rose. Returns undefined when the capacity is too small or the day has no counters yet.
 */
const reserve = async (trx: Trx, input: ReservationInput): Promise<number | undefined> => {
  const { officeId, day, slotId, applicants, partIndex, requestType, sessionId, origin, now } = input
  const held = 'expiresAt' in input.for ? input.for : undefined
  const final = 'requestId' in input.for ? input.for : undefined
  const { rows } = await sql<{ readonly id: number }>`
    with counted as (
      update slot_counter set taken = taken + ${applicants}
      where office_id = ${officeId} and day = ${day} and slot_id = ${slotId} and taken + ${applicants} <= capacity
      returning office_id, day, slot_id
    )
    insert into appointment
      (office_id, id, day, slot_id, applicants, part_index, request_type, urgent_days, state, session_id, request_id, expires_at,
        returns_after, created_at, changed_at, network, proven_by)
    select office_id, ${newId(officeId)}::bigint, day, slot_id, ${applicants}::integer, ${partIndex}::smallint,
      ${requestType}::text, ${input.urgentDays ?? null}::integer, ${held ? 'held' : 'final'}::text, ${sessionId}::bigint, ${final?.requestId ?? null}::bigint,
      ${held?.expiresAt ?? null}::timestamptz, ${input.returnDelaySeconds}::integer, ${held?.since ?? now}::timestamptz, ${now}::timestamptz,
      decode(${origin.network}::text, 'hex'), ${origin.provenBy}::text
    from counted returning id`.execute(trx)
  return rows[0]?.id
}

interface Availability {
  /** Capacity that is free now, expired reservations included. */
  readonly free: number
  /** Capacity that is still counted as taken although its holds or unpaid requests have expired. */
  readonly expired: number
}

const findAvailability = async (
  trx: Trx,
  { officeId, day, slotId }: SlotKey,
  now: Date,
): Promise<Availability | undefined> => {
  const { rows } = await sql<Availability>`
    with over as (
      select coalesce(sum(applicants), 0)::integer as applicants from appointment
      where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}
        and state in ('held', 'final') and ${returnedAt} <= ${now}
    )
    select capacity - taken + over.applicants as free, over.applicants as expired from slot_counter, over
    where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}`.execute(trx)
  return rows[0]
}

/** Expires overdue holds and unpaid requests of slots, before a sweep does it. Returns the capacity that became free. */
export const reclaimExpired = async (trx: Trx, counters: readonly SlotKey[], now: Date): Promise<number> => {
  await lockCounters(trx, counters)
  const isOver = sql`state in ('held', 'final') and ${returnedAt} <= ${now}`
  const { rows } = await sql<{ readonly freed: number }>`
    with expired as (
      update appointment set state = 'expired', expires_at = null, changed_at = ${now}
      from ${asRows(counters)} cross join lateral (select id from appointment where office_id = listed.office_id
        and appointment.day = listed.day and slot_id = listed.slot_id and ${isOver} offset 0) overdue
      where appointment.office_id = listed.office_id and appointment.id = overdue.id and ${isOver}
      returning appointment.office_id, appointment.day, appointment.slot_id, applicants
    )
    update slot_counter set taken = taken - freed from (
      select office_id, day, slot_id, sum(applicants)::integer as freed from expired group by office_id, day, slot_id
    ) listed where ${matchesListed} returning freed`.execute(trx)
  return rows.reduce((sum, { freed }) => sum + freed, 0)
}

const adjustTaken = async (trx: Trx, { officeId, day, slotId }: SlotKey, by: number): Promise<void> => {
  await sql`update slot_counter set taken = taken + ${by}
    where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}`.execute(trx)
}

type LiveState = 'held' | 'final'
type LiveRow = Pick<Row<'appointment'>, 'office_id' | 'id' | 'day' | 'slot_id'>

/**
 * Frees capacity of a live row, at once or after some seconds: a held row without a session blocks it until then. An application's
 * slot returns early to that application only: its session may want it for another person. The counter must be locked before.
 */
export const giveBack = async (
  trx: Trx,
  row: LiveRow,
  { applicants, seconds, now }: { readonly applicants: number; readonly seconds: number; readonly now: Date },
): Promise<void> => {
  if (seconds === 0) return adjustTaken(trx, slotKeyOf(row), -applicants)
  const id = newId(row.office_id)
  await sql`
    insert into appointment (office_id, id, day, slot_id, applicants, part_index, request_type, state, session_id, returned_by,
      expires_at, returns_after, created_at, changed_at, network, proven_by)
    select office_id, ${id}::bigint, day, slot_id, ${applicants}::integer, 0, request_type, 'held', ${-id}::bigint, coalesce(returned_by, request_id, session_id),
      ${now}::timestamptz, ${seconds}::integer, created_at, ${now}::timestamptz, network, proven_by
    from appointment where office_id = ${row.office_id} and id = ${row.id}`.execute(trx)
}

/**
 * Ends live appointment rows and frees their capacity. The counters must be locked before (`lockCounters`). Rows that are not
 * in the state `from` any more are skipped: a hold may have become the appointment of a request while its row was locked.
 * `returnDelayOf` delays a slot, except for the applicants that the caller reserves again (`keptOf`). Returns whether a row ended.
 */
export const release = async <One extends LiveRow>(
  trx: Trx,
  rows: readonly One[],
  {
    from,
    to,
    now,
    returnDelayOf = () => 0,
    keptOf = () => 0,
  }: {
    readonly from: LiveState
    readonly to: Exclude<Row<'appointment'>['state'], LiveState>
    readonly now: Date
    readonly returnDelayOf?: (row: One) => number
    readonly keptOf?: (row: One) => number
  },
): Promise<boolean> => {
  let anyEnded = false
  for (const row of rows) {
    const ended = await trx
      .updateTable('appointment')
      .set({ state: to, expires_at: null, changed_at: now })
      .where((query) => query.and({ office_id: row.office_id, id: row.id, state: from }))
      .returning('applicants')
      .executeTakeFirst()
    if (!ended) continue
    anyEnded = true
    const kept = keptOf(row)
    const freed = ended.applicants - kept
    if (freed > 0) await giveBack(trx, row, { applicants: freed, seconds: returnDelayOf(row), now })
    if (kept > 0) await adjustTaken(trx, slotKeyOf(row), -kept)
  }
  return anyEnded
}

/** To whom the row counts. */
export const originOf = ({ network, proven_by }: Pick<Row<'appointment'>, 'network' | 'proven_by'>): HoldOrigin => ({
  network: network?.toString('hex') ?? null,
  provenBy: proven_by,
})

export const slotKeyOf = ({ office_id, day, slot_id }: LiveRow): SlotKey => ({
  officeId: office_id,
  day,
  slotId: slot_id,
})

/** The id of the appointment row, or the remaining capacity if it is too small. */
type Reservation = { readonly id: number } | { readonly remaining: number }

/** The refusal of a group for which a slot has too little capacity (D9). */
export const refuseSlot = (remaining: number): Result<never, Refusal> =>
  remaining > 0 ? refused('slotShort', { remaining }) : refused('slotFull')

/** Reserves capacity. If that fails, opens the day or expires overdue holds and tries once more. */
export const reserveCapacity = async (trx: Trx, input: ReservationInput): Promise<Reservation> => {
  const id = await reserve(trx, input)
  if (id !== undefined) return { id }
  const availability = await findAvailability(trx, input, input.now)
  if (availability && availability.free < input.applicants) return { remaining: availability.free }
  if (availability) await reclaimExpired(trx, [input], input.now)
  else await openDays(trx, [input])
  const retriedId = await reserve(trx, input)
  return retriedId === undefined
    ? { remaining: (await findAvailability(trx, input, input.now))?.free ?? 0 }
    : { id: retriedId }
}
