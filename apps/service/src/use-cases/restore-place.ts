import { momentInAddis } from '@invea/domain'
import type { Trx } from '../services.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import { counterOf, endPlaces, lockCounters } from '../store/places.ts'
import type { StoredRequest } from '../store/request-reader.ts'
import type { Row } from '../store/schema.ts'
import { takeSeat } from '../store/take-seat.ts'

/** The legs a request had when its place was given back. */
const formerPlace = async (trx: Trx, { row }: StoredRequest): Promise<readonly Row<'appointment'>[]> => {
  const rows = await trx
    .selectFrom('appointment')
    .selectAll()
    .where('office_id', '=', row.office_id)
    .where('request_id', '=', row.id)
    .where('state', '=', 'released')
    .orderBy('changed_at', 'desc')
    .orderBy('leg')
    .execute()
  const last = rows[0]?.changed_at.getTime()
  return rows.filter(({ changed_at }) => changed_at.getTime() === last)
}

/**
 * Makes sure that a request has its place: kept, or taken again at the same day and time if everybody still fits and it has not
 * begun. False: somebody else sits there now.
 */
export const restorePlace = async (
  trx: Trx,
  stored: StoredRequest,
  { slotsOf }: MasterSnapshot,
  now: Date,
): Promise<boolean> => {
  if (stored.place.length > 0) return true
  const legs = await formerPlace(trx, stored)
  const [first] = legs
  const slot = first && slotsOf.get(first.office_id)?.find(({ id }) => id === first.slot_id)
  if (!first || !slot || new Date(momentInAddis(first.day, slot.startTime)) <= now) return false
  await lockCounters(trx, legs.map(counterOf))
  const taken: number[] = []
  for (const [at, leg] of legs.entries()) {
    const seat = await takeSeat(trx, {
      ...counterOf(leg),
      places: leg.places,
      leg: at,
      requestType: leg.request_type,
      sessionId: leg.session_id,
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
