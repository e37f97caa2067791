import type { Operation } from '../check/facts.ts'

export const figuresOf = (
  calls: readonly Pick<Operation, 'began' | 'took' | 'repeats'>[],
  from: number,
  to: number,
) => {
  const own = calls.filter(({ began }) => began >= from && began < to)
  const times = own.flatMap(({ took }) => took ?? []).toSorted((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0
  return {
    seconds: Math.round((to - from) / 100) / 10,
    calls: own.length,
    median: at(0.5),
    p99: at(0.99),
    longest: at(1),
    /** Number of calls that needed a repeat. */
    repeated: own.filter(({ repeats }) => repeats > 0).length,
    failed: own.filter(({ took }) => took === undefined).length,
  }
}

export type PhaseFigures = ReturnType<typeof figuresOf>
