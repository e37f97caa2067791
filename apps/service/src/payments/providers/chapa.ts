import { internationalPhone } from '@invea/domain'
import * as z from 'zod/mini'
import { readJson } from '../../platform/signed-body.ts'
import type { MadeOrder, PaymentProvider, ProviderOrder, Verified } from './provider.ts'
import { chargeOf, type ReportFailure, readChargeEvent, requestProvider, VerifyAnswer } from './provider-api.ts'

export interface ChapaSettings {
  readonly onFailure?: ReportFailure | undefined
  /** `https://api.chapa.co/v1`, or the sandbox that speaks like it; without a closing slash. */
  readonly url: string
  readonly secretKey: string
  /** The "secret hash" entered beside the webhook's address. */
  readonly webhookSecret: Buffer
  readonly callbackUrl: string
}

const MadeAnswer = z.object({
  status: z.literal('success'),
  data: z.object({ checkout_url: z.url({ protocol: /^https?$/ }) }),
})

/** Ten digits from 09 or 07, as the provider wants them; any other number is left out. */
const phoneFor = (phone: string): string | undefined => {
  const [, digits] = /^\+251([79]\d{8})$/.exec(internationalPhone(phone)) ?? []
  return digits && `0${digits}`
}

/** The body of initialize: texts within the provider's limits, nothing personal beyond what it asks for. */
const initializeBody = (order: ProviderOrder, callbackUrl: string) => ({
  amount: String(order.amount),
  currency: 'ETB',
  tx_ref: order.orderCode,
  first_name: order.payer.firstName,
  last_name: order.payer.lastName,
  ...(order.payer.email && { email: order.payer.email }),
  ...(phoneFor(order.payer.phone) && { phone_number: phoneFor(order.payer.phone) }),
  callback_url: callbackUrl,
  return_url: order.returnUrl,
  // A title may have 16 characters, a description letters, digits, spaces and .-_ alone.
  customization: { title: 'Application fee', description: `Application ${order.applicationNumber}` },
  meta: { language: order.language },
})

/** Chapa's hosted checkout, after its public documentation: initialize, verify, signed webhook. */
export const createChapa = ({
  url,
  secretKey,
  webhookSecret,
  callbackUrl,
  onFailure,
}: ChapaSettings): PaymentProvider => {
  const send = (path: string, body?: object) =>
    requestProvider({ url: `${url}${path}`, key: secretKey, body, onFailure })
  return {
    name: 'chapa',
    createOrder: async (order): Promise<MadeOrder | undefined> => {
      const answer = await send('/transaction/initialize', initializeBody(order, callbackUrl))
      const made = answer?.ok ? readJson(MadeAnswer, answer.text) : undefined
      return made && { redirectUrl: made.data.checkout_url, instructions: [] }
    },
    verify: async (orderCode): Promise<Verified> => {
      const answer = await send(`/transaction/verify/${encodeURIComponent(orderCode)}`)
      if (!answer || answer.status === 429 || answer.status >= 500) return { state: 'unavailable' }
      if (!answer.ok) return { state: 'unknown' }
      return chargeOf(readJson(VerifyAnswer, answer.text), orderCode)
    },
    parseWebhook: (body, headers) => readChargeEvent(body, headers['x-chapa-signature'], webhookSecret),
  }
}
