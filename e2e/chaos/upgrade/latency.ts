import type { Entry } from '../history/history.ts'

/** One call of one visitor with its repeats. */
export interface TimedCall {
  readonly began: number
  /** Milliseconds until the first acknowledgement or refusal; undefined when there was none. */
  readonly took: number | undefined
  /** Number of attempts without a usable response. */
  readonly repeats: number
}

interface Open {
  readonly began: number
  took?: number
  repeats: number
}

/** Groups the attempts by key, up to the first acknowledged or refused one. */
export const timeCalls = (entries: Iterable<Entry>): readonly TimedCall[] => {
  const byKey = new Map<string, Open>()
  const byAttempt = new Map<number, Open>()
  for (const entry of entries) {
    if (entry.e === 'invoke') {
      const call = byKey.get(entry.key) ?? { began: entry.at, repeats: 0 }
      byKey.set(entry.key, call)
      byAttempt.set(entry.n, call)
      continue
    }
    const call = byAttempt.get(entry.n)
    if (!call || call.took !== undefined) continue
    const isDecided = entry.e === 'ok' || (entry.e === 'fail' && entry.code !== 'unsent')
    if (isDecided) call.took = entry.at - call.began
    else call.repeats += 1
  }
  return [...byKey.values()].map(({ began, took, repeats }) => ({ began, took, repeats }))
}

export const figuresOf = (calls: readonly TimedCall[], from: number, to: number) => {
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
