import { internationalPhone } from '@invea/domain/applicant'
import { currency } from '@invea/domain/fees'
import * as z from 'zod/mini'
import { readJson } from '../../platform/client.ts'
import { address, isGuessable, isSafe, mustBeSafe, setting, text } from '../../platform/settings/define-setting.ts'
import {
  chargeOf,
  defineProvider,
  isTestKey,
  type PaymentProvider,
  type ProviderOrder,
  type RegisteredOrder,
  type ReportFailure,
  readChargeEvent,
  requestProvider,
  sandboxTestKey,
} from './payment-provider.ts'

interface ChapaSettings {
  readonly onFailure?: ReportFailure | undefined
  /** `https://api.chapa.co/v1`, or the sandbox with the same interface; without a trailing slash. */
  readonly url: string
  readonly secretKey: string
  /** The "secret hash" entered beside the webhook's address. */
  readonly webhookSecret: Buffer
  readonly callbackUrl: string
}

const CreatedResponse = z.object({
  status: z.literal('success'),
  data: z.object({ checkout_url: z.url({ protocol: /^https?$/ }) }),
})

/** Ten digits from 09 or 07, as the provider requires; any other number is left out. */
const phoneFor = (phone: string): string | undefined => {
  const [, digits] = /^\+251([79]\d{8})$/.exec(internationalPhone(phone)) ?? []
  return digits && `0${digits}`
}

/** The body of initialize: texts within the provider's limits, and only the personal data it requires. */
const initializeBody = (order: ProviderOrder, callbackUrl: string) => ({
  amount: String(order.amount),
  currency,
  tx_ref: order.orderCode,
  first_name: order.payer.firstName,
  last_name: order.payer.lastName,
  ...(order.payer.email && { email: order.payer.email }),
  ...(phoneFor(order.payer.phone) && { phone_number: phoneFor(order.payer.phone) }),
  callback_url: callbackUrl,
  return_url: order.returnUrl,
  // A title may have 16 characters, a description only letters, digits, spaces and .-_
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
    createOrder: async (order): Promise<RegisteredOrder | undefined> => {
      const response = await send('/transaction/initialize', initializeBody(order, callbackUrl))
      const created = response?.ok ? readJson(CreatedResponse, response.text) : undefined
      return created && { redirectUrl: created.data.checkout_url, instructions: [] }
    },
    verify: async (orderCode) =>
      chargeOf(await send(`/transaction/verify/${encodeURIComponent(orderCode)}`), orderCode),
    parseWebhook: (body, headers) => readChargeEvent(body, headers['x-chapa-signature'], webhookSecret),
  }
}

export const chapa = defineProvider({
  name: 'chapa',
  kind: 'redirect',
  settings: {
    CHAPA_URL: setting(z.optional(address), 'Payment provider Chapa', '`<SANDBOX_URL>/v1`'),
    CHAPA_KEY: setting(z._default(text, sandboxTestKey), 'Secret key of the Chapa account'),
    CHAPA_WEBHOOK_SECRET: setting(
      z.optional(text),
      'Secret that the Chapa account signs its webhooks with',
      '`PAYMENT_KEY`',
    ),
  },
  productionFaults: ({ CHAPA_URL, CHAPA_KEY, CHAPA_WEBHOOK_SECRET = '' }) => [
    !CHAPA_URL && 'CHAPA_URL must be set in production: the sandbox takes no real money',
    CHAPA_URL !== undefined && !isSafe(CHAPA_URL) && `CHAPA_URL ${mustBeSafe}`,
    isTestKey(CHAPA_KEY) && 'CHAPA_KEY must be set in production, and be no test key',
    isGuessable(CHAPA_WEBHOOK_SECRET, 16) &&
      'CHAPA_WEBHOOK_SECRET must be set in production, with at least 16 characters that are not repeated',
  ],
  create: ({ CHAPA_URL, CHAPA_KEY, CHAPA_WEBHOOK_SECRET }, { sandboxUrl, paymentKey, callbackUrl, onFailure }) =>
    createChapa({
      url: (CHAPA_URL ?? `${sandboxUrl}/v1`).replace(/\/$/, ''),
      secretKey: CHAPA_KEY,
      // Chapa signs with a text that the merchant chooses, of any length.
      webhookSecret: CHAPA_WEBHOOK_SECRET ? Buffer.from(CHAPA_WEBHOOK_SECRET) : paymentKey,
      callbackUrl,
      onFailure,
    }),
})
