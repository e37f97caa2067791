import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { counterOf, giveBack, lockCounters, randomReturnDelay, release } from '../appointments/slot-capacity.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { ok, refused } from '../platform/refusal.ts'
import { showOwn } from './application-of.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { readRequest, type StoredRequest } from './request-reader.ts'
import { statusAt } from './request-status.ts'

/**
 * Keeps the slots of the stored applicants, the first ones of the group. The others become free after a random delay. The rows stay,
 * because a slot with a lowered capacity could not be reserved again.
 */
const keepSlots = async (
  trx: Trx,
  { services, now }: RequestContext,
  { persons, appointmentRows }: StoredRequest,
): Promise<void> => {
  await lockCounters(trx, appointmentRows.map(counterOf))
  let missing = persons.length
  for (const row of appointmentRows) {
    const applicants = Math.min(row.applicants, missing)
    const freed = row.applicants - applicants
    const seconds = randomReturnDelay(services.env)
    missing -= applicants
    if (applicants === 0) await release(trx, [row], { from: 'final', to: 'moved', now, returnDelayOf: () => seconds })
    else if (freed > 0) {
      const { numUpdatedRows } = await trx
        .updateTable('appointment')
        .set({ applicants, changed_at: now })
        .where((query) => query.and({ office_id: row.office_id, id: row.id, state: 'final' }))
        .executeTakeFirst()
      if (numUpdatedRows > 0) await giveBack(trx, row, { applicants: freed, seconds, now })
    }
  }
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
    if (applicants === request.applicants) return ok(null)
    if (statusAt(request, stored.orders, now) !== 'initial') return refused('notAllowed')
    await keepSlots(trx, context, stored)
    const { office_id: officeId, id } = request
    await trx
      .updateTable('request')
      .set({ applicants, version: request.version + 1, changed_at: now })
      .where((query) => query.and({ office_id: officeId, id }))
      .execute()
    const detail = { from: request.applicants, to: applicants }
    await audit(trx, context, 'group.completed', { officeId, requestId: id, detail })
    return ok(null)
  })
  return result.ok ? showOwn(context, requestId) : result
}
