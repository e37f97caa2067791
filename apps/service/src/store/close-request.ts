import type { RequestStatus } from '@invea/domain'
import type { Trx } from '../services.ts'
import { placeOf } from './holds.ts'
import { closeOpenOrders } from './orders.ts'
import { counterOf, endPlaces, lockCounters } from './places.ts'
import type { Row } from './schema.ts'

/**
 * Ends a locked request: its place goes back, its open order is closed, and its persons may apply anew (D30).
 * Paid orders stay as they are: fees are forfeited (A §4), and late money finds its order (promise P3).
 */
export const closeRequest = async (
  trx: Trx,
  request: Row<'request'>,
  status: Extract<RequestStatus, 'cancelled' | 'expired' | 'rejected'>,
  now: Date,
): Promise<void> => {
  const place = await placeOf(trx, request.id)
  await lockCounters(trx, place.map(counterOf))
  await endPlaces(trx, place, status === 'cancelled' ? 'cancelled' : 'released', now)
  const key = [request.office_id, request.id] as const
  await trx
    .updateTable('request')
    .set({ status, place_kept_until: null, version: request.version + 1, changed_at: now })
    .where('office_id', '=', key[0])
    .where('id', '=', key[1])
    .execute()
  await trx
    .updateTable('request_person')
    .set({ status: 'cancelled', changed_at: now })
    .where('office_id', '=', key[0])
    .where('request_id', '=', key[1])
    .execute()
  await closeOpenOrders(trx, request, now)
  await trx.deleteFrom('open_identity').where('office_id', '=', key[0]).where('request_id', '=', key[1]).execute()
}
