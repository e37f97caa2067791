import type { Etb } from '../model.ts'
import { originIdAddOns } from '../readings/origin-id-fees.ts'

/** What decides the price of an Origin ID. */
export interface OriginIdFeeCase {
  readonly service: 'new' | 'renewal' | 'damaged' | 'lost' | 'correction'
  /** How often the card was lost, this time included. */
  readonly timesLost?: number | undefined
}

const percentOnTop = ({ service, timesLost = 1 }: OriginIdFeeCase): number => {
  if (service === 'damaged') return originIdAddOns.damaged
  if (service !== 'lost') return 0
  const [, , most] = originIdAddOns.lost
  return originIdAddOns.lost[Math.max(timesLost, 1) - 1] ?? most
}

/** R4: the base fee, a setting of the operator in whole ETB, and what damage or loss adds, rounded up to whole ETB. */
export const originIdFee = (feeCase: OriginIdFeeCase, baseFee: Etb): Etb =>
  baseFee + Math.ceil((baseFee * percentOnTop(feeCase)) / 100)
