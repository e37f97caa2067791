import type { ActionCase, ActionClock } from '@invea/domain'
import type { Reader } from '../app-context.ts'
import { findAppointmentRows } from '../appointments/holds.ts'
import { dayOf, instantOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import { effectiveStatus, liveOrder } from './effective-status.ts'

/** What of a stored request decides its actions: the rows that `allowedActions` of the domain reads. */
export const actionCaseOf = async (reader: Reader, request: Row<'request'>, now: Date): Promise<ActionCase> => {
  const persons = await reader
    .selectFrom('request_person')
    .select(['status', 'notified'])
    .where('office_id', '=', request.office_id)
    .where('request_id', '=', request.id)
    .execute()
  const orders = await reader
    .selectFrom('payment_order')
    .select(['state', 'expires_at'])
    .where('office_id', '=', request.office_id)
    .where('request_id', '=', request.id)
    .execute()
  const [place] = await findAppointmentRows(reader, request.id)
  return {
    status: effectiveStatus(request, orders, now),
    mode: request.mode,
    appointmentDate: place?.day,
    placeKeptUntil: request.place_kept_until?.toISOString(),
    orderExpiresAt: liveOrder(orders, now)?.expires_at.toISOString(),
    persons: persons.map(({ status, notified }) => ({ personStatus: status, notified })),
  }
}

export const actionClock = (now: Date): ActionClock => ({ now: instantOf(now), today: dayOf(now) })
