import type { IsoDate } from '../model.ts'
import { feeCaseOf, type PricedApplicant, type PricedRequest } from './fee-case.ts'
import type { FeeLine } from './fee-item.ts'
import { type FeeCase, fee, regularFee } from './price.ts'
import { type Quote, quoteOfLines } from './quote-of-lines.ts'

/**
 * The price of one applicant as lines: the service, the correction, the urgency. The lines add up to the printed price,
 * so the one printed exception shows as a smaller urgency line (R3).
 */
export const feeLines = (feeCase: FeeCase): readonly FeeLine[] => {
  const { service, correction, urgentDays } = feeCase
  const plain = regularFee({ service, correction: false })
  const regular = regularFee(feeCase)
  return [
    { item: { kind: 'service', service }, amount: plain },
    ...(correction ? [{ item: { kind: 'correction' }, amount: regular - plain } as const] : []),
    ...(urgentDays ? [{ item: { kind: 'urgent', days: urgentDays }, amount: fee(feeCase) - regular } as const] : []),
  ]
}

/** The quote of a passport request for its applicants, on the day it is made. */
export const quote = (request: PricedRequest, applicants: readonly PricedApplicant[], today: IsoDate): Quote =>
  quoteOfLines(applicants.map((applicant) => feeLines(feeCaseOf(request, applicant, today))))
