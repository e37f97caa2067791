import type { Language } from '@invea/domain'
import type { PaymentOption } from '@invea/domain/application'
import type { Etb } from '@invea/domain/fees'
import * as z from 'zod/mini'
import { isSignedBody, readJson } from '../../platform/client.ts'
import { reasonOf } from '../../platform/log.ts'

export interface ProviderOrder {
  /** Our code, unique for each order. The payer sees or shows it. */
  readonly orderCode: string
  readonly amount: Etb
  readonly expiresAt: Date
  readonly language: Language
  readonly payer: {
    readonly firstName: string
    readonly lastName: string
    readonly phone: string
    readonly email?: string | undefined
  }
  readonly applicationNumber: string
  /** The address to which the payer's browser returns. */
  readonly returnUrl: string
}

export interface RegisteredOrder {
  /** The provider's payment page, if it has one. */
  readonly redirectUrl?: string | undefined
  /** The provider's payment instructions, as plain text. */
  readonly instructions: readonly string[]
}

/** A payment as a provider reports it. Amounts are decimal strings that are only compared. */
export interface ProviderPayment {
  /** The provider's own number of this payment. It never changes. */
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** The id under which a payment is stored, and the reference in it. */
export const eventIdOf = ({ reference }: Pick<ProviderPayment, 'reference'>) => `payment:${reference}`
/** The id of a payment that an operator types: people write the number of a bank statement with other letters, spaces and hyphens. */
export const typedEventIdOf = ({ reference }: Pick<ProviderPayment, 'reference'>) =>
  eventIdOf({ reference: reference.toUpperCase().replaceAll(/[\s-]/g, '') })
/** The ids that a payment with this reference can have: a provider's reference is stored as it is, because its letters can count. */
export const eventIdsOf = (payment: Pick<ProviderPayment, 'reference'>) =>
  [eventIdOf(payment), typedEventIdOf(payment)] as const
export const referenceOf = (eventId: string) => eventId.replace(/^payment:/, '')

/**
 * `takenBack`: the payment was paid and has gone back to the payer. `failed`: refused; `cancelled`: by the payer; neither took money.
 * `unknown`: the provider has no such order. `unavailable`: it did not respond, or refused the call, so the state of the order is not
 * known.
 */
export type Verification =
  | { readonly state: 'paid' | 'takenBack'; readonly payment: ProviderPayment }
  | { readonly state: 'pending' | 'failed' | 'cancelled' | 'unknown' | 'unavailable' }

/** A message with a valid signature. It is only a notification: the payment state comes from `verify`. */
interface ProviderEvent {
  readonly orderCode: string
  readonly kind: string
  /** Present when the message is about a payment. */
  readonly payment?: ProviderPayment | undefined
  /** The message reports that the provider took the payment back, or returned it to the payer on its own page. */
  readonly isTakenBack?: boolean
}

/** A payment provider. Returns expected failures as values. Do not call it inside a transaction. */
export interface PaymentProvider {
  /** Returns undefined if the provider refused the order. */
  createOrder(order: ProviderOrder): Promise<RegisteredOrder | undefined>
  verify(orderCode: string): Promise<Verification>
  /** Returns undefined if the message is not signed by the provider or cannot be parsed. `body` is the unparsed message. */
  parseWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderEvent | undefined
}

/** Values that every provider gets in addition to its own settings. */
interface ProviderContext {
  readonly sandboxUrl: string
  /** Signs webhooks if the provider has no own secret. */
  readonly paymentKey: Buffer
  readonly callbackUrl: string
  /** Called with the kind of failure if the provider could not be reached or refused a call. */
  readonly onFailure: (why: string) => void
}

interface Definition {
  /** Part of the callback's address; stored with each order. */
  readonly name: string
  /** Whether payers are sent to its page, or get a code. */
  readonly kind: PaymentOption['kind']
  /** Codes of the payment options that it serves. Absent: all options of its kind that no other provider lists. */
  readonly optionCodes?: readonly string[]
}

/** A payment provider of `provider-registry.ts`: its settings, the faults that production refuses, and how to create it. */
export interface ProviderDefinition extends Definition {
  readonly settings: Readonly<Record<string, z.ZodMiniType>>
  readonly productionFaults: (settings: unknown) => readonly string[]
  readonly create: (settings: unknown, context: ProviderContext) => PaymentProvider
}

/** Defines a provider; its functions get its own settings, typed. */
export const defineProvider = <const Shape extends Readonly<Record<string, z.ZodMiniType>>>({
  settings,
  productionFaults,
  create,
  ...definition
}: Definition & {
  readonly settings: Shape
  readonly productionFaults: (settings: z.infer<z.ZodMiniObject<Shape>>) => readonly (string | false | undefined)[]
  readonly create: (settings: z.infer<z.ZodMiniObject<Shape>>, context: ProviderContext) => PaymentProvider
}): ProviderDefinition => {
  const schema = z.object(settings)
  return {
    ...definition,
    settings,
    productionFaults: (input) => productionFaults(schema.parse(input)).filter((line) => typeof line === 'string'),
    create: (input, context) => create(schema.parse(input), context),
  }
}

export const isReadableAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text)

