import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { setAppointmentExpiry } from '../appointments/holds.ts'
import {
  counterOf,
  lockCounters,
  originOf,
  randomReturnDelay,
  release,
  reserveCapacity,
} from '../appointments/slot-capacity.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { done, refused } from '../platform/refusal.ts'
import { showOwn } from './application-of.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { readRequest, type StoredRequest } from './request-reader.ts'
import { effectiveStatus } from './request-status.ts'

/** Keeps the slots of the stored applicants, the first ones of the group. The others become free after a random delay. */
const keepSlots = async (
  trx: Trx,
  { services, now }: RequestContext,
  { row: request, persons, appointmentRows }: StoredRequest,
): Promise<void> => {
  await lockCounters(trx, appointmentRows.map(counterOf))
  let missing = persons.length
  const kept = appointmentRows.map((row) => {
    const applicants = Math.min(row.applicants, missing)
    missing -= applicants
    return { ...row, kept: applicants }
  })
  const delay = () => randomReturnDelay(services.env)
  await release(trx, kept, { from: 'final', to: 'moved', now, returnDelayOf: delay, keptOf: (row) => row.kept })
  for (const row of kept.filter((one) => one.kept > 0)) {
    const reservation = await reserveCapacity(trx, {
      ...counterOf(row),
      applicants: row.kept,
      partIndex: row.part_index,
      requestType: request.request_type,
      urgentDays: request.urgent_days,
      sessionId: row.session_id,
      origin: originOf(row),
      now,
      returnDelaySeconds: delay(),
      for: { requestId: request.id },
    })
    if ('remaining' in reservation) throw new Error('the slot that was released under its lock is full')
  }
  await setAppointmentExpiry(trx, request, request.held_until)
}

/**
 * CompleteGroup: continues a group without the applicants that were not added, for example because one has another application or their
 * data are on a device that was lost. A repeated call changes nothing.
 */
export const completeGroup: EndpointHandler<'completeGroup'> = async (context, { body: { requestId } }) => {
  const { services, caller, now } = context
  const result = await context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    const applicants = stored.persons.length
    if (applicants === request.applicants) return done(null)
    if (effectiveStatus(request, stored.orders, now) !== 'initial') return refused('notAllowed')
    await keepSlots(trx, context, stored)
    const { office_id: officeId, id } = request
    await trx
      .updateTable('request')
      .set({ applicants, version: request.version + 1, changed_at: now })
      .where('office_id', '=', officeId)
      .where('id', '=', id)
      .execute()
    const detail = { from: request.applicants, to: applicants }
    await audit(trx, context, 'group.completed', { officeId, requestId: id, detail })
    return done(null)
  })
  return result.ok ? showOwn(context, requestId) : result
}
