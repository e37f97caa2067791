import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@invea/domain'
import type { PaymentOption, PaymentOrder } from '@invea/domain/application'
import type { Etb } from '@invea/domain/fees'
import { formatAmount } from '@invea/domain/fees'
import { translate } from '@invea/locales/catalogue'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { optionNameIn } from '../requests/last-payment.ts'
import type { PaymentProviders } from './providers/provider-registry.ts'

/** The general steps of a payment option, used if the operator has set none. */
const generalSteps = (language: Language, kind: PaymentOption['kind'], amount: string): readonly string[] =>
  kind === 'redirect'
    ? [
        translate(language, 'instruction', 'redirect.open'),
        translate(language, 'instruction', 'redirect.compare', { amount }),
        translate(language, 'instruction', 'redirect.pay'),
        translate(language, 'instruction', 'redirect.back'),
      ]
    : [
        translate(language, 'instruction', 'code.go'),
        translate(language, 'instruction', 'code.tell'),
        translate(language, 'instruction', 'code.pay', { amount }),
        translate(language, 'instruction', 'code.message'),
      ]

/**
 * How an order is paid, step by step (B §2), in the reader's language: the operator's steps for this option, or else the general ones. The
 * provider's own lines follow the general ones; they come in one language (D21).
 */
const instructionsOf = (
  language: Language,
  order: {
    readonly kind: PaymentOption['kind']
    readonly orderCode: string
    readonly amount: Etb
    readonly steps: Row<'payment_option'>['steps'] | undefined
    readonly fromProvider: readonly string[]
  },
): readonly string[] => {
  const amount = formatAmount(order.amount)
  const own = order.steps?.map((step) =>
    step[language].replaceAll('{{amount}}', amount).replaceAll('{{orderCode}}', order.orderCode),
  )
  const orderOnly = translate(language, 'instruction', 'orderOnly')
  return own ? [...own, orderOnly] : [...generalSteps(language, order.kind, amount), orderOnly, ...order.fromProvider]
}

export const optionPicturePath = (code: string): string => `/payment-options/${code}`

const hues = [205, 275, 140, 20, 330, 175] as const

/** A mobile wallet is a phone with a coin, a bank a building; both 48 wide and high. */
const drawings = {
  redirect:
    '<rect x="15" y="7" width="18" height="34" rx="3" fill="none" stroke="#fff" stroke-width="3"/><path d="M21 36.5h6" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><circle cx="24" cy="21" r="6" fill="#fff"/>',
  code: '<path d="M24 7 41 17v4H7v-4zM10 24h5v11h-5zM21.5 24h5v11h-5zM33 24h5v11h-5zM7 37h34v4H7z" fill="#fff"/>',
} as const

/** A drawing of the kind on a colour of the option, because the logos of the providers are trademarks (decision 0027). */
const pictureOf = ({ kind, position }: { readonly kind: keyof typeof drawings; readonly position: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="8" fill="hsl(${hues[position % hues.length]} 60% 32%)"/>${drawings[kind]}</svg>`

const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const

/** The operator's picture of an option, if there is one. Codes have only letters and hyphens, so no path leaves the folder. */
const ownPicture = async (folder: string | undefined, code: string) => {
  if (folder === undefined) return undefined
  for (const [ending, type] of Object.entries(pictureTypes)) {
    const bytes = await readFile(join(folder, `${code}.${ending}`)).catch(() => undefined)
    if (bytes) return { type, bytes }
  }
  return undefined
}

/** Serves the picture of each payment option (B §3 imageUrl): the operator's picture, or a drawing. */
export const optionPictures = (app: FastifyInstance, { master, env }: AppContext): void => {
  app.get<{ Params: { code: string } }>('/payment-options/:code', async ({ params }, reply) => {
    const { paymentOptions } = await master.snapshot()
    const option = paymentOptions.find(({ code }) => code === params.code)
    if (!option) return reply.callNotFound()
    const own = await ownPicture(env.paymentPictures, option.code)
    return reply
      .type(own?.type ?? pictureTypes.svg)
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(own?.bytes ?? pictureOf(option))
  })
}

export const paymentOptionsOf = (
  { paymentOptions }: MasterSnapshot,
  publicUrl: string,
  language: Language,
): readonly PaymentOption[] =>
  paymentOptions
    .filter(({ offered }) => offered)
    .map((option) => ({
      id: option.id,
      code: option.code,
      name: optionNameIn(option, language),
      kind: option.kind,
      imageUrl: `${publicUrl}${optionPicturePath(option.code)}`,
    }))

/** An order as the instruction page shows it: the steps in the reader's language. */
export const orderOf = (
  row: Row<'payment_order'>,
  { snapshot, payments }: { readonly snapshot: MasterSnapshot; readonly payments: PaymentProviders },
  language: Language,
): PaymentOrder => {
  const option = snapshot.paymentOptions.find(({ id }) => id === row.option_id)
  const instructions = instructionsOf(language, {
    kind: payments.find(row.provider)?.kind ?? option?.kind ?? 'redirect',
    orderCode: row.order_code,
    amount: row.amount,
    steps: option?.steps,
    fromProvider: row.instructions,
  })
  return {
    optionName: option ? optionNameIn(option, language) : row.provider,
    orderId: row.order_code,
    amount: row.amount,
    expiresAt: row.expires_at.toISOString(),
    instructions,
    redirectUrl: row.redirect_url ?? undefined,
  }
}
