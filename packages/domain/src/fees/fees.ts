import type { Issue } from '../issues/issue.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import type { ReplacementReason, RequestStatus, UrgentDays } from '../model/choices.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'

/** The rows of the fee tables as B §9 prints them. */
export type PrintedRow =
  | 'new'
  | 'expired'
  | 'pageRunOut'
  | 'damaged'
  | 'lost'
  | 'lostWithCorrection'
  | 'expiredWithCorrection'
  | 'valid'
  | 'validWithCorrection'

/** B §9, Requirement page prices. 'Correction' without more is the expired passport: the urgent rows fit no other. */
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
} as const satisfies Record<PrintedRow, Etb>

/** B §9, Urgent fees, by working days. The replacement of a valid passport without correction has no row there (R2). */
export const urgentFees = {
  new: { 2: 25_000, 5: 20_000 },
  expired: { 2: 25_000, 5: 20_000 },
  pageRunOut: { 2: 25_000, 5: 20_000 },
  damaged: { 2: 33_000, 5: 28_000 },
  lost: { 2: 33_000, 5: 28_000 },
  lostWithCorrection: { 2: 40_500, 5: 35_500 },
  // The one cell that leaves the pattern, charged as printed (R3).
  expiredWithCorrection: { 2: 32_500, 5: 25_500 },
  validWithCorrection: { 2: 40_500, 5: 35_500 },
} as const satisfies Record<Exclude<PrintedRow, 'valid'>, Record<UrgentDays, Etb>>

/** B §9, FAQ: the earlier prices, in whole ETB. Texts mention them; nothing is charged by them (D6). */
export const earlierTariff = { regular: 600, expedite: 1200 } as const satisfies Record<string, Etb>

/** D7: ISO 4217. Every amount is in this currency. */
export const currency = 'ETB'

/** The rows of the fee tables (B §9). Correction rows are a service and its correction add-on. */
export type FeeService = 'new' | 'expired' | 'pageRunOut' | 'damaged' | 'lost' | 'valid'

/** The rows of the Origin ID's fee rule (R4). */
export type OriginIdFeeService = 'new' | 'renewal' | 'damaged' | 'lost' | 'correction'

/** What a line of the quote is for; the words are in the locales. */
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

/** R1: what a correction adds where no row is printed: the difference of every printed pair, in whole ETB. */
const correctionAddOn = 7_500

/** D3: whole ETB on top of the regular price, by working days, where the urgent table prints no row. */
export const urgentSurcharges = { 2: 20_000, 5: 15_000 } as const satisfies Record<UrgentDays, Etb>

/** What decides the price of one applicant. */
export interface FeeCase {
  readonly service: FeeService
  readonly correction: boolean
  readonly urgentDays?: UrgentDays | undefined
}

/** The printed row of a service with a correction, where there is one. */
const correctionRows: Partial<Record<FeeService, PrintedRow>> = {
  expired: 'expiredWithCorrection',
  lost: 'lostWithCorrection',
  valid: 'validWithCorrection',
}

/** Regular price in whole ETB: as printed, else the printed price and the correction add-on (R1). */
export const regularFee = ({ service, correction }: Pick<FeeCase, 'service' | 'correction'>): Etb => {
  const row = correction ? correctionRows[service] : service
  return row ? regularFees[row] : regularFees[service] + correctionAddOn
}

/** Price in whole ETB: the regular one, or the urgent one as printed, else by the pattern of the printed rows (D3, R2). */
export const fee = ({ service, correction, urgentDays }: FeeCase): Etb => {
  const regular = regularFee({ service, correction })
  if (urgentDays === undefined) return regular
  const row = correction ? correctionRows[service] : service
  return row && row !== 'valid' ? urgentFees[row][urgentDays] : regular + urgentSurcharges[urgentDays]
}

/** What of a request decides the price of its applicants. */
export type PricedRequest = Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode' | 'urgentDays'>
/** What of an applicant decides the price. */
export type PricedApplicant = Pick<Applicant, 'passport'>

/** The row of the fee tables that a replacement for a reason is charged by. */
export const feeServiceOfReason: Record<ReplacementReason, FeeService> = {
  expired: 'expired',
  pageRunOut: 'pageRunOut',
  damaged: 'damaged',
  validReplacement: 'valid',
}

/** A corrected passport counts as valid while its expiration date lies ahead, else as expired (B §9: two rows). */
const correctedService = (expirationDate: IsoDate | undefined, today: IsoDate): FeeService =>
  expirationDate !== undefined && expirationDate > today ? 'valid' : 'expired'

/** The fee case of one applicant of a request, on the day the request is made. */
export const feeCaseOf = (request: PricedRequest, { passport }: PricedApplicant, today: IsoDate): FeeCase => {
  const urgentDays = request.mode === 'urgent' ? request.urgentDays : undefined
  const { dataCorrected } = passport
  switch (request.requestType) {
    case 'renewal':
      return {
        service: feeServiceOfReason[request.replacementReason ?? 'expired'],
        correction: dataCorrected,
        urgentDays,
      }
    case 'lost':
      return { service: 'lost', correction: dataCorrected, urgentDays }
    case 'correction':
      return { service: correctedService(passport.expirationDate, today), correction: true, urgentDays }
    default:
      return { service: 'new', correction: false, urgentDays }
  }
}

/** What a change is judged by: the status of the request, which portal it is of, and what the person costs before and after. */
export interface PaidFeeCase {
  readonly status: RequestStatus
  readonly isOriginId: boolean
  /** Whole ETB. */
  readonly was: Etb | undefined
  /** Whole ETB. */
  readonly is: Etb | undefined
}

/**
 * A §9: fees are paid once and not given back, so a change after payment may not alter the fee (`feePaid`). The message is at the
 * field that makes it another: the data that is corrected, or how often an Origin ID was lost.
 */
export const paidFeeIssues = ({ status, isOriginId, was, is }: PaidFeeCase): readonly Issue[] => {
  if (status !== 'paymentCompleted' || was === is) return []
  return [{ field: isOriginId ? 'originId.timesLost' : 'passport.dataCorrected', code: 'feePaid' }]
}
