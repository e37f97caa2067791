import type { Etb, IsoDate } from '../model/scalars.ts'
import type { FeeLine } from './fee-tables.ts'

import { type FeeCase, fee, feeCaseOf, type PricedApplicant, type PricedRequest, regularFee } from './price.ts'

/** What a request costs, applicant by applicant, in whole ETB. Every total is the sum of its lines. */
export interface Quote {
  readonly persons: readonly { readonly lines: readonly FeeLine[]; readonly total: Etb }[]
  /** The lines of all persons, equal items added up. */
  readonly lines: readonly FeeLine[]
  readonly total: Etb
}

const sum = (lines: readonly FeeLine[]): Etb => lines.reduce((total, { amount }) => total + amount, 0)

const addedUp = (lines: readonly FeeLine[]): readonly FeeLine[] => {
  const byItem = new Map<string, FeeLine>()
  for (const line of lines) {
    const key = Object.values(line.item).join(' ')
    byItem.set(key, { ...line, amount: line.amount + (byItem.get(key)?.amount ?? 0) })
  }
  return [...byItem.values()]
}

/** The quote that the lines of each applicant make. */
export const quoteOfLines = (byPerson: readonly (readonly FeeLine[])[]): Quote => {
  const lines = addedUp(byPerson.flat())
  return { persons: byPerson.map((own) => ({ lines: own, total: sum(own) })), lines, total: sum(lines) }
}

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
