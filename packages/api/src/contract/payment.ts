import * as z from 'zod/mini'
import { currentOrderResponse, newOrder, orderResponse, paymentOptionsResponse, queryId } from '../wire/index.ts'
import { calledBack, defineEndpoint, ownChange, ownRead, publicRead } from './endpoint.ts'

export const getPaymentOptions = defineEndpoint('getPaymentOptions', {
  ...publicRead,
  path: '/Payment/api/V1.0/Payment/GetPaymentOptions',
  response: paymentOptionsResponse,
  cacheSeconds: 300,
  summary: 'Ways to pay',
  source: 'B §7',
})

export const orderRequest = defineEndpoint('orderRequest', {
  ...ownChange,
  path: '/Payment/api/V1.0/Payment/OrderRequest',
  body: newOrder,
  response: orderResponse,
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  refusals: [502],
  summary: 'Make the payment order of a request; the amount comes from the fee table, payable for 3 hours',
  source: 'B §7',
})

export const getCurrentOrder = defineEndpoint('getCurrentOrder', {
  ...ownRead,
  path: '/Payment/api/V1.0/Payment/GetCurrentOrder',
  query: z.object({ requestId: queryId }),
  response: currentOrderResponse,
  guards: [{ kind: 'request', in: 'query', name: 'requestId' }],
  summary: 'The open order of a request, or null',
})

const provider = z.object({ provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)) })

export const paymentCallback = defineEndpoint('paymentCallback', {
  method: 'POST',
  path: '/Payment/api/V1.0/Payment/Callback/{provider}',
  params: provider,
  // The signature is over the raw bytes. The provider's adapter reads them.
  body: z.unknown(),
  produces: ['application/json'],
  auth: 'signed-callback',
  limits: calledBack,
  summary: "A payment provider's signed message; a repeated event has no further effect",
})

export const paymentReturn = defineEndpoint('paymentReturn', {
  method: 'GET',
  path: '/Payment/api/V1.0/Payment/Callback/{provider}',
  params: provider,
  query: z.record(z.string(), z.string()),
  produces: ['application/json'],
  auth: 'public',
  limits: calledBack,
  summary: 'Notification that an order may be paid: the service verifies it with the provider',
})
