import type { Handler, Routes } from '../app-context.ts'
import { ok, refused } from '../platform/refusal.ts'
import { type RawResponse, webhookResponse } from '../platform/request-context.ts'
import { currentOrder, orderRequest } from './order-request.ts'
import { findOrderByCode } from './orders.ts'
import { paymentOptionsOf } from './payment-options.ts'
import { reportTakenBack } from './payment-reports.ts'
import { claimCheck, type VerifyResult, verifyOrder } from './verify-order.ts'

const responses: Readonly<Record<VerifyResult, RawResponse>> = {
  paid: webhookResponse(200, 'paid'),
  refundDue: webhookResponse(200, 'recorded'),
  confirmed: webhookResponse(200, 'known'),
  repeated: webhookResponse(200, 'known'),
  takenBack: webhookResponse(200, 'recorded'),
  checking: webhookResponse(200, 'recorded'),
  failed: webhookResponse(200, 'recorded'),
  cancelled: webhookResponse(200, 'recorded'),
  unknown: webhookResponse(200, 'recorded'),
  pending: webhookResponse(503, 'not settled yet'),
  unavailable: webhookResponse(503, 'not verified yet'),
}

/**
 * Signed webhook of a provider (B §4). The signature over the raw bytes is checked first, then the provider's API is queried. That a
 * payment was taken back waits for an operator. Repeated webhooks have one effect, forged ones none.
 */
const paymentCallback: Handler<{ readonly params: { readonly provider: string } }, RawResponse> = async (
  context,
  { params },
) => {
  const { services, raw, now } = context
  const provider = services.payments.find(params.provider)
  if (!provider) return refused('notFound', { missing: 'address' })
  const event = provider.parseWebhook(raw.body, raw.headers)
  if (!event) {
    context.log.warn({ provider: provider.name }, 'a payment message with a wrong signature or shape was refused')
    return ok(webhookResponse(401, 'signature'))
  }
  const order = await findOrderByCode(services.db, services, event.orderCode)
  if (!order || order.provider !== provider.name) {
    // After a restore to an earlier moment: a payment of which nothing else is known (docs/how-to/back-up-and-restore.md).
    services.metrics.unknownOrder()
    // Both numbers find the payment in the provider's list. The code of another system may contain a name or a phone number.
    const [orderCode] = /^(?!0[79])\d{10}$/.exec(event.orderCode) ?? []
    const { name } = provider
    const about = { provider: name, orderCode, reference: event.payment?.reference }
    context.log.warn(about, 'a signed payment message is about an unknown order')
    return ok(webhookResponse(404, 'order'))
  }
  const by = { now, actor: { kind: 'provider' } } as const
  if (event.isTakenBack) {
    const result = await verifyOrder(services, order, by)
    // Neither acted on nor lost: the operator sees that the provider's verification does not confirm it.
    if (result !== 'takenBack' && event.payment)
      await reportTakenBack(services, { order, payment: event.payment, verified: false, ...by })
    return ok(result === 'unavailable' ? responses.unavailable : responses.takenBack)
  }
  const result = await verifyOrder(services, order, by, event.payment)
  // Only a webhook about a payment needs a retry: after a failure the provider refused the payment, or it is checked again.
  const isOpen = result === 'pending' || result === 'unknown'
  return ok(isOpen ? responses[event.payment ? 'pending' : 'unknown'] : responses[result])
}

/** The unsigned return address of the provider. Starts a check at most every five seconds and returns nothing. */
const paymentReturn: Handler<
  { readonly params: { readonly provider: string }; readonly query: Readonly<Record<string, string>> },
  RawResponse
> = async (context, { params, query }) => {
  const { services, now } = context
  const code = query.trx_ref ?? query.tx_ref ?? ''
  const order = code === '' ? undefined : await findOrderByCode(services.db, services, code)
  const matching = order?.provider === params.provider ? order : undefined
  if (matching && (await claimCheck(services, matching, now, { seconds: 5 }))) {
    await verifyOrder(services, matching, { now, actor: { kind: 'provider' } })
  }
  return ok(webhookResponse(200, 'thank you'))
}

export const paymentRoutes = {
  getPaymentOptions: async ({ services, language }) =>
    ok(Object.freeze(paymentOptionsOf(await services.master.snapshot(), services.env.publicUrl, language))),
  orderRequest,
  getCurrentOrder: currentOrder,
  paymentCallback,
  paymentReturn,
} satisfies Partial<Routes>
