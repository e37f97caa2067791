import { officeOf } from '../ids.ts'
import type { Reader, Trx } from '../services.ts'
import type { Row } from './schema.ts'

/** The rows a session holds, expired ones included until somebody gives them back; the first leg first. */
export const heldBy = (reader: Reader, sessionId: number): Promise<readonly Row<'appointment'>[]> =>
  reader
    .selectFrom('appointment')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('state', '=', 'held')
    .orderBy('leg')
    .execute()

/** Lengthens a live hold that was not lengthened before. Answers its rows; none when it was too late. */
export const lengthenHold = (
  trx: Trx,
  hold: { readonly sessionId: number; readonly until: Date; readonly now: Date },
): Promise<readonly Row<'appointment'>[]> =>
  trx
    .updateTable('appointment')
    .set({ expires_at: hold.until, extended: true, changed_at: hold.now })
    .where('session_id', '=', hold.sessionId)
    .where('state', '=', 'held')
    .where('extended', '=', false)
    .where('expires_at', '>', hold.now)
    .returningAll()
    .execute()

/**
 * Makes held places a request's own, all of them or none: each must be held by this session and not be over. The
 * counter does not change. Answers the rows; fewer than asked for means: refuse with `holdExpired` and roll back.
 */
export const makeFinal = async (
  trx: Trx,
  use: {
    readonly appointmentIds: readonly number[]
    readonly sessionId: number
    readonly requestId: number
    readonly now: Date
  },
): Promise<readonly Row<'appointment'>[]> => {
  if (use.appointmentIds.length === 0) return []
  return trx
    .updateTable('appointment')
    .set({ state: 'final', request_id: use.requestId, expires_at: null, changed_at: use.now })
    .where('office_id', 'in', [...new Set(use.appointmentIds.map(officeOf))])
    .where('id', 'in', [...use.appointmentIds])
    .where('session_id', '=', use.sessionId)
    .where('state', '=', 'held')
    .where('expires_at', '>', use.now)
    .returningAll()
    .execute()
}

/** The live place of a request, its legs in order. */
export const placeOf = (reader: Reader, requestId: number): Promise<readonly Row<'appointment'>[]> =>
  reader
    .selectFrom('appointment')
    .selectAll()
    .where('office_id', '=', officeOf(requestId))
    .where('request_id', '=', requestId)
    .where('state', '=', 'final')
    .orderBy('leg')
    .execute()
