import { currency } from '@invea/domain/fees'
import * as z from 'zod/mini'
import { readJson } from '../../platform/http/client.ts'
import { address, isSafe, safely, setting, text } from '../../platform/settings/define-setting.ts'
import {
  chargeOf,
  defineProvider,
  isTestKey,
  type MadeOrder,
  type PaymentProvider,
  type ReportFailure,
  readChargeEvent,
  requestProvider,
  sandboxTestKey,
  type Verified,
  VerifyResponse,
} from './payment-provider.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hexadecimal, name: string) => {
    if (name) return named[name.toLowerCase()] ?? ' '
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
      ? String.fromCodePoint(code)
      : whole === ''
        ? ''
        : ' '
  })

/** Tags that run or style are removed with their content; other tags leave their text. */
const strip = (text: string): string =>
  text
    .replaceAll(/<!--.*?(-->|$)/gs, ' ')
    .replaceAll(/<(script|style|template|iframe|object|svg|math|noscript)\b.*?(<\/\1\s*>|$)/gis, ' ')
    .replaceAll(/<\/?[a-z][^>]*(>|$)/gi, ' ')

const longest = 300

/**
 * D21: a provider's HTML as plain text of one line. No angle bracket survives, so that even a client which puts it into a
 * page as HTML shows nothing but these words.
 */
export const plainText = (html: string): string => {
  const shown = decode(strip(html.slice(0, 10_000)))
  return (
    strip(shown)
      .replaceAll(/[<>]/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      // Where a tag stood before a stop there is no gap.
      .replaceAll(/ (?=[.,;:!?።፣፤])/g, '')
      .trim()
      .slice(0, longest)
  )
}

interface BankSettings {
  readonly onFailure?: ReportFailure | undefined
  /** The bank's bill interface, without a closing slash. */
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: Buffer
}

const CreatedResponse = z.object({
  status: z.literal('success'),
  data: z.object({ instructions: z.optional(z.array(z.string()).check(z.maxLength(20))) }),
})

/** Payment at a bank: the bill is announced under our order code, the payer shows the code, a teller posts it (B §1). */
const createBankCode = ({ url, secretKey, webhookSecret, onFailure }: BankSettings): PaymentProvider => {
  const send = (path: string, body?: object) =>
    requestProvider({ url: `${url}${path}`, key: secretKey, body, onFailure })
  return {
    createOrder: async (order): Promise<MadeOrder | undefined> => {
      const response = await send('/bills', {
        order_code: order.orderCode,
        amount: String(order.amount),
        currency,
        payer_name: `${order.payer.firstName} ${order.payer.lastName}`,
        expires_at: order.expiresAt.toISOString(),
      })
      const made = response?.ok ? readJson(CreatedResponse, response.text) : undefined
      return made && { instructions: (made.data.instructions ?? []).map(plainText).filter((line) => line !== '') }
    },
    verify: async (orderCode): Promise<Verified> => {
      const response = await send(`/bills/${encodeURIComponent(orderCode)}`)
      if (!response || response.status === 429 || response.status >= 500) return { state: 'unavailable' }
      if (!response.ok) return { state: 'unknown' }
      return chargeOf(readJson(VerifyResponse, response.text), orderCode)
    },
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
    BANK_URL !== undefined && !isSafe(BANK_URL) && `BANK_URL ${safely}`,
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
