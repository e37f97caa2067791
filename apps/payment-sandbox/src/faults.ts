/** Faults of a provider, which can be set for each order. */
export const faultNames = [
  'webhook-never',
  'webhook-twice',
  'webhook-early', // paid and reported before the initialize call returns
  'webhook-bad-signature',
  'wrong-amount',
  'other-currency',
  'unreadable-amount',
  'pay-twice', // two tabs, two charges, one order
  'verify-pending',
  'verify-reversed', // the payment went back to its payer
  'no-return', // the browser is never sent back
  'initialize-500',
  'initialize-401', // the key was replaced
  'initialize-429',
  'initialize-timeout',
  'verify-500',
  'verify-401',
  'verify-429',
  'verify-timeout',
] as const
export type FaultName = (typeof faultNames)[number]

export interface Fault {
  readonly name: FaultName
  /** Number of times the fault occurs; always when absent. */
  readonly times?: number | undefined
}

/** Stores the faults that are set for orders, or for the next order. */
export const createFaults = () => {
  const next: Map<FaultName, number> = new Map()
  const byReference = new Map<string, Map<FaultName, number>>()

  const put = (into: Map<FaultName, number>, faults: readonly Fault[]) => {
    for (const { name, times } of faults) into.set(name, times ?? Number.POSITIVE_INFINITY)
  }
  const faultsOf = (reference: string) => {
    const found = byReference.get(reference) ?? new Map<FaultName, number>()
    byReference.set(reference, found)
    return found
  }

  return {
    /** Sets faults for one order, or for the next order when no reference is given. */
    set: (faults: readonly Fault[], reference?: string) =>
      put(reference === undefined ? next : faultsOf(reference), faults),
    /** Moves the faults of the next order to this one. */
    adopt: (reference: string) => {
      put(
        faultsOf(reference),
        [...next].map(([name, times]) => ({ name, times })),
      )
      next.clear()
    },
    /** Returns whether the fault occurs now, and counts the occurrence. */
    occurs: (name: FaultName, reference: string): boolean => {
      const remaining = faultsOf(reference).get(name) ?? 0
      if (remaining <= 0) return false
      faultsOf(reference).set(name, remaining - 1)
      return true
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
