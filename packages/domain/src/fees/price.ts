import type { Etb, UrgentDays } from '../model.ts'
import type { FeeService } from './fee-item.ts'
import { type PrintedRow, regularFees, urgentFees } from './fee-tables.ts'

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
