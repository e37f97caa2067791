import { paymentOptionsOf } from '../application/order-of.ts'
import { done } from '../outcome.ts'
import { currentOrder, orderRequest } from '../use-cases/order-request.ts'
import { paymentCallback, paymentReturn } from '../use-cases/payment-callback.ts'
import type { Routes } from './routes.ts'

export const paymentRoutes: Routes<
  'getPaymentOptions' | 'orderRequest' | 'getCurrentOrder' | 'paymentCallback' | 'paymentReturn'
> = {
  getPaymentOptions: async ({ services, language }) =>
    done(Object.freeze(paymentOptionsOf(await services.master.snapshot(), services.env.publicUrl, language))),
  orderRequest: (context, { body }) => orderRequest(context, body),
  getCurrentOrder: (context, { query }) => currentOrder(context, query),
  paymentCallback: (context, input) => paymentCallback(context, input),
  paymentReturn: (context, input) => paymentReturn(context, input),
}
