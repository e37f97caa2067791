/** Random numbers that follow from a seed, so that a run can be repeated. */
interface Random {
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

/** The crowd of a release. Times are measured from the opening. */
export interface Scenario {
  readonly people: number
  readonly perMinute: number
  readonly appointments: number
  readonly seed: number
  /** Share that comes before the opening, more and more of them towards it. */
  readonly early: number
  readonly earlyMinutes: number
  /** Mean of the time after the opening at which the others come. */
  readonly lateMinutes: number
  /** Median of how long one waits from the opening, or from the arrival if later, before leaving. */
  readonly patienceMinutes: number
  /** Share that closed the page, and the mean of how long after their turn they look again. */
  readonly away: number
  readonly awayMinutes: number
  /** Median of the time for choosing a day and a time. */
  readonly formSeconds: number
  readonly searchesEach: number
  /** Share that takes a new ticket after a turn or a pass that has passed. */
  readonly retry: number
  /** Seconds that a ticket waits for the service before it is refused with 503 and asked for again. */
  readonly refusedAfter: number
}

/** Assumptions about people: nothing here measures them. */
export const assumptions: Omit<Scenario, 'people' | 'perMinute' | 'appointments' | 'seed'> = {
  early: 0.6,
  earlyMinutes: 30,
  lateMinutes: 20,
  patienceMinutes: 240,
  away: 0.2,
  awayMinutes: 10,
  formSeconds: 90,
  searchesEach: 3,
  retry: 0.8,
  refusedAfter: 5,
}

/** The seconds at which people come, in order. */
export const arrivals = (scenario: Scenario): Float64Array => {
  const random = createRandom(scenario.seed)
  const { people, early, earlyMinutes, lateMinutes } = scenario
  return Float64Array.from({ length: people }, () =>
    random.next() < early ? -60 * earlyMinutes * (1 - Math.sqrt(random.next())) : random.exponential(60 * lateMinutes),
  ).sort()
}
