import { seededRandom } from '@invea/tooling/seeded-random'

export const createRandom = (seed: number) => {
  const next = seededRandom(seed)
  const exponential = (mean: number) => -mean * Math.log(1 - next())
  return {
    /** At least 0, less than 1. */
    next,
    /** Exponentially distributed with this mean. */
    exponential,
    /** Log-normally distributed with this median; `spread` is the standard deviation of the logarithm. */
    logNormal: (median: number, spread: number) =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    hex: (digits: number) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join(''),
  }
}

/** The people of a release. Times count from the opening. */
export interface Scenario {
  readonly people: number
  readonly perMinute: number
  readonly appointments: number
  readonly seed: number
  /** Share that arrives before the opening; arrivals increase towards it. */
  readonly early: number
  readonly earlyMinutes: number
  /** Mean delay of the others after the opening. */
  readonly lateMinutes: number
  /** Median time after which people leave, from the opening or from a later arrival. */
  readonly maxWaitMinutes: number
  /** Share of people who closed the page. */
  readonly away: number
  /** Mean delay between their turn and their return. */
  readonly awayMinutes: number
  /** Median time for choosing a day and a time. */
  readonly formSeconds: number
  readonly searchesEach: number
  /** Share that takes a new ticket after a missed turn or an expired pass. */
  readonly retry: number
  /** Seconds after which a waiting ticket request is refused with 503. People repeat it. */
  readonly refusedAfter: number
}

/** Assumed, not measured. */
export const assumptions: Omit<Scenario, 'people' | 'perMinute' | 'appointments' | 'seed'> = {
  early: 0.6,
  earlyMinutes: 30,
  lateMinutes: 20,
  maxWaitMinutes: 240,
  away: 0.2,
  awayMinutes: 10,
  formSeconds: 90,
  searchesEach: 3,
  retry: 0.8,
  refusedAfter: 5,
}

/** Arrival times in seconds, sorted. */
export const arrivals = (scenario: Scenario): Float64Array => {
  const random = createRandom(scenario.seed)
  const { people, early, earlyMinutes, lateMinutes } = scenario
  return Float64Array.from({ length: people }, () =>
    random.next() < early ? -60 * earlyMinutes * (1 - Math.sqrt(random.next())) : random.exponential(60 * lateMinutes),
  ).sort()
}
