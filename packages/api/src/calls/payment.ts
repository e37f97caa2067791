import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { currentOrderAnswer, newOrder, orderAnswer, paymentOptionsAnswer } from '../wire/payment.ts'
import { ask } from './execute.ts'
import { type Door, keyed } from './http-clients.ts'

export const paymentCalls = ({ open, own }: Door): PortalApi['payment'] => ({
  options: () => ask(paymentOptionsAnswer, () => open.GET('/Payment/api/V1.0/Payment/GetPaymentOptions')),
  order: (order, key) =>
    ask(orderAnswer, () =>
      own.POST('/Payment/api/V1.0/Payment/OrderRequest', { params: keyed(key), body: z.encode(newOrder, order) }),
    ),
  currentOrder: (requestId) =>
    ask(currentOrderAnswer, () =>
      own.GET('/Payment/api/V1.0/Payment/GetCurrentOrder', { params: { query: { requestId } } }),
    ),
})
