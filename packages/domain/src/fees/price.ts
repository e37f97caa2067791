import type { Etb, UrgentDays } from '../model.ts'
import { correctionAddOn } from '../readings/correction-add-on.ts'
import { urgentSurcharges } from '../readings/urgent-surcharge.ts'
import type { FeeService } from './fee-item.ts'
import { type PrintedRow, regularFees, urgentFees } from './fee-tables.ts'

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
