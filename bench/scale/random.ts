/** Random numbers that follow from a seed, so that a run can be repeated. */
export interface Random {
  /** From 0 to 1. */
  next(): number
  /** Exponential with this mean. */
  exponential(mean: number): number
  /** Log-normal with this median; `spread` is the standard deviation of its logarithm. */
  logNormal(median: number, spread: number): number
  /** As many hexadecimal digits. */
  hex(digits: number): string
}

/** Mulberry32: 32 bits of state, enough to draw people, not secrets. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const exponential = (mean: number) => -mean * Math.log(1 - next())
  return {
    next,
    exponential,
    logNormal: (median, spread) =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    hex: (digits) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join(''),
  }
}
