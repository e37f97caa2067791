/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number
  chance(share: number): boolean
  /** One of a list. */
  of<T>(list: readonly T[]): T
  /** One of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** A stream of its own for each `part` of a run, so that one part's choices do not move another's. */
export const randomOf = (seed: number, part = 0): Random => {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(part + 1, 0xc2b2ae35)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    weighted: (weights) => {
      const entries = Object.entries<number>(weights)
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? entries[0])?.[0] as never
    },
  }
}
