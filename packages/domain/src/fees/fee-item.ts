import type { UrgentDays } from '../model.ts'

/** The rows of the fee tables (B §9). Correction rows are a service and its correction add-on. */
export type FeeService = 'new' | 'expired' | 'pageRunOut' | 'damaged' | 'lost' | 'valid'

/** The rows of the Origin ID's fee rule (R4). */
export type OriginIdFeeService = 'new' | 'renewal' | 'damaged' | 'lost' | 'correction'

/** What a line of the quote is for; the words stand in the locales. */
export type FeeItem =
  | { readonly kind: 'service'; readonly service: FeeService }
  | { readonly kind: 'correction' }
  | { readonly kind: 'urgent'; readonly days: UrgentDays }
  | { readonly kind: 'originId'; readonly service: OriginIdFeeService }
  /** What damage or loss adds to an Origin ID, in percent of the base fee. */
  | { readonly kind: 'originIdAddOn'; readonly percent: number }

/** One line of a quote, in whole ETB. */
export interface FeeLine {
  readonly item: FeeItem
  readonly amount: number
}
