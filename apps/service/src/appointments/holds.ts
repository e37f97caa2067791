import type { HoldRequest } from '@invea/api/wire'
import { unpaidDeadline } from '@invea/domain/application'
import { closesAt, extendedUntil, type Hold, type Slot } from '@invea/domain/appointment'
import { momentInAddis } from '@invea/domain/calendar'
import { sql } from 'kysely'
import { type MasterSnapshot, type SlotTemplate, toSlot } from '../master-data/master-data.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { type Reader, type Trx, writeBeforeCommit } from '../platform/database/transaction.ts'
import { officeOf } from '../platform/ids.ts'
import { createItems } from '../platform/jobs/jobs.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import type { Env } from '../platform/settings/env.ts'
import { isHeld, isSameSlot, reclaimExpired, release, returnedAt, type SlotKey, slotKeyOf } from './slot-capacity.ts'

/** The held rows of a session, in order. Expired rows are included until a sweep ends them. */
export const findHeldRows = (reader: Reader, sessionId: number): Promise<readonly Row<'appointment'>[]> =>
  reader
    .selectFrom('appointment')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where(isHeld)
    .orderBy('part_index')
    .execute()

/** Slots of these counters that a session or an application has released and that are not free yet. */
export const findReturningRows = async (
  reader: Reader,
  ownerId: number,
  counters: readonly SlotKey[],
  now: Date,
): Promise<readonly Row<'appointment'>[]> => {
  const rows = await reader
    .selectFrom('appointment')
    .selectAll()
    .where((query) => query.and({ returned_by: ownerId, state: 'held' }))
    .where(sql<boolean>`${returnedAt} > ${now}`)
    .execute()
  return rows.filter((row) => counters.some((counter) => isSameSlot(counter, slotKeyOf(row))))
}

/**
 * Lets an application reserve capacity again that it has just released, for this number of applicants. The others return when they would
 * have. The counter must be locked before.
 */
export const reclaimReturned = async (
  trx: Trx,
  requestId: number,
  { applicants, ...counter }: SlotKey & { readonly applicants: number },
  now: Date,
): Promise<void> => {
  let needed = applicants
  for (const row of await findReturningRows(trx, requestId, [counter], now)) {
    const kept = Math.min(needed, row.applicants)
    needed -= kept
    const seconds = Math.ceil((Number(row.expires_at) - now.getTime()) / 1000) + row.returns_after
    if (kept > 0)
      await release(trx, [row], {
        ...{ from: 'held', to: 'released', now },
        ...{ keptOf: () => kept, returnDelayOf: () => seconds },
      })
  }
}

/** Extends a live hold that was not extended before. Returns its rows, or none when it has expired. */
export const extendHeldRows = (
  trx: Trx,
  hold: { readonly sessionId: number; readonly until: Date; readonly now: Date },
): Promise<readonly Row<'appointment'>[]> =>
  trx
    .updateTable('appointment')
    .set({ expires_at: hold.until, extended: true, changed_at: hold.now })
    .where('session_id', '=', hold.sessionId)
    .where(isHeld)
    .where('extended', '=', false)
    .where('expires_at', '>', hold.now)
    .where('expires_at', '<', hold.until)
    .returningAll()
    .execute()

/** Assigns the locked hold of a session to a request, before the commit and until `expiresAt`. The counters do not change. */
export const makeFinal = async (
  trx: Trx,
  use: { readonly sessionId: number; readonly requestId: number; readonly expiresAt: Date | null; readonly now: Date },
): Promise<void> => {
  const update = trx
    .updateTable('appointment')
    .set({ state: 'final', request_id: use.requestId, expires_at: use.expiresAt, changed_at: use.now })
    .where('session_id', '=', use.sessionId)
    .where(isHeld)
    .where('expires_at', '>', use.now)
  await writeBeforeCommit(trx, update)
}

/**
 * Sets when the appointment of a locked request expires (D25); null if it does not. Returns the capacity it still has: less
 * than the number of applicants if the appointment had expired and another request has reserved a part.
 */
export const setAppointmentExpiry = async (
  trx: Trx,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
  until: Date | null,
): Promise<number> => {
  const updated = await trx
    .updateTable('appointment')
    .set({ expires_at: until })
    .where((query) => query.and({ office_id, request_id: id, state: 'final' }))
    .returning('applicants')
    .execute()
  return updated.reduce((sum, { applicants }) => sum + applicants, 0)
}

