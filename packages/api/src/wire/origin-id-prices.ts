import type { OriginIdPrice } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain } from './scalars.ts'

/** Extension: what each Origin ID service costs, by the operator's base fee. */
export const originIdPricesAnswer = z.codec(
  z.object({
    ...envelope,
    prices: z.array(
      z.object({
        service: z.string(),
        timesLost: z.optional(z.int().check(z.positive())),
        amount: z.int().check(z.nonnegative()),
        isSample: z.optional(z.boolean()),
      }),
    ),
  }),
  domain<readonly OriginIdPrice[]>(),
  { decode: ({ prices }) => prices, encode: (prices) => ({ ...ok, prices: [...prices] }) },
)
