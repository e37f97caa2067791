import type { Etb, Language } from '@invea/domain'

/** An order as a provider is told of it. */
export interface ProviderOrder {
  /** Ours, unique for each order; the payer shows or sees it. */
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
  /** Where the payer's browser comes back to. */
  readonly returnUrl: string
}

/** What a provider made of an order. */
export interface MadeOrder {
  /** The provider's own page, where it has one. */
  readonly redirectUrl?: string | undefined
  /** How to pay, in the provider's words, made plain text. */
  readonly instructions: readonly string[]
}

/** Money, as a provider tells of it. Amounts are decimal texts: they are compared, never calculated with. */
export interface ProviderPayment {
  /** The provider's own number of this payment: the same payment always has the same one. */
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** `failed`: refused; `cancelled`: the payer gave up; neither took money. `unavailable`: the provider could not be asked now; it says nothing about the order. */
export type Verified =
  | { readonly state: 'paid'; readonly payment: ProviderPayment }
  | { readonly state: 'pending' | 'failed' | 'cancelled' | 'unknown' | 'unavailable' }

/** A message whose signature is right. It is a hint with a name on it: what happened is asked by `verify`. */
export interface ProviderEvent {
  readonly orderCode: string
  readonly kind: string
  /** Present when the message speaks of money. */
  readonly payment?: ProviderPayment | undefined
}

/** A way to be paid. Expected failures are values; the callers are never inside a transaction. */
export interface PaymentProvider {
  /** Part of the callback's address. */
  readonly name: string
  /** Undefined: the provider did not take the order. */
  createOrder(order: ProviderOrder): Promise<MadeOrder | undefined>
  verify(orderCode: string): Promise<Verified>
  /** Undefined: not signed by the provider, or not readable. `body` is the message as it came. */
  parseWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderEvent | undefined
}

/** `5000`, `5000.0` and `5000.00` are the same amount. */
export const isAmount = (text: string, amount: Etb): boolean =>
  /^\d{1,12}(\.\d{1,2})?$/.test(text) && Math.round(Number(text) * 100) === amount * 100
