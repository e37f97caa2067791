import type { Default, Json } from './columns.ts'

export type OrderState = 'open' | 'paid' | 'expired' | 'failed' | 'refundDue' | 'refunded'

/** Why an order ended without paying its request. */
export type EndedAs =
  | 'cancelled' // by the payer, on the provider's page
  | 'failed'
  | 'refused' // the provider did not take the order
  | 'amount'
  | 'currency'
  | 'paidBefore'
  | 'placeGone'
  | 'closed'
  | 'unverified'

export interface PaymentOrderTable {
  readonly office_id: number
  readonly id: number
  readonly request_id: number
  readonly option_id: number
  readonly provider: string
  /** What the payer types at a bank, or sees on the receipt. */
  readonly order_code: string
  readonly provider_reference: Default<string | null>
  readonly amount: number
  readonly state: OrderState
  /** The provider's own; ours are said in the language of who reads. */
  readonly instructions: Json<readonly string[]>
  readonly redirect_url: Default<string | null>
  readonly expires_at: Date
  readonly paid_at: Default<Date | null>
  readonly announced_at: Default<Date | null>
  readonly asked_at: Default<Date | null>
  readonly created_at: Date
  readonly changed_at: Date
  readonly ended_as: Default<EndedAs | null>
}
export interface PaymentEventTable {
  readonly provider: string
  readonly event_id: string
  readonly office_id: number
  readonly order_id: number
  readonly kind: string
  readonly amount: number
  readonly outcome: string
  readonly body: Buffer
  readonly received_at: Date
}
