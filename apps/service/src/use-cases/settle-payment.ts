import { type Etb, earliestArrivalMinutes } from '@invea/domain'
import { messageFacts, notify } from '../application/notify.ts'
import { isAmount, type ProviderPayment } from '../ports/payment/provider.ts'
import type { Services, Trx } from '../services.ts'
import { formatAmount } from '../slip/slip-content.ts'
import { type AuditEntry, audit } from '../store/audit.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import { claimIdentity } from '../store/open-identity.ts'
import { moveOrder } from '../store/orders.ts'
import { readRequest, type StoredRequest } from '../store/request-reader.ts'
import type { Row } from '../store/schema.ts'
import { restorePlace } from './restore-place.ts'

type Order = Row<'payment_order'>
type Settling = Pick<Services, 'transact' | 'vault' | 'master' | 'env'>

export interface Received {
  readonly order: Order
  readonly payment: ProviderPayment
  /** Whether the provider answered so when it was asked; a signed message alone pays nothing. */
  readonly verified: boolean
  /** What the provider sent or answered, kept as evidence. */
  readonly evidence: string
  readonly actor: AuditEntry['actor']
  readonly now: Date
}

/** `refundDue`: the money is recorded and belongs back to the payer. `repeated`: it was settled before. */
export type Settlement = 'paid' | 'refundDue' | 'repeated'

const currency = 'ETB'

const lockBoth = async (trx: Trx, { order }: Received) => {
  const request = await trx
    .selectFrom('request')
    .selectAll()
    .where('office_id', '=', order.office_id)
    .where('id', '=', order.request_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const current = await trx
    .selectFrom('payment_order')
    .selectAll()
    .where('office_id', '=', order.office_id)
    .where('id', '=', order.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { request, current }
}

/** One payment, one row: of two tellings of the same money the second finds it there. */
const recordEvent = async (
  trx: Trx,
  { vault }: Pick<Services, 'vault'>,
  { order, payment, evidence, now }: Received,
  outcome: Settlement,
): Promise<boolean> => {
  const eventId = `payment:${payment.reference}`
  const inserted = await trx
    .insertInto('payment_event')
    .values({
      provider: order.provider,
      event_id: eventId,
      office_id: order.office_id,
      order_id: order.id,
      kind: 'payment',
      amount: Math.round(Number(payment.amount)),
      outcome,
      body: vault.seal(evidence, `payment_event/${order.id}/${eventId}`),
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['office_id', 'provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

const isRight = ({ payment, order }: Received): boolean =>
  payment.currency === currency && isAmount(payment.amount, order.amount)

/** The request is paid: order, request and persons say so together, and the applicant is told. */
const markPaid = async (
  trx: Trx,
  services: Settling,
  received: Received,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
): Promise<void> => {
  const { order, payment, now, actor } = received
  const { row } = stored
  await moveOrder(trx, order, ['open', 'expired', 'failed'], 'paid', now, {
    provider_reference: payment.reference,
    paid_at: now,
  })
  // Another order of the request can no longer be paid.
  await trx
    .updateTable('payment_order')
    .set({ state: 'expired', changed_at: now })
    .where('office_id', '=', row.office_id)
    .where('request_id', '=', row.id)
    .where('state', '=', 'open')
    .execute()
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
    await claimIdentity(trx, services, applicant, { officeId: row.office_id, requestId: row.id, personId: person.id })
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
  await notify(trx, services, stored, { kind: 'paid', params, occasion: order.id, now })
}

type Reason = 'amount' | 'currency' | 'paidBefore' | 'placeGone' | 'closed' | 'unverified'

/** The money is the payer's: it is recorded, the applicant is told, and staff find it in the list of refunds (P3). */
const markRefundDue = async (
  trx: Trx,
  services: Settling,
  received: Received,
  stored: StoredRequest,
  { snapshot, reason }: { readonly snapshot: MasterSnapshot; readonly reason: Reason },
): Promise<void> => {
  const { order, payment, now, actor } = received
  await moveOrder(trx, order, ['open', 'expired', 'failed'], 'refundDue', now, {
    provider_reference: payment.reference,
  })
  await audit(trx, {
    officeId: order.office_id,
    at: now,
    actor,
    action: 'payment.refundDue',
    requestId: order.request_id,
    subjectId: order.id,
    detail: { reason, amount: payment.amount, currency: payment.currency, provider: order.provider },
  })
  const whole: Etb = Math.round(Number(payment.amount))
  const params = { ...messageFacts(stored, snapshot, services.env), amount: formatAmount(whole) }
  await notify(trx, services, stored, { kind: 'refundDue', params, occasion: payment.reference, now })
}

const closed: ReadonlySet<Row<'request'>['status']> = new Set(['cancelled', 'rejected', 'underReview', 'initial'])

/** Why this money cannot pay this request; undefined when it can, its place kept or taken again. */
const objection = async (
  trx: Trx,
  received: Received,
  stored: StoredRequest,
  snapshot: MasterSnapshot,
): Promise<Reason | undefined> => {
  if (received.payment.currency !== currency) return 'currency'
  if (!isRight(received)) return 'amount'
  if (stored.row.status === 'paymentCompleted') return 'paidBefore'
  if (closed.has(stored.row.status)) return 'closed'
  if (!received.verified) return 'unverified'
  return (await restorePlace(trx, stored, snapshot, received.now)) ? undefined : 'placeGone'
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
    const before = await trx
      .selectFrom('payment_event')
      .select('event_id')
      .where('office_id', '=', current.office_id)
      .where('provider', '=', current.provider)
      .where('event_id', '=', `payment:${received.payment.reference}`)
      .executeTakeFirst()
    if (before) return 'repeated'
    const stored = await readRequest(trx, services, request)
    const reason = await objection(trx, settling, stored, snapshot)
    const outcome = reason === undefined ? 'paid' : 'refundDue'
    if (!(await recordEvent(trx, services, settling, outcome))) return 'repeated'
    // The place may have come back in this transaction: what is told must name it.
    const after = await readRequest(trx, services, request)
    if (reason === undefined) await markPaid(trx, services, settling, after, snapshot)
    else await markRefundDue(trx, services, settling, after, { snapshot, reason })
    return outcome
  })
}
