import type { Trx } from '../app-context.ts'
import { placeBegins } from '../application/appointment-start.ts'
import { keepPlaceUntil, placeOf } from '../store/holds.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { StoredRequest } from '../store/request-reader.ts'
import { takeSeat } from '../store/reserve-capacity.ts'
import type { Row } from '../store/schema.ts'
import { counterOf, endPlaces, lockCounters } from '../store/slot-capacity.ts'

/** The legs a request had when its place was given back or taken by somebody else: the last of each. */
const formerPlace = async (trx: Trx, { row }: StoredRequest): Promise<readonly Row<'appointment'>[]> => {
  const rows = await trx
    .selectFrom('appointment')
    .selectAll()
    .where('office_id', '=', row.office_id)
    .where('request_id', '=', row.id)
    .where('state', 'in', ['released', 'expired'])
    .orderBy('changed_at', 'desc')
    .execute()
  const last = rows.filter(({ leg }, at) => rows.findIndex((other) => other.leg === leg) === at)
  return last.toSorted((one, other) => one.leg - other.leg)
}

/**
 * Makes sure that a request has its place: kept, or taken again at the same day and time if everybody still fits and it has not
 * begun. False: somebody else sits there now.
 */
export const restorePlace = async (
  trx: Trx,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
  now: Date,
): Promise<boolean> => {
  const kept = await keepPlaceUntil(trx, stored.row, null)
  if (kept > 0 && kept === stored.row.applicants) return true
  // Of a spread group one part may have been taken: the rest is taken anew with it, or not at all.
  await endPlaces(trx, await placeOf(trx, stored.row.id), 'released', now)
  const legs = await formerPlace(trx, stored)
  const [first] = legs
  if (!first || placeBegins(first, snapshot) <= now) return false
  await lockCounters(trx, legs.map(counterOf))
  const taken: number[] = []
  for (const [at, leg] of legs.entries()) {
    const seat = await takeSeat(trx, {
      ...counterOf(leg),
      places: leg.places,
      leg: at,
      requestType: leg.request_type,
      urgentDays: leg.urgent_days,
      sessionId: leg.session_id,
      returnsAfter: leg.returns_after,
      now,
      for: { requestId: stored.row.id },
    })
    if ('left' in seat) return undo(trx, taken, legs, now)
    taken.push(seat.id)
  }
  return true
}

/** A group that fits only in part does not fit: what was taken goes back. */
const undo = async (
  trx: Trx,
  taken: readonly number[],
  legs: readonly Row<'appointment'>[],
  now: Date,
): Promise<false> => {
  const rows = taken.flatMap((id, at) => {
    const leg = legs[at]
    return leg ? [{ ...leg, id }] : []
  })
  await endPlaces(trx, rows, 'released', now)
  return false
}
