import type { Applicant } from '../model/applicant.ts'
import type { RequestType } from '../model/choices.ts'
import type { NewRequest } from '../model/request.ts'
import type { Etb } from '../model/scalars.ts'
import type { FeeLine, OriginIdFeeService } from './fee-tables.ts'

import { type Quote, quoteOfLines } from './quote.ts'

/** R4: percent on top of the base fee. `lost` is by how often the card was lost: once, twice, three times or more. */
export const originIdAddOns = { damaged: 10, lost: [20, 50, 100] } as const

/** What decides the price of an Origin ID. */
export interface OriginIdFeeCase {
  readonly service: OriginIdFeeService
  /** How often the card was lost, this time included. */
  readonly timesLost?: number | undefined
}

const percentOnTop = ({ service, timesLost = 1 }: OriginIdFeeCase): number => {
  if (service === 'damaged') return originIdAddOns.damaged
  if (service !== 'lost') return 0
  const [, , most] = originIdAddOns.lost
  return originIdAddOns.lost[Math.max(timesLost, 1) - 1] ?? most
}

/**
 * R4: the base fee, a setting of the operator in whole ETB, and what damage or loss adds, rounded up to whole ETB, as lines. They add up to
 * `originIdFee`.
 */
export const originIdFeeLines = (feeCase: OriginIdFeeCase, baseFee: Etb): readonly FeeLine[] => {
  const percent = percentOnTop(feeCase)
  const base: FeeLine = { item: { kind: 'originId', service: feeCase.service }, amount: baseFee }
  if (percent === 0) return [base]
  return [base, { item: { kind: 'originIdAddOn', percent }, amount: Math.ceil((baseFee * percent) / 100) }]
}

/** R4: what an Origin ID costs, in whole ETB. */
export const originIdFee = (feeCase: OriginIdFeeCase, baseFee: Etb): Etb =>
  originIdFeeLines(feeCase, baseFee).reduce((sum, { amount }) => sum + amount, 0)

const byType: Record<RequestType, OriginIdFeeService> = {
  new: 'new',
  renewal: 'renewal',
  lost: 'lost',
  correction: 'correction',
  unknown: 'new',
}

/** The quote of an Origin ID request for its applicants (R4): `baseFee` is the operator's setting in whole ETB. */
export const originIdQuote = (
  { requestType, replacementReason }: Pick<NewRequest, 'requestType' | 'replacementReason'>,
  applicants: readonly Pick<Applicant, 'originId'>[],
  baseFee: Etb,
): Quote => {
  const isDamaged = requestType === 'renewal' && replacementReason === 'damaged'
  const service = isDamaged ? 'damaged' : byType[requestType]
  return quoteOfLines(
    applicants.map(({ originId }) => originIdFeeLines({ service, timesLost: originId?.timesLost }, baseFee)),
  )
}
