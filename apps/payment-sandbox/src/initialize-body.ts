import * as z from 'zod/mini'
import { readAmount } from './charge.ts'

const webAddress = z.string().check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text)))
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** The body of `POST /transaction/initialize` as the provider documents it. */
export const InitializeBody = z.object({
  amount: z.string().check(z.refine((text) => readAmount(text) !== undefined)),
  currency: z.string(),
  tx_ref: z.string().check(z.regex(/^[A-Za-z0-9-]{1,50}$/)),
  email: optional(z.email()),
  first_name: optional(z.string()),
  last_name: optional(z.string()),
  /** Ten digits, 09 or 07: a form with +251 is refused, as the provider does. */
  phone_number: optional(z.string().check(z.regex(/^0[79]\d{8}$/))),
  callback_url: optional(webAddress),
  return_url: optional(webAddress),
  customization: optional(
    z.object({
      title: optional(z.string().check(z.maxLength(16))),
      description: optional(z.string().check(z.regex(/^[A-Za-z0-9 ._-]{0,100}$/))),
      logo: optional(z.string()),
    }),
  ),
  meta: optional(z.record(z.string(), z.unknown())),
})
export type InitializeBody = z.infer<typeof InitializeBody>

/** A bill the merchant announces, so that a teller can find its code. */
export const BillBody = z.object({
  order_code: z.string().check(z.regex(/^[A-Za-z0-9-]{4,30}$/)),
  amount: z.string().check(z.refine((text) => readAmount(text) !== undefined)),
  currency: z.string(),
  payer_name: optional(z.string()),
  expires_at: optional(z.iso.datetime({ offset: true })),
})

/** `{ field: ['validation.field'] }`, the shape of the provider's field errors. */
export const fieldErrors = (issues: readonly { readonly path: readonly PropertyKey[] }[]) =>
  Object.fromEntries(
    issues.map(({ path }) => {
      const field = path.map(String).join('.') || 'body'
      return [field, [`validation.${field}`]]
    }),
  )
