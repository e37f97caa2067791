import { done } from '../platform/refusal.ts'
import type { Routes } from '../platform/request-context.ts'
import { paymentOptionsOf } from './order-of.ts'
import { currentOrder, orderRequest } from './order-request.ts'
import { paymentCallback, paymentReturn } from './payment-callback.ts'

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
