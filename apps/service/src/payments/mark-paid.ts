import { earliestArrivalMinutes } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { messageFacts, notify } from '../messages/notify.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { lockApplicant } from '../requests/active-applicant-lock.ts'
import type { StoredRequest } from '../requests/request-reader.ts'
import { formatAmount } from '../slips/slip-content.ts'
import { closeOpenOrders, moveOrder } from './orders.ts'
import type { Received, Settling } from './received-payment.ts'

/** The request is paid: order, request and persons say so together, and the applicant is told. */
export const markPaid = async (
  trx: Trx,
  services: Settling,
  received: Received,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
): Promise<void> => {
  const { order, payment, now, actor } = received
  const { row } = stored
  // Whoever paid too little first and the right amount then has paid; what is due back stays in the list of payments.
  await moveOrder(trx, order, ['open', 'expired', 'failed', 'refundDue'], 'paid', now, {
    provider_reference: payment.reference,
    paid_at: now,
    ended_as: null,
  })
  // Another order of the request can no longer be paid.
  await closeOpenOrders(trx, row, now)
  await trx
    .updateTable('request')
    .set({ status: 'paymentCompleted', place_kept_until: null, version: row.version + 1, changed_at: now })
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .execute()
  await trx
    .updateTable('request_person')
    .set({ status: 'paymentCompleted', changed_at: now })
    .where('office_id', '=', row.office_id)
    .where('request_id', '=', row.id)
    .execute()
  // A request that had run out is open again (D30); where the person has another one by now, this one is paid all the same.
  for (const { row: person, applicant } of stored.persons) {
    await lockApplicant(trx, services, applicant, { officeId: row.office_id, requestId: row.id, personId: person.id })
  }
  await audit(trx, {
    officeId: row.office_id,
    at: now,
    actor,
    action: 'payment.received',
    requestId: row.id,
    subjectId: order.id,
    detail: { amount: order.amount, provider: order.provider },
  })
  const params = {
    ...messageFacts(stored, snapshot, services.env),
    amount: formatAmount(order.amount),
    minutes: earliestArrivalMinutes,
  }
  await notify(trx, services, stored, { kind: 'paid', params, occasion: order.id, now, sender: 'service' })
}
