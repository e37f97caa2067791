import type { PaymentOrder, RequestDraft } from '@invea/domain'
import { command } from '../wizard/commands.ts'

/** `orderPayment`: the order of the chosen option; its amount is the service's (B §4). */
export const orderPayment = command<
  RequestDraft,
  { readonly requestId: number; readonly optionId: number },
  PaymentOrder
>({
  payload: ({ draft }) => ({ requestId: draft.submitted?.requestId ?? 0, optionId: Number(draft.payment.optionId) }),
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
