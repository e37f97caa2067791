import * as z from 'zod/mini'
import { chargeOf, VerifyAnswer } from './charge.ts'
import { readChargeEvent } from './charge-event.ts'
import { plainText } from './plain-text.ts'
import type { MadeOrder, PaymentProvider, Verified } from './provider.ts'
import { type ReportFailure, readJson, requestProvider } from './request-provider.ts'

export interface BankSettings {
  readonly onFailure?: ReportFailure | undefined
  /** The bank's bill interface, without a closing slash. */
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: Buffer
}

const MadeAnswer = z.object({
  status: z.literal('success'),
  data: z.object({ instructions: z.optional(z.array(z.string()).check(z.maxLength(20))) }),
})

/** Payment at a bank: the bill is announced under our order code, the payer shows the code, a teller posts it (B §1). */
export const createBankCode = ({ url, secretKey, webhookSecret, onFailure }: BankSettings): PaymentProvider => {
  const send = (path: string, body?: object) =>
    requestProvider({ url: `${url}${path}`, key: secretKey, body, onFailure })
  return {
    name: 'bank',
    createOrder: async (order): Promise<MadeOrder | undefined> => {
      const answer = await send('/bills', {
        order_code: order.orderCode,
        amount: String(order.amount),
        currency: 'ETB',
        payer_name: `${order.payer.firstName} ${order.payer.lastName}`,
        expires_at: order.expiresAt.toISOString(),
      })
      const made = answer?.ok ? readJson(MadeAnswer, answer.text) : undefined
      return made && { instructions: (made.data.instructions ?? []).map(plainText).filter((line) => line !== '') }
    },
    verify: async (orderCode): Promise<Verified> => {
      const answer = await send(`/bills/${encodeURIComponent(orderCode)}`)
      if (!answer || answer.status === 429 || answer.status >= 500) return { state: 'unavailable' }
      if (!answer.ok) return { state: 'unknown' }
      return chargeOf(readJson(VerifyAnswer, answer.text), orderCode)
    },
    parseWebhook: (body, headers) => readChargeEvent(body, headers['x-chapa-signature'], webhookSecret),
  }
}
