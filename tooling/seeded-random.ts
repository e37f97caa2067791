/** Pseudo-random numbers from 0 to below 1, the same for a seed. Mulberry32: for simulations, not for secrets. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Pseudo-random numbers: the same seed gives the same numbers. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** An integer of at least 0, less than `below`. */
  below(below: number): number
  chance(share: number): boolean
  of<T>(list: readonly T[]): T
  /** A key of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** Each `part` of a run has its own sequence, so that the choices of one part do not change those of another. */
export const randomOf = (seed: number, part = 0): Random => {
  const next = seededRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(part + 1, 0xc2b2ae35))
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    weighted: (weights) => {
      const entries = Object.entries<number>(weights)
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => {
        rest -= weight
        return rest < 0
      })
      return (found ?? entries[0])?.[0] as never
    },
  }
}
