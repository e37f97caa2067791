import type { NewOrder, PaymentOption, PaymentOrder, PriceInfo } from '@invea/domain/application'
import * as z from 'zod/mini'
import { encodeOrder, encodePrice } from '#response-encoders'
import { envelope, Ignored, ok, optionalText, responseOf, typeOnly, WireId, WireInstant } from './scalars.ts'
import { renamed } from './wire-names.ts'

export const paymentOption = z.object({
  id: WireId,
  code: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  kind: z.enum(['redirect', 'code']),
}) satisfies z.ZodMiniType<PaymentOption>

export const paymentOptionsResponse = responseOf(
  'paymentOptions',
  z.array(paymentOption),
  typeOnly<readonly PaymentOption[]>(),
)

/** B §3. Amount and payer come from the fee table and the request, never from a client (B §4, D12). Only the channel is stored. */
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
    Channel: optionalText(40),
    PaymentOptionsId: WireId,
    requestId: WireId,
    traceNumbers: Ignored,
    Status: Ignored,
    OrderId: Ignored,
    otp: Ignored,
  }),
  typeOnly<NewOrder>(),
  {
    decode: ({ requestId, PaymentOptionsId, Channel }) => ({
      requestId,
      optionId: PaymentOptionsId,
      channel: Channel === 'PSS' ? ('PSS' as const) : ('Mobile' as const),
    }),
    encode: ({ requestId, optionId, payer, amount, channel = 'Mobile' }) => ({
      FirstName: payer?.firstName,
      LastName: payer?.grandfatherName,
      Email: payer?.email,
      Phone: payer?.phoneNumber,
      Amount: amount,
      Currency: 'ETB',
      City: 'Addis Ababa',
      Country: 'ET',
      Channel: channel,
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

const decodeOrder = (wire: z.output<typeof WireOrder>): PaymentOrder => ({
  optionName: wire.paymentOptionName,
  orderId: wire.orderId,
  amount: wire.amount,
  expiresAt: wire.expiresAt ?? '',
  instructions: wire.instractions.map(({ description }) => description),
  redirectUrl: wire.redirectUrl,
})

export const orderResponse = z.codec(z.object({ ...envelope, ...order }), typeOnly<PaymentOrder>(), {
  decode: decodeOrder,
  encode: (one) => ({ ...ok, ...encodeOrder(one) }),
})

export const currentOrderResponse = z.codec(
  z.object({ ...envelope, order: z.nullable(WireOrder) }),
  typeOnly<PaymentOrder | null>(),
  { decode: ({ order }) => order && decodeOrder(order), encode: (one) => ({ ...ok, order: one && encodeOrder(one) }) },
)

const line = renamed({ lable: z.string(), amount: z.int() })

const WirePriceInfo = z.object({
  priceTotalDetail: z.array(line),
  totalPrice: z.int(),
  individualPrice: z.array(z.object({ personFullName: z.string(), priceDetail: z.array(line) })),
  /** Extension: the fee is sample data. */
  isSample: z.optional(z.boolean()),
})

const decodePrice = ({
  priceTotalDetail,
  totalPrice,
  individualPrice,
  isSample,
}: z.output<typeof WirePriceInfo>): PriceInfo => ({
  lines: priceTotalDetail,
  total: totalPrice,
  persons: individualPrice.map(({ personFullName, priceDetail }) => ({ fullName: personFullName, lines: priceDetail })),
  isSample,
})

/** B §3 Price info; whole ETB. */
export const priceInfo = z.codec(WirePriceInfo, typeOnly<PriceInfo>(), { decode: decodePrice, encode: encodePrice })

export const priceInfoResponse = z.codec(z.extend(WirePriceInfo, envelope), typeOnly<PriceInfo>(), {
  decode: decodePrice,
  encode: (price) => ({ ...ok, ...encodePrice(price) }),
})
