import type { Etb } from '@invea/domain/fees'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { mergeOrderReceipts } from '../messages/post-message.ts'
import { type AuditContext, type AuditSubject, audit } from '../platform/audit-log/audit.ts'
import type { EndedAs } from '../platform/database/column-types.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { newId, officeOf } from '../platform/ids.ts'
import { type Items, inBatches } from '../platform/jobs/jobs.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import { findNumber, indexNumber, newOrderCode } from '../requests/request-numbers.ts'
import { lockRequestRow } from '../requests/request-reader.ts'
import { changeStatus } from '../requests/request-status.ts'
import { eventIdOf, eventIdsOf } from './providers/payment-provider.ts'
import type { PaymentProviders } from './providers/provider-registry.ts'

type Order = Row<'payment_order'>

interface NewOrder {
  readonly officeId: number
  readonly requestId: number
  readonly optionId: number
  readonly provider: string
  readonly amount: Etb
  readonly instructions: readonly string[]
  readonly expiresAt: Date
  readonly now: Date
}

/** Stores an open order with a new code. The database allows one open order per request. */
export const insertOrder = async (
  trx: Trx,
  services: WithEncryption,
  { officeId, requestId, now, ...order }: NewOrder,
): Promise<Order> => {
  const id = newId(officeId)
  const number = newOrderCode()
  const row = await trx
    .insertInto('payment_order')
    .values({
      office_id: officeId,
      id,
      request_id: requestId,
      option_id: order.optionId,
      provider: order.provider,
      order_code: number,
      amount: order.amount,
      state: 'open',
      instructions: JSON.stringify(order.instructions),
      expires_at: order.expiresAt,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await indexNumber(trx, services, { kind: 'order', number, officeId, requestId, targetId: id })
  return row
}

/** The subject of an audit row about an order. */
export const subjectOf = ({ office_id, request_id, id }: Pick<Order, 'office_id' | 'request_id' | 'id'>) => ({
  officeId: office_id,
  requestId: request_id,
  subjectId: id,
})

export const findOrder = (reader: Reader, id: number): Promise<Order | undefined> =>
  reader
    .selectFrom('payment_order')
    .selectAll()
    .where((query) => query.and({ office_id: officeOf(id), id }))
    .executeTakeFirst()

/**
 * The order for which a payment with this reference counts, if it is another one, at any office. Two providers may use equal numbers, but
 * an operator types the number of a bank statement.
 */
export const findOrderOfReference = async (
  reader: Reader,
  { offices }: Pick<MasterSnapshot, 'offices'>,
  { names }: Pick<PaymentProviders, 'names'>,
  {
    order_id,
    provider,
    reference,
    isTyped,
  }: Pick<Row<'payment_event'>, 'order_id' | 'provider'> & {
    readonly reference: string
    /** An operator typed it. */
    readonly isTyped?: boolean
  },
): Promise<Order | undefined> => {
  const event = await reader
    .selectFrom('payment_event')
    .select('order_id')
    .where('office_id', 'in', [...offices.keys()])
    .where('provider', 'in', [...names])
    .where('event_id', 'in', eventIdsOf({ reference }))
    .where('order_id', '<>', order_id)
    .where('outcome', '<>', 'undone')
    .$if(!isTyped, (query) =>
      query.where((of) =>
        of.or([of.and({ provider, event_id: eventIdOf({ reference }) }), of('kind', 'in', ['recorded', 'reported'])]),
      ),
    )
    .executeTakeFirst()
  return event && findOrder(reader, event.order_id)
}

/** Payments, with their orders. */
export const eventsOfOrders = (reader: Reader) =>
  reader
    .selectFrom('payment_event as event')
    .innerJoin('payment_order as order', (on) =>
      on.onRef('order.office_id', '=', 'event.office_id').onRef('order.id', '=', 'event.order_id'),
    )

/** The payment for which the application of an order counts as paid, unless it has this reference. */
export const findOtherPayment = (reader: Reader, { office_id, request_id }: Order, reference: string) =>
  eventsOfOrders(reader)
    .select(['order.order_code', 'event.event_id'])
    .where((query) => query.and({ 'order.office_id': office_id, 'order.request_id': request_id }))
    .where('event.outcome', '=', 'paid')
    .where('event.event_id', 'not in', eventIdsOf({ reference }))
    .executeTakeFirst()

/** The order of a code, in any status. */
export const findOrderByCode = async (
  reader: Reader,
  services: WithEncryption,
  orderCode: string,
): Promise<Order | undefined> => {
  const target = await findNumber(reader, services, 'order', orderCode)
  return target && findOrder(reader, target.targetId)
}

/** Changes the state of an order if it is in one of the `from` states. Returns undefined otherwise. */
export const moveOrder = (
  trx: Trx | Reader,
  { office_id, id }: Pick<Order, 'office_id' | 'id'>,
  from: readonly Row<'payment_order'>['state'][],
  to: Row<'payment_order'>['state'],
  now: Date,
  more: {
    readonly provider_reference?: string | null
    readonly paid_at?: Date | null
    readonly ended_as?: EndedAs | null
    readonly kept_until?: null
  } = {},
): Promise<Order | undefined> =>
  trx
    .updateTable('payment_order')
    .set({ state: to, changed_at: now, ...more })
    .where((query) => query.and({ office_id, id }))
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()

/** Ends an unpaid open order, so that a new order can be made. Returns false if it was not open. */
export const endOrder = async (
  trx: Trx,
  order: Order,
  context: AuditContext,
  {
    state,
    endedAs,
    action,
    detail,
  }: {
    readonly state: 'expired' | 'failed'
    readonly endedAs?: EndedAs
    readonly action: string
    readonly detail?: AuditSubject['detail']
  },
): Promise<boolean> => {
  const subject = subjectOf(order)
  // Requests are locked before their orders, in all transactions.
  const request = await lockRequestRow(trx, subject)
  if (!(await moveOrder(trx, order, ['open'], state, context.now, endedAs && { ended_as: endedAs }))) return false
  await mergeOrderReceipts(trx, subject)
  if (request.status === 'awaitingPayment')
    await changeStatus(trx, request, context, {
      event: 'endOrder',
      keepsVersion: true,
      subjectId: order.id,
      action,
      detail,
    })
  else await audit(trx, context, action, { ...subject, detail })
  return true
}

/** Marks orders whose three hours are over (D4). Readers already treat them as expired. Their requests can get a new order. */
export const expireOrders = (
  { db, transact, clock }: Pick<PlatformContext, 'db' | 'transact' | 'clock'>,
  round: { readonly items: Items; readonly stopping?: AbortSignal | undefined },
): Promise<number> => {
  const now = clock.now()
  const readDue = (failedIds: readonly number[], limit: number) =>
    db
      .selectFrom('payment_order')
      .selectAll()
      .where('state', '=', 'open')
      .where('expires_at', '<=', now)
      .$if(failedIds.length > 0, (query) => query.where('id', 'not in', failedIds))
      .orderBy('expires_at')
      .limit(limit)
      .execute()
  const ending = { state: 'expired', action: 'order.expired' } as const
  return inBatches(round, readDue, async (order) =>
    Number(await transact((trx) => endOrder(trx, order, { actor: { kind: 'job' }, now }, ending))),
  )
}
