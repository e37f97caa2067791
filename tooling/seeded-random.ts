/**
 * Pseudo-random numbers of at least 0 and less than 1: the same seed gives the same numbers. Mulberry32 has 32 bits of state, which is
 * good enough for a simulation and not for secrets.
 */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
