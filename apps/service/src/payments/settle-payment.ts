import { isOneOf, unpayableStatuses } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { restoreAppointment } from '../appointments/restore-appointment.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { isPaidElsewhere } from '../requests/active-applicant-lock.ts'
import { lockRequestRow } from '../requests/lock-request.ts'
import { readRequest, type StoredRequest } from '../requests/request-reader.ts'
import { markPaid } from './mark-paid.ts'
import { markRefundDue, type RefundReason } from './mark-refund-due.ts'
import { isAmount } from './providers/provider.ts'
import { isSettled, type Received, recordEvent, type Settlement, type Settling } from './received-payment.ts'

const currency = 'ETB'

const lockBoth = async (trx: Trx, { order }: Received) => {
  const request = await lockRequestRow(trx, { officeId: order.office_id, requestId: order.request_id })
  const current = await trx
    .selectFrom('payment_order')
    .selectAll()
    .where('office_id', '=', order.office_id)
    .where('id', '=', order.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { request, current }
}

const isRight = ({ payment, order }: Received): boolean =>
  payment.currency === currency && isAmount(payment.amount, order.amount)

/** Why this money cannot pay this request; undefined when it can, its place kept or taken again. */
const objection = async (
  trx: Trx,
  services: Settling,
  received: Received,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
): Promise<RefundReason | undefined> => {
  if (received.payment.currency !== currency) return 'currency'
  if (!isRight(received)) return 'amount'
  if (stored.row.status === 'paymentCompleted') return 'paidBefore'
  if (isOneOf(unpayableStatuses, stored.row.status)) return 'closed'
  if (!received.verified) return 'unverified'
  // D47: of two requests of one person the first to pay keeps theirs.
  const applicants = stored.persons.map(({ applicant }) => applicant)
  if (await isPaidElsewhere(trx, services, stored.row, applicants)) return 'paidBefore'
  return (await restoreAppointment(trx, stored, snapshot, received.now)) ? undefined : 'placeGone'
}

/**
 * Settles money that a provider vouches for: amount, currency and order must be ours, and the place must be there. Money that came
 * late takes the place again where it is still free (P3). Whatever is wrong, money is never lost: it ends as paid or as due back.
 */
export const settlePayment = async (services: Settling, received: Received): Promise<Settlement> => {
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const { request, current } = await lockBoth(trx, received)
    const settling = { ...received, order: current }
    if (await isSettled(trx, settling)) return 'repeated'
    const stored = await readRequest(trx, services, request)
    const reason = await objection(trx, services, settling, stored, snapshot)
    const outcome = reason === undefined ? 'paid' : 'refundDue'
    if (!(await recordEvent(trx, services, settling, outcome))) return 'repeated'
    // The place may have come back in this transaction: what is told must name it.
    const after = await readRequest(trx, services, request)
    if (reason === undefined) await markPaid(trx, services, settling, after, snapshot)
    else await markRefundDue(trx, services, settling, after, { snapshot, reason })
    return outcome
  })
}
