import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@invea/domain'
import { formatAmount } from '@invea/domain/fees'
import type { RequestContext } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { deleteKey } from '../platform/idempotency-keys.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { formatDeadline, messageFacts, notify } from '../requests/notify.ts'
import type { StoredRequest } from '../requests/request-reader.ts'
import { endOrder, findOrder } from './orders.ts'
import { providerTimeout, type RegisteredOrder } from './providers/payment-provider.ts'

type Order = Row<'payment_order'>

/** Milliseconds between checks whether another instance has registered the order. */
const retryDelays = [50, 200, 500] as const

/** Orders that are being registered. Two tabs share one registration. */
const inFlight = new Map<number, Promise<Order | undefined>>()

/** B §2: each portal has its own page of instructions. */
const returnUrlOf = ({ passportUrl, originIdUrl }: PlatformContext['env'], language: Language, row: Row<'request'>) => {
  const page =
    row.origin_id_type === null
      ? `${passportUrl}/${language}/InstructionPage`
      : `${originIdUrl}/${language}/oid-instructionPage`
  return `${page}?request=${row.id}`
}

const sendOrder = (
  { services, language }: RequestContext,
  order: Order,
  { row, persons }: StoredRequest,
): Promise<RegisteredOrder | undefined> => {
  const [first] = persons
  const personal = first?.applicant.personal
  if (!first || !personal) return Promise.resolve(undefined)
  const provider = services.payments.find(order.provider)
  if (!provider) return Promise.resolve(undefined)
  return provider.createOrder({
    orderCode: order.order_code,
    amount: order.amount,
    expiresAt: order.expires_at,
    language,
    payer: {
      firstName: personal.firstName,
      lastName: personal.grandfatherName,
      phone: personal.phoneNumber,
      email: personal.email,
    },
    applicationNumber: first.row.application_number,
    returnUrl: returnUrlOf(services.env, language, row),
  })
}

/** Stores the provider's response, and sends the code of an order that can still be paid. Returns undefined if it cannot. */
const storeRegistration = async (
  context: RequestContext,
  order: Order,
  stored: StoredRequest,
  registration: RegisteredOrder,
): Promise<Order | undefined> => {
  const { services, now } = context
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const row = await trx
      .updateTable('payment_order')
      .set({
        redirect_url: registration.redirectUrl ?? null,
        instructions: JSON.stringify(registration.instructions),
        announced_at: now,
        changed_at: now,
      })
      .where((query) => query.and({ office_id: order.office_id, id: order.id }))
      .where('state', 'in', ['open', 'paid'])
      .returningAll()
      .executeTakeFirst()
    // The payment can arrive before the response to the order.
    if (row?.state !== 'open') return row
    const params = {
      ...messageFacts(stored, snapshot, services.env),
      orderCode: order.order_code,
      amount: formatAmount(order.amount),
      until: formatDeadline(stored, order.expires_at),
    }
    await notify(trx, services, stored, { kind: 'order', params, occasion: order.id, now, sender: senderOf(context) })
    return row
  })
}

/** The provider refused the order: it cannot be paid, and the same idempotency key may be used again. */
const failOrder = ({ services, idempotencyKey, now }: RequestContext, order: Order): Promise<void> =>
  services.transact(async (trx) => {
    const ending = { state: 'failed', endedAs: 'refused', action: 'order.refused' } as const
    if ((await endOrder(trx, order, { actor: { kind: 'provider' }, now }, ending)) && idempotencyKey)
      await deleteKey(trx, idempotencyKey)
  })

const register = async (context: RequestContext, order: Order, stored: StoredRequest): Promise<Order | undefined> => {
  const registration = await sendOrder(context, order, stored)
  if (registration) return storeRegistration(context, order, stored, registration)
  // Another instance may be registering the order. The provider then refused ours as a duplicate.
  for (const pause of retryDelays) {
    const current = await findOrder(context.services.db, order.id)
    if (current?.announced_at) return current
    await sleep(pause)
  }
  // The instance that made the order may still wait for the provider. Later tries find its result, or end the order.
  const age = context.now.getTime() - order.created_at.getTime()
  if (age === 0 || age > providerTimeout) await failOrder(context, order)
  return undefined
}

/** Registers a committed order with its provider, so that no unknown order is paid. Undefined if the provider refused it. */
export const registerOrderWithProvider = (
  context: RequestContext,
  order: Order,
  stored: StoredRequest,
): Promise<Order | undefined> => {
  if (order.announced_at) return Promise.resolve(order)
  if (order.state !== 'open') return Promise.resolve(undefined)
  const running = inFlight.get(order.id)
  if (running) return running
  const started = register(context, order, stored).finally(() => inFlight.delete(order.id))
  inFlight.set(order.id, started)
  return started
}
