import type { PaymentOption, PaymentOrder } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain, Ignored, WireId, WireInstant } from './scalars.ts'

export const paymentOption = z.object({
  id: WireId,
  code: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  kind: z.enum(['redirect', 'code']),
}) satisfies z.ZodMiniType<PaymentOption>

export const paymentOptionsAnswer = z.codec(
  z.object({ ...envelope, paymentOptions: z.array(paymentOption) }),
  domain<readonly PaymentOption[]>(),
  { decode: ({ paymentOptions }) => paymentOptions, encode: (options) => ({ ...ok, paymentOptions: [...options] }) },
)

export interface NewOrder {
  readonly requestId: number
  readonly optionId: number
}

/** B §3. The amount is the fee table's, the payer is the request's, whatever a client sends (B §4, D12). */
export const newOrder = z.codec(
  z.object({
    FirstName: Ignored,
    LastName: Ignored,
    Email: Ignored,
    Phone: Ignored,
    Amount: Ignored,
    Currency: Ignored,
    City: Ignored,
    Country: Ignored,
    Channel: Ignored,
    PaymentOptionsId: WireId,
    requestId: WireId,
    traceNumbers: Ignored,
    Status: Ignored,
    OrderId: Ignored,
    otp: Ignored,
  }),
  domain<NewOrder>(),
  {
    decode: ({ requestId, PaymentOptionsId }) => ({ requestId, optionId: PaymentOptionsId }),
    encode: ({ requestId, optionId }) => ({
      Currency: 'ETB',
      City: 'Addis Ababa',
      Country: 'ET',
      Channel: 'Mobile',
      PaymentOptionsId: optionId,
      requestId,
    }),
  },
)

const order = {
  paymentOptionName: z.string(),
  orderId: z.string(),
  amount: z.int(),
  instractions: z.array(z.object({ description: z.string() })),
  redirectMSG: z.optional(z.string()),
  expiresAt: z.optional(WireInstant),
  redirectUrl: z.optional(z.string()),
}
const WireOrder = z.object(order)

const orderFrom = (wire: z.output<typeof WireOrder>): PaymentOrder => ({
  optionName: wire.paymentOptionName,
  orderId: wire.orderId,
  amount: wire.amount,
  expiresAt: wire.expiresAt ?? '',
  instructions: wire.instractions.map(({ description }) => description),
  redirectUrl: wire.redirectUrl,
})

const escaped = (attribute: string) =>
  attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const orderTo = ({ optionName, orderId, amount, instructions, expiresAt, redirectUrl }: PaymentOrder) => ({
  paymentOptionName: optionName,
  orderId,
  amount,
  instractions: instructions.map((description) => ({ description })),
  // B §3 asks for an HTML snippet: a plain link, never the provider's own scripts (D21).
  redirectMSG: redirectUrl && `<a href="${escaped(redirectUrl)}">${escaped(optionName)}</a>`,
  expiresAt,
  redirectUrl,
})

export const orderAnswer = z.codec(z.object({ ...envelope, ...order }), domain<PaymentOrder>(), {
  decode: orderFrom,
  encode: (one) => ({ ...ok, ...orderTo(one) }),
})

export const currentOrderAnswer = z.codec(
  z.object({ ...envelope, order: z.nullable(WireOrder) }),
  domain<PaymentOrder | null>(),
  {
    decode: ({ order }) => order && orderFrom(order),
    encode: (one) => ({ ...ok, order: one && orderTo(one) }),
  },
)
