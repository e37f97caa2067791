import type { Etb } from '../model.ts'
import type { FeeLine } from './fee-item.ts'

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
