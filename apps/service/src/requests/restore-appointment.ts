import { appointmentStart, reclaimReturned, setAppointmentExpiry } from '../appointments/holds.ts'
import { lockCounters, originOf, release, reserveCapacity, slotKeyOf } from '../appointments/slot-capacity.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { StoredRequest } from './request-reader.ts'

/** The latest ended appointment row for each part of a request. */
const findFormerRows = async (trx: Trx, { row }: StoredRequest): Promise<readonly Row<'appointment'>[]> => {
  const rows = await trx
    .selectFrom('appointment')
    .selectAll()
    .where((query) => query.and({ office_id: row.office_id, request_id: row.id }))
    .where('state', 'in', ['released', 'expired'])
    .orderBy('changed_at', 'desc')
    .execute()
  const last = rows.filter(({ part_index: index }, at) => rows.findIndex((other) => other.part_index === index) === at)
  return last.toSorted((one, other) => one.part_index - other.part_index)
}

/** Locks the counters that `restoreAppointment` changes. Call it before names and appointment rows are locked. */
export const lockRestoredCounters = async (
  trx: Trx,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
  now: Date,
): Promise<void> => {
  const { appointmentRows: rows } = stored
  const applicants = rows.reduce((sum, row) => sum + row.applicants, 0)
  if (applicants < stored.row.applicants || rows.some((row) => appointmentStart(row, snapshot) <= now))
    await lockCounters(trx, [...rows, ...(await findFormerRows(trx, stored))].map(slotKeyOf))
}

/**
 * Keeps the appointment of a request, or reserves it again. False if it has begun or another request has reserved it. The counters are
 * locked.
 */
export const restoreAppointment = async (
  trx: Trx,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
  now: Date,
): Promise<boolean> => {
  const { appointmentRows: rows } = stored
  const isBegun = (row: Row<'appointment'>) => appointmentStart(row, snapshot) <= now
  const heldSlots = await setAppointmentExpiry(trx, stored.row, null)
  if (heldSlots > 0 && heldSlots === stored.row.applicants && !rows.some(isBegun)) return true
  // Part of a group may have lost its slot: all parts are reserved again, or none.
  await release(trx, rows, { from: 'final', to: 'released', now })
  const formerRows = await findFormerRows(trx, stored)
  const [first] = formerRows
  if (!first || isBegun(first)) return false
  // A slot that returns with a delay still counts as taken: its own request can have it.
  for (const former of formerRows.filter(({ id }) => rows.every((row) => row.id !== id)))
    await reclaimReturned(trx, stored.row.id, { ...slotKeyOf(former), applicants: former.applicants }, now)
  const reservedIds: number[] = []
  for (const [at, former] of formerRows.entries()) {
    const reservation = await reserveCapacity(trx, {
      ...slotKeyOf(former),
      applicants: former.applicants,
      partIndex: at,
      requestType: former.request_type,
      urgentDays: former.urgent_days,
      sessionId: former.session_id,
      origin: originOf(former),
      returnDelaySeconds: former.returns_after,
      now,
      for: { requestId: stored.row.id },
    })
    if ('remaining' in reservation) return releasePartial(trx, reservedIds, formerRows, now)
    reservedIds.push(reservation.id)
  }
  return true
}

/** Releases the slots of a group that fits only in part. */
const releasePartial = async (
  trx: Trx,
  reservedIds: readonly number[],
  formerRows: readonly Row<'appointment'>[],
  now: Date,
): Promise<false> => {
  const rows = reservedIds.flatMap((id, at) => {
    const former = formerRows[at]
    return former ? [{ ...former, id }] : []
  })
  await release(trx, rows, { from: 'final', to: 'released', now })
  return false
}
