import { currency } from '@invea/domain/fees'
import * as z from 'zod/mini'
import { readJson } from '../../platform/client.ts'
import { address, isSafe, mustBeSafe, setting, text } from '../../platform/settings/define-setting.ts'
import {
  chargeOf,
  defineProvider,
  isTestKey,
  type PaymentProvider,
  type RegisteredOrder,
  type ReportFailure,
  readChargeEvent,
  requestProvider,
  sandboxTestKey,
} from './payment-provider.ts'

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
    (_entity, decimal, hexadecimal, name: string) => {
      if (name) return namedEntities[name.toLowerCase()] ?? ' '
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ' '
    },
  )

/** Removes scripts, styles and similar elements with their content, and only the tags of other elements. */
const stripTags = (text: string): string =>
  text
    .replaceAll(/<!--.*?(-->|$)/gs, ' ')
    .replaceAll(/<(script|style|template|iframe|object|svg|math|noscript)\b.*?(<\/\1\s*>|$)/gis, ' ')
    .replaceAll(/<\/?[a-z][^>]*(>|$)/gi, ' ')

const maxLength = 300

/** D21: a provider's HTML as one line of plain text without angle brackets, safe even where a client inserts it as HTML. */
export const plainText = (html: string): string => {
  const decoded = decode(stripTags(html.slice(0, 10_000)))
  return (
    stripTags(decoded)
      .replaceAll(/[<>]/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      // Removes the space that a tag left before punctuation.
      .replaceAll(/ (?=[.,;:!?።፣፤])/g, '')
      .trim()
      .slice(0, maxLength)
  )
}

interface BankSettings {
  readonly onFailure?: ReportFailure | undefined
  /** Base URL of the bank's bill API, without a trailing slash. */
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: Buffer
}

const CreatedResponse = z.object({
  status: z.literal('success'),
  data: z.object({ instructions: z.optional(z.array(z.string()).check(z.maxLength(20))) }),
})

/** Payment at a bank (B §1): registers a bill under our order code. The payer shows the code, and a teller records the payment. */
const createBankCode = ({ url, secretKey, webhookSecret, onFailure }: BankSettings): PaymentProvider => {
  const send = (path: string, body?: object) =>
    requestProvider({ url: `${url}${path}`, key: secretKey, body, onFailure })
  return {
    createOrder: async (order): Promise<RegisteredOrder | undefined> => {
      const response = await send('/bills', {
        order_code: order.orderCode,
        amount: String(order.amount),
        currency,
        payer_name: `${order.payer.firstName} ${order.payer.lastName}`,
        expires_at: order.expiresAt.toISOString(),
      })
      const created = response?.ok ? readJson(CreatedResponse, response.text) : undefined
      return created && { instructions: (created.data.instructions ?? []).map(plainText).filter((line) => line !== '') }
    },
    verify: async (orderCode) => chargeOf(await send(`/bills/${encodeURIComponent(orderCode)}`), orderCode),
    parseWebhook: (body, headers) => readChargeEvent(body, headers['x-chapa-signature'], webhookSecret),
  }
}

export const bankCode = defineProvider({
  name: 'bank',
  kind: 'code',
  settings: {
    BANK_URL: setting(z.optional(address), "The bank's bill payment", '`<SANDBOX_URL>/bank/v1`'),
    BANK_KEY: setting(z._default(text, sandboxTestKey), 'Secret key at the bank'),
  },
  productionFaults: ({ BANK_URL, BANK_KEY }) => [
    !BANK_URL && 'BANK_URL must be set in production: the sandbox takes no real money',
    BANK_URL !== undefined && !isSafe(BANK_URL) && `BANK_URL ${mustBeSafe}`,
    isTestKey(BANK_KEY) && 'BANK_KEY must be set in production, and be no test key',
  ],
  create: ({ BANK_URL, BANK_KEY }, { sandboxUrl, paymentKey, onFailure }) =>
    createBankCode({
      url: (BANK_URL ?? `${sandboxUrl}/bank/v1`).replace(/\/$/, ''),
      secretKey: BANK_KEY,
      webhookSecret: paymentKey,
      onFailure,
    }),
})
