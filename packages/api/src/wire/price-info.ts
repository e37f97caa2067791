import type { PriceInfo, PriceLine } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain } from './scalars.ts'

const line = z.codec(z.object({ lable: z.string(), amount: z.int() }), domain<PriceLine>(), {
  decode: ({ lable, amount }) => ({ label: lable, amount }),
  encode: ({ label, amount }) => ({ lable: label, amount }),
})

const WirePriceInfo = z.object({
  priceTotalDetail: z.array(line),
  totalPrice: z.int(),
  individualPrice: z.array(z.object({ personFullName: z.string(), priceDetail: z.array(line) })),
  /** Extension: the fee behind it is the sample data's. */
  isSample: z.optional(z.boolean()),
})

const priceFrom = ({
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
const priceTo = ({ lines, total, persons, isSample }: PriceInfo) => ({
  priceTotalDetail: [...lines],
  totalPrice: total,
  individualPrice: persons.map(({ fullName, lines }) => ({ personFullName: fullName, priceDetail: [...lines] })),
  isSample,
})

/** B §3 Price info; whole ETB. */
export const priceInfo = z.codec(WirePriceInfo, domain<PriceInfo>(), { decode: priceFrom, encode: priceTo })

export const priceInfoAnswer = z.codec(z.extend(WirePriceInfo, envelope), domain<PriceInfo>(), {
  decode: priceFrom,
  encode: (price) => ({ ...ok, ...priceTo(price) }),
})
