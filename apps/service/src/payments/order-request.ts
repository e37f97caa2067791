import type { Result } from '@invea/domain'
import { canOrder, isOrderingOpen, type NewOrder, orderDeadline, unpaidUntil } from '@invea/domain/application'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { appointmentStart, setAppointmentExpiry } from '../appointments/holds.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { deleteKey } from '../platform/idempotency-keys.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { isPaidElsewhere } from '../requests/active-applicant-lock.ts'
import { findAuthorizedRequest, lockAuthorizedRequest } from '../requests/authorized-request.ts'
import { quoteOf } from '../requests/request-quote.ts'
import { readRequest, type StoredRequest } from '../requests/request-reader.ts'
import {
  actionClock,
  changeStatus,
  checkedOrder,
  closeOpenOrders,
  keptUntil,
  liveOrder,
  toActionCase,
} from '../requests/request-status.ts'
import { findOrder, insertOrder } from './orders.ts'
import { orderOf } from './payment-options.ts'
import { registerOrderWithProvider } from './register-order-with-provider.ts'

/** Returns the refusal if the request cannot be paid now. */
const findRefusal = (stored: StoredRequest, now: Date): Result<never, Refusal> | undefined => {
  const actionCase = toActionCase({ ...stored, persons: stored.persons.map(({ row }) => row) }, now)
  if (actionCase.status === 'initial') return refused('notConfirmed')
  return canOrder(actionCase, actionClock(now)) ? undefined : refused('notAllowed')
}

const makeOrder = async (
  trx: Trx,
  context: RequestContext,
  stored: StoredRequest,
  option: Row<'payment_option'>,
  channel: NewOrder['channel'],
): Promise<Result<number, Refusal>> => {
  const { services, now } = context
  const {
    row,
    appointmentRows: [appointment],
  } = stored
  // D25: a new order can only be made before the deadline. It is payable for three hours and does not change the deadline.
  if (!isOrderingOpen(row.held_until?.toISOString(), now.toISOString())) return refused('notAllowed')
  const begins = appointment && appointmentStart(appointment, await services.master.snapshot())
  const expiresAt = orderDeadline(now.toISOString(), begins?.toISOString())
  const kept = keptUntil(row, stored.orders)
  const heldUntil = kept && new Date(unpaidUntil(kept.toISOString(), expiresAt))
  if ((await setAppointmentExpiry(trx, row, heldUntil)) < row.applicants) return refused('notAllowed')
  await closeOpenOrders(trx, row, now)
  const order = await insertOrder(trx, services, {
    officeId: row.office_id,
    requestId: row.id,
    optionId: option.id,
    provider: services.payments.forOption(option).name,
    amount: quoteOf(stored).total,
    instructions: [],
    expiresAt: new Date(expiresAt),
    now,
  })
  await changeStatus(trx, row, context, {
    event: 'order',
    action: 'order.made',
    subjectId: order.id,
    detail: { amount: order.amount, option: option.code, channel: channel ?? null },
  })
  return ok(order.id)
}

/**
 * OrderRequest (B §4, D4, D25): creates an order for the amount of the fee table, payable for three hours. A request has at
 * most one open order: the same payment option returns it again, another option replaces it.
 */
export const orderRequest: EndpointHandler<'orderRequest'> = async (
  context,
  { body: { requestId, optionId, channel } },
) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  const option = snapshot.paymentOptions.find(({ id }) => id === optionId)
  if (!(await findAuthorizedRequest(services.db, caller, requestId, now))) return refused('notFound')
  if (!option) {
    return refused('invalidInput', { issues: [{ field: 'payment.optionId', code: 'paymentOptionRequired' }] })
  }
  const orderOnce = () =>
    context.runOnce<number>(async (trx) => {
      const request = await lockAuthorizedRequest(trx, caller, requestId, now)
      if (!request) return refused('notFound')
      const stored = await readRequest(trx, services, request)
      const refusal = findRefusal(stored, now)
      if (refusal) return refusal
      const applicants = stored.persons.map(({ applicant }) => applicant)
      if (await isPaidElsewhere(trx, services, request, applicants)) return refused('openRequest')
      const live = liveOrder(stored.orders, now)
      if (live?.option_id === optionId) return ok(live.id)
      // An open page may still show an option that is no longer offered.
      return option.offered ? makeOrder(trx, context, stored, option, channel) : refused('paymentProvider')
    })
  const findOrdered = async () => {
    const ordered = await orderOnce()
    return ordered.ok ? ok(await findOrder(services.db, ordered.value)) : ordered
  }
  let ordered = await findOrdered()
  const { idempotencyKey } = context
  const isWithoutEffect =
    ordered.ok && ordered.value && !ordered.value.announced_at && ['failed', 'expired'].includes(ordered.value.state)
  if (isWithoutEffect && idempotencyKey) {
    // The order ended before the provider registered it, for another request that shared it or for a killed service.
    await services.transact((trx) => deleteKey(trx, idempotencyKey))
    ordered = await findOrdered()
  }
  if (!ordered.ok) return ordered
  const order = ordered.value
  const request = order && (await findAuthorizedRequest(services.db, caller, requestId, now))
  if (!request) return refused('notFound')
  const registered = await registerOrderWithProvider(context, order, await readRequest(services.db, services, request))
  if (registered) return ok(orderOf(registered, { snapshot, payments: services.payments }, context.language))
  const ended = await findOrder(services.db, order.id)
  // Another call cancelled the request or chose another payment option meanwhile: the provider is not the reason.
  return ended?.state === 'expired' ? refused('notAllowed') : refused('paymentProvider', { retryAfterSeconds: 5 })
}

/** The payable order of the caller's own request, for the instruction page after a reload. */
export const currentOrder: EndpointHandler<'getCurrentOrder'> = async (context, { query: { requestId } }) => {
  const { services, caller, now } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  const { orders } = await readRequest(services.db, services, request)
  const live = liveOrder(orders, now)
  if (!live?.announced_at || checkedOrder(request, orders, now)) return ok(null)
  const { master, payments } = services
  return ok(orderOf(live, { snapshot: await master.snapshot(), payments }, context.language))
}
