import type { UrgentDays } from '../model/choices.ts'
import type { Etb } from '../model/scalars.ts'

// Separate from `fee.ts`, because Home shows these figures and must not load the rules.

/** B §9, Requirement page prices. 'Correction' alone means the expired passport, because the urgent rows fit no other. */
export const regularFees = {
  new: 5_000,
  expired: 5_000,
  pageRunOut: 5_000,
  damaged: 13_000,
  lost: 13_000,
  lostWithCorrection: 20_500,
  expiredWithCorrection: 12_500,
  valid: 13_000,
  validWithCorrection: 20_500,
} as const satisfies Readonly<Record<string, Etb>>

/** The rows of the fee tables as B §9 prints them. */
export type PrintedRow = keyof typeof regularFees

/** B §9, Urgent fees, by working days. The replacement of a valid passport without correction has no row there (R2). */
export const urgentFees = {
  new: { 2: 25_000, 5: 20_000 },
  expired: { 2: 25_000, 5: 20_000 },
  pageRunOut: { 2: 25_000, 5: 20_000 },
  damaged: { 2: 33_000, 5: 28_000 },
  lost: { 2: 33_000, 5: 28_000 },
  lostWithCorrection: { 2: 40_500, 5: 35_500 },
  // The only cell that does not follow the pattern. Charged as printed (R3).
  expiredWithCorrection: { 2: 32_500, 5: 25_500 },
  validWithCorrection: { 2: 40_500, 5: 35_500 },
} as const satisfies Record<Exclude<PrintedRow, 'valid'>, Record<UrgentDays, Etb>>

/** The lowest fee of the urgent service, in whole ETB. */
export const lowestUrgentFee: Etb = /* @__PURE__ */ (() =>
  Math.min(...Object.values(urgentFees).flatMap((byDays) => Object.values(byDays))))()

/** B §9, FAQ: the earlier fees, in whole ETB. Only texts use them (D6). */
export const earlierTariff = { regular: 600, expedite: 1200 } as const satisfies Record<string, Etb>

/** D7: ISO 4217. Every amount is in this currency. */
export const currency = 'ETB'

/** 25500 -> "25,500", in every language. Does not use Intl, whose results for Afan Oromo and Tigrigna differ by browser (D33). */
export const formatAmount = (amount: Etb): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** The rows of the fee tables (B §9). Correction rows are a service and its correction add-on. */
export type FeeService = 'new' | 'expired' | 'pageRunOut' | 'damaged' | 'lost' | 'valid'

/** The rows of the Origin ID's fee rule (R4). */
export type OriginIdFeeService = 'new' | 'renewal' | 'damaged' | 'lost' | 'correction'

/** The item of a line of the quote. The texts are in the locales. */
export type FeeItem =
  | { readonly kind: 'service'; readonly service: FeeService }
  | { readonly kind: 'correction' }
  | { readonly kind: 'urgent'; readonly days: UrgentDays }
  | { readonly kind: 'originId'; readonly service: OriginIdFeeService }
  /** Surcharge for damage or loss of an Origin ID, in percent of the base fee. */
  | { readonly kind: 'originIdAddOn'; readonly percent: number }

/** One line of a quote, in whole ETB. */
export interface FeeLine {
  readonly item: FeeItem
  readonly amount: number
}
