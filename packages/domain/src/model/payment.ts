import type { PaymentOutcome } from './choices.ts'
import type { Etb, Instant } from './scalars.ts'

/** One line of a price, in whole ETB. */
export interface PriceLine {
  readonly label: string
  readonly amount: Etb
}

/** B §3 Price info. */
export interface PriceInfo {
  readonly lines: readonly PriceLine[]
  readonly total: Etb
  readonly persons: readonly { readonly fullName: string; readonly lines: readonly PriceLine[] }[]
  /** True while the amount is invented sample data: no operator has set the agency's own. */
  readonly isSample?: boolean | undefined
}

/** A way to pay (B §3). */
export interface PaymentOption {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly imageUrl: string
  /** 'redirect': the provider's own page; 'code': a code to pay at a bank. */
  readonly kind: 'redirect' | 'code'
}

/** B §9: PSS when the payer continues on the provider's page, otherwise Mobile. */
export type PaymentChannel = 'Mobile' | 'PSS'

/** Input of OrderRequest (B §3). The service ignores the sent amount and charges that of the fee table. */
export interface NewOrder {
  readonly requestId: number
  readonly optionId: number
  /** The payer: the first applicant. */
  readonly payer?:
    | {
        readonly firstName?: string | undefined
        readonly grandfatherName?: string | undefined
        readonly email?: string | undefined
        readonly phoneNumber?: string | undefined
      }
    | undefined
  /** The price shown to the payer. */
  readonly amount?: Etb | undefined
  readonly channel?: PaymentChannel | undefined
}

/** An open order with its instructions (B §3). */
export interface PaymentOrder {
  readonly optionName: string
  readonly orderId: string
  readonly amount: Etb
  readonly expiresAt: Instant
  /** Sanitised at the service: text-level markup only (D21). */
  readonly instructions: readonly string[]
  /** The provider's page, when the option is a redirect. */
  readonly redirectUrl?: string | undefined
}

/** The newest payment order of an application with its result. */
export interface LastPayment {
  readonly outcome: PaymentOutcome
  readonly orderCode: string
  readonly optionName: string
  /** What was ordered. */
  readonly amount: Etb
}

/** Current fee of an Origin ID service (R4). */
export interface OriginIdPrice {
  /** One of the seven services (A §1). */
  readonly service: string
  /** Only for Lost: number of losses, this one included. The last value covers all higher numbers. */
  readonly timesLost?: number | undefined
  readonly amount: Etb
  /** True while the amount is invented sample data: no operator has set the agency's own. */
  readonly isSample?: boolean | undefined
}
