import { statusAfterChange } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { setAppointmentExpiry } from '../appointments/holds.ts'
import { closeOpenOrders } from '../payments/orders.ts'
import { paymentDeadline } from '../payments/payment-deadline.ts'
import { quoteOf } from '../payments/price-of.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { isComplete } from './is-complete.ts'
import { recordEvent } from './request-events.ts'
import { readRequest, type StoredRequest } from './request-reader.ts'
import { reviewDeadline } from './review-deadline.ts'

/**
 * What every change of an applicant's data or documents does to the request beside the data themselves: a new version, the status
 * that follows, its open order closed where it cannot be paid any more, and a row in the audit log. Answers the request as it is now.
 */
export const recordChange = async (
  trx: Trx,
  context: RequestContext,
  before: StoredRequest,
  changed: {
    readonly action: string
    readonly personId?: number | undefined
    readonly detail?: object
    /** Documents stand beside the data: a form that is being edited is still of the same version. */
    readonly documents?: true
  },
): Promise<StoredRequest> => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  const { row } = before
  const data = await readRequest(trx, services, row)
  const next = statusAfterChange({
    status: row.status,
    mode: row.mode,
    complete: isComplete(data, snapshot),
    priced: quoteOf(data).total !== quoteOf(before).total,
  })
  if (!next.keepsOrder) await closeOpenOrders(trx, row, now)
  const waits = next.status === 'initial' && row.place_kept_until === null
  const review = next.status === 'underReview'
  const waiting = waits
    ? paymentDeadline(data.appointmentRows, services, snapshot, row.created_at)
    : row.place_kept_until
  const keptUntil = review ? reviewDeadline(data.appointmentRows, snapshot) : waiting
  if (review || waits) await setAppointmentExpiry(trx, row, keptUntil)
  const after = await trx
    .updateTable('request')
    .set({
      status: next.status,
      place_kept_until: keptUntil,
      version: changed.documents && next.status === row.status ? row.version : row.version + 1,
      changed_at: now,
    })
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(trx, services, { request: row, kind: 'changed', personId: changed.personId, at: now })
  await audit(trx, {
    officeId: row.office_id,
    at: now,
    actor: actorOf(caller),
    action: changed.action,
    requestId: row.id,
    subjectId: changed.personId,
    detail: { ...changed.detail, ...(after.status !== row.status && { from: row.status, to: after.status }) },
  })
  return { ...data, row: after }
}
