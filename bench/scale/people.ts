import { createRandom } from './random.ts'

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
