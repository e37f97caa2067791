import type { NewOrder, PaymentChannel, PaymentOption, PaymentOrder, RequestDraft } from '@invea/domain'
import { command } from '../wizard/commands.ts'

/** B §9: PSS where the payer goes on to the provider's page. */
export const channelOf = (options: readonly PaymentOption[] = [], optionId: string): PaymentChannel =>
  options.find(({ id }) => String(id) === optionId)?.kind === 'redirect' ? 'PSS' : 'Mobile'

/** `orderPayment`: the order of the chosen option; its amount is the service's (B §4). */
export const orderPayment = command<RequestDraft, NewOrder, PaymentOrder>({
  payload: ({ draft: { submitted, applicants, payment } }) => ({
    requestId: submitted?.requestId ?? 0,
    optionId: Number(payment.optionId),
    payer: applicants[0]?.personal,
    amount: payment.amount,
    channel: payment.channel,
  }),
  send: (api, order, key) => api.payment.order(order, key),
  apply: (draft, { orderId, expiresAt }, context) => ({
    ...draft,
    payment: {
      ...draft.payment,
      orderId,
      orderedOptionId: context.draft.payment.optionId,
      orderExpiresAt: expiresAt,
    },
  }),
})
