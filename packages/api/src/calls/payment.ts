import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { currentOrderAnswer, newOrder, orderAnswer, paymentOptionsAnswer } from '../wire/payment.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'

export const paymentCalls = ({ unauthenticated, authenticated }: HttpClients): PortalApi['payment'] => ({
  options: () =>
    execute(paymentOptionsAnswer, () => unauthenticated.GET('/Payment/api/V1.0/Payment/GetPaymentOptions')),
  order: (order, key) =>
    execute(orderAnswer, () =>
      authenticated.POST('/Payment/api/V1.0/Payment/OrderRequest', {
        params: idempotencyHeader(key),
        body: z.encode(newOrder, order),
      }),
    ),
  currentOrder: (requestId) =>
    execute(currentOrderAnswer, () =>
      authenticated.GET('/Payment/api/V1.0/Payment/GetCurrentOrder', { params: { query: { requestId } } }),
    ),
})