/** Moves a live hold to the new session of a member who signs in again (D14), unless the new session has a hold. */
export const adoptHold = async (
  trx: Trx,
  { sessionId, accountId, now }: { readonly sessionId: number; readonly accountId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update appointment set session_id = ${sessionId}, changed_at = ${now}
    where state = 'held' and expires_at > ${now}
      and session_id = (
        select held.session_id from appointment held join session on session.id = held.session_id
        where session.account_id = ${accountId} and session.revoked_at is not null and session.id <> ${sessionId}
          and held.state = 'held' and held.expires_at > ${now}
        order by held.created_at desc limit 1)
      and not exists (select 1 from appointment own where own.session_id = ${sessionId} and own.state = 'held')`.execute(
    trx,
  )
}

/** The live appointment rows of a request, in order. */
export const findAppointmentRows = (reader: Reader, requestId: number): Promise<readonly Row<'appointment'>[]> =>
  reader
    .selectFrom('appointment')
    .selectAll()
    .where((query) => query.and({ office_id: officeOf(requestId), request_id: requestId, state: 'final' }))
    .orderBy('part_index')
    .execute()

/** Converts the rows of one hold for the portals. Needs at least one row, sorted by part. */
export const holdOf = (rows: readonly Row<'appointment'>[], snapshot: MasterSnapshot): Hold => {
  const [first] = rows
  if (!first?.expires_at) throw new Error('a hold has at least one live row')
  const slotOf = (row: Row<'appointment'>): Slot | undefined => {
    const template = snapshot.slotsOf.get(row.office_id)?.find(({ id }) => id === row.slot_id)
    return template && toSlot(template)
  }
  const shares = rows.flatMap((row) => {
    const slot = slotOf(row)
    return slot ? [{ slot, applicants: row.applicants }] : []
  })
  return {
    appointmentIds: rows.map(({ id }) => id),
    date: first.day,
    slot: slotOf(first),
    parts: rows.length > 1 ? shares : undefined,
    officeId: first.office_id,
    requestType: first.request_type,
    applicants: rows.reduce((sum, { applicants }) => sum + applicants, 0),
    urgentDays: first.urgent_days ?? undefined,
    expiresAt: first.expires_at.toISOString(),
    extendable: !first.extended && first.expires_at < new Date(extendedUntil(first.created_at.toISOString())),
  }
}

/** The response for a new hold of one slot or of an urgent day. */
export const newHold = (
  id: number,
  { officeId, date, requestType, applicants, urgentDays }: HoldRequest,
  [template]: readonly SlotTemplate[],
  expiresAt: Date,
): Hold => ({
  appointmentIds: [id],
  date,
  slot: template && toSlot(template),
  officeId,
  requestType,
  applicants,
  urgentDays,
  expiresAt: expiresAt.toISOString(),
  extendable: true,
})

/**
 * The start of an appointment. From then on it can be neither paid for nor restored. Urgent days have no times (B §4), and a slot may
 * have been removed: then it is the closing time of the office.
 */
export const appointmentStart = (
  { office_id, day, slot_id }: Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>,
  { slotsOf }: Pick<MasterSnapshot, 'slotsOf'>,
): Date => {
  const slots = slotsOf.get(office_id) ?? []
  const time = slots.find(({ id }) => id === slot_id)?.startTime ?? closesAt(slots)
  return new Date(momentInAddis(day, time ?? '00:00'))
}

/** D25: when an unpaid appointment expires, counted from submission or approval, but no later than its start. */
export const unpaidAppointmentDeadline = (
  [first]: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  { env }: { readonly env: Pick<Env, 'unpaidHours'> },
  snapshot: Pick<MasterSnapshot, 'slotsOf'>,
  since: Date,
): Date =>
  new Date(
    unpaidDeadline(since.toISOString(), first && appointmentStart(first, snapshot).toISOString(), env.unpaidHours),
  )

/**
 * The agency's review has no limit in hours, because the applicant does not cause the delay. An appointment whose day is over
 * can no longer be approved, and the request ends with it. Returns null without an appointment.
 */
export const reviewDeadline = (
  [first]: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  snapshot: Pick<MasterSnapshot, 'slotsOf'>,
): Date | null => (first ? appointmentStart(first, snapshot) : null)

/**
 * Decision 0030: ends the turn of the session in an open waiting line. Returns whether it had ended before. Of two calls at the same
 * moment the second waits for the first one, because PostgreSQL checks the condition of a locked row again.
 */
export const endTurn = async (trx: Trx, sessionId: number): Promise<boolean> => {
  const { rows } = await sql<{ readonly again: boolean }>`select end_turn(${sessionId}) as again`.execute(trx)
  return rows[0]?.again === true
}

const maxSlotsPerRun = 200

/** Frees the capacity of expired holds. Not needed for bookings: that of a full slot does the same for the slot (D24). */
export const sweepHolds = async (
  context: Pick<PlatformContext, 'db' | 'transact' | 'clock' | 'log'>,
): Promise<number> => {
  const { db, transact, clock } = context
  const now = clock.now()
  const items = createItems<string>(context)
  const slots = await db
    .selectFrom('appointment')
    .select(['office_id', 'day', 'slot_id'])
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .where(sql<boolean>`${returnedAt} <= ${now}`)
    .groupBy(['office_id', 'day', 'slot_id'])
    .limit(maxSlotsPerRun)
    .execute()
  let freed = 0
  for (const { office_id: officeId, day, slot_id: slotId } of slots) {
    const counter: SlotKey = { officeId, day, slotId }
    const reclaim = async (trx: Trx) => {
      const applicants = await reclaimExpired(trx, [counter], now)
      if (applicants > 0) {
        await audit(trx, { now, actor: { kind: 'job' } }, 'hold.expired', {
          officeId,
          detail: { day, slotId, applicants },
        })
      }
      return applicants
    }
    freed += await items.run(`${officeId}/${day}/${slotId}`, () => transact(reclaim))
  }
  items.end()
  return freed
}
