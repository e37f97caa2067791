import type { Ask, Entry, Got } from '../history/history.ts'
import type { Operation, Outcome } from './facts.ts'

interface Folding {
  readonly session: number
  readonly key: string
  readonly ask: Ask
  open: number
  refused: number
  readonly got: Got[]
  readonly unknown: string[]
}

const outcomeOf = ({ got, unknown, open }: Folding): Outcome => {
  if (got.length > 0) return 'ok'
  // A refusal after an attempt with an unknown outcome does not decide it: the first may have arrived later.
  return unknown.length + open > 0 ? 'maybe' : 'refused'
}

/** Puts the attempts of each key together. An attempt that never ended has an unknown outcome. */
export const foldHistory = async (entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<readonly Operation[]> => {
  const byKey = new Map<string, Folding>()
  const byAttempt = new Map<number, Folding>()
  for await (const entry of entries) {
    if (entry.e === 'invoke') {
      const { session, key, ask } = entry
      const folding = byKey.get(key) ?? { session, key, ask, open: 0, refused: 0, got: [], unknown: [] }
      folding.open += 1
      byKey.set(key, folding)
      byAttempt.set(entry.n, folding)
      continue
    }
    const folding = byAttempt.get(entry.n)
    if (!folding) throw new Error(`attempt ${entry.n} ended and never began`)
    byAttempt.delete(entry.n)
    folding.open -= 1
    if (entry.e === 'ok') folding.got.push(entry.got)
    else if (entry.e === 'unknown') folding.unknown.push(entry.why)
    else folding.refused += 1
  }
  return [...byKey.values()].map((folding) => {
    const { session, key, ask, got, unknown } = folding
    return { session, key, ask, outcome: outcomeOf(folding), got, unknown }
  })
}
