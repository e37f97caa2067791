import type { RequestStatus } from '@invea/domain'
import type { AppContext, Trx } from '../app-context.ts'
import { findAppointmentRows } from '../appointments/holds.ts'
import { counterOf, lockCounters, randomReturnDelay, release } from '../appointments/slot-capacity.ts'
import { closeOpenOrders } from '../payments/orders.ts'
import type { Row } from '../platform/database/schema.ts'
import { unlockApplicants } from './active-applicant-lock.ts'
import { recordEvent } from './request-events.ts'

/**
 * Ends a locked request: its place goes back, its open order is closed, and its persons may apply anew (D30).
 * Paid orders stay as they are: fees are forfeited (A §4), and late money finds its order (promise P3).
 */
export const closeRequest = async (
  trx: Trx,
  services: Pick<AppContext, 'env' | 'encryption'>,
  request: Row<'request'>,
  {
    status,
    reason,
    now,
  }: {
    readonly status: Extract<RequestStatus, 'cancelled' | 'expired' | 'rejected'>
    /** Why the agency rejected it. */
    readonly reason?: string | undefined
    readonly now: Date
  },
): Promise<void> => {
  const rows = await findAppointmentRows(trx, request.id)
  await lockCounters(trx, rows.map(counterOf))
  const ended = status === 'cancelled' ? 'cancelled' : 'released'
  await release(trx, rows, ended, now, () => randomReturnDelay(services.env))
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
  await unlockApplicants(trx, request)
  await recordEvent(trx, services, {
    request,
    kind: status,
    statement: reason === undefined ? undefined : { reason },
    at: now,
  })
}
