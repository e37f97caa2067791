import * as z from 'zod/mini'
import type { Verified } from './provider.ts'

/** The provider is known to write an amount as a number or as a text. */
const Amount = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A charge, as verify and the webhook describe it; what we do not use is not read. */
export const Charge = z.object({
  tx_ref: z.string(),
  status: z.string(),
  reference: z.nullish(z.string()),
  amount: Amount,
  currency: z.string(),
})
export type Charge = z.output<typeof Charge>

export const VerifyAnswer = z.object({ data: Charge })

/** What a verify answer says about our order. An answer about another order says nothing. */
export const chargeOf = (answer: z.output<typeof VerifyAnswer> | undefined, orderCode: string): Verified => {
  if (!answer) return { state: 'unavailable' }
  const { tx_ref, status, reference, amount, currency } = answer.data
  if (tx_ref !== orderCode) return { state: 'unknown' }
  if (status === 'success') {
    return reference ? { state: 'paid', payment: { reference, amount, currency } } : { state: 'unavailable' }
  }
  // The provider has one word for a payer who gave up and one who was stopped: neither was charged.
  if (status.includes('cancelled')) return { state: 'cancelled' }
  return { state: status.startsWith('failed') ? 'failed' : 'pending' }
}