/** `5000`, `5000.0` and `5000.00` are the same amount. */
export const isAmount = (text: string, amount: Etb): boolean =>
  isReadableAmount(text) && Math.round(Number(text) * 100) === amount * 100

/** The provider sends amounts as numbers or as strings. */
const Amount = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** The fields that we use of a charge, in verify responses and webhooks. */
const Charge = z.object({
  tx_ref: z.string(),
  status: z.string(),
  reference: z.nullish(z.string()),
  amount: Amount,
  currency: z.string(),
})

/** Without data while the payer has not tried to pay. */
const VerifyResponse = z.object({ data: z.nullable(Charge) })

/** Whether money of a charge has gone back to its payer. */
const isReturned = (status: string): boolean => /^(reversed|refunded|charge_?back)/.test(status)

/** The state of our order in a verify response, or `unknown` if the response is about another order. */
export const chargeOf = (response: ProviderResponse | undefined, orderCode: string): Verification => {
  // Any other refusal is about our key, our address or the load, and says nothing about the order.
  if (response?.status === 404) return { state: 'unknown' }
  if (!response?.ok) return { state: 'unavailable' }
  const read = readJson(VerifyResponse, response.text)
  if (!read) return { state: 'unavailable' }
  if (!read.data) return { state: 'pending' }
  const { tx_ref, status, reference, amount, currency } = read.data
  if (tx_ref !== orderCode) return { state: 'unknown' }
  if (status === 'success') {
    return reference ? { state: 'paid', payment: { reference, amount, currency } } : { state: 'unavailable' }
  }
  if (isReturned(status)) return { state: 'takenBack', payment: { reference: reference ?? '', amount, currency } }
  // The provider has one status for a cancelled and a stopped payment: neither was charged.
  if (status.includes('cancelled')) return { state: 'cancelled' }
  return { state: status.startsWith('failed') ? 'failed' : 'pending' }
}

export const sandboxTestKey = 'CHASECK_TEST-sandbox'

/** Test keys of a provider, including the sandbox's, take no real money. */
export const isTestKey = (key: string): boolean => key.startsWith('CHASECK_TEST')

/** Limit of a call in milliseconds, because a payer waits for the page. */
export const providerTimeout = 10_000

interface ProviderResponse {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** Called with the kind of failure if a provider could not be reached or refused a call. */
export type ReportFailure = (why: string) => void

/** Calls a provider: GET, or POST with a body. Returns undefined without a complete response in time. */
export const requestProvider = async ({
  url,
  key,
  body,
  onFailure,
}: {
  readonly url: string
  readonly key: string
  readonly body?: object | undefined
  readonly onFailure?: ReportFailure | undefined
}): Promise<ProviderResponse | undefined> => {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(providerTimeout),
    })
    const { ok, status } = response
    if (!ok && status !== 404) onFailure?.(`HTTP_${status}`)
    return { ok, status, text: await response.text() }
  } catch (error) {
    onFailure?.(reasonOf(error))
    return undefined
  }
}

const ChargeEvent = z.extend(Charge, { event: z.string().check(z.maxLength(60)) })

/** Reads the signed message of a charge. Returns undefined if the signature or the shape is wrong. */
export const readChargeEvent = (
  body: Buffer,
  signature: string | string[] | undefined,
  secret: Buffer,
): ProviderEvent | undefined => {
  if (!isSignedBody(body, signature, secret)) return undefined
  const read = readJson(ChargeEvent, body.toString('utf8'))
  if (!read) return undefined
  const { event, tx_ref: orderCode, status, reference, amount, currency } = read
  const isTakenBack = isReturned(status)
  const isPayment = isTakenBack || (status === 'success' && reference)
  const payment = isPayment ? { reference: reference ?? '', amount, currency } : undefined
  return { orderCode, kind: event, payment, isTakenBack }
}
