import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { CallClass } from './call-classes.ts'

/** The share of the limit up to which a class is admitted. */
const shareOf: Readonly<Record<CallClass, number>> = { essential: 1, normal: 0.75, deferrable: 0.5 }

interface AdmissionSettings {
  /** Maximum number of calls handled at one time. */
  readonly most: number
  /** Milliseconds that new work may wait for the event loop and a database connection. */
  readonly waitTarget: number
}

/** Fewer calls at one time are never refused: a pause of the machine is no overload. */
export const leastCallsAtOnce = 64

/**
 * The limit of the next interval. It falls to four fifths of what ran when all new work waited longer than the target, and grows by a
 * twentieth when it was used. `waited` is the shortest wait of the interval, as in CoDel: a short burst does not change the limit.
 */
export const nextLimit = (
  { limit, busiest, waited }: { readonly limit: number; readonly busiest: number; readonly waited: number },
  { most, waitTarget }: AdmissionSettings,
): number => {
  const least = Math.min(most, leastCallsAtOnce)
  if (waited > waitTarget) return Math.max(least, Math.floor(0.8 * Math.min(limit, busiest)))
  return busiest >= limit * shareOf.deferrable ? Math.min(most, Math.ceil(limit * 1.05)) : limit
}

/** Milliseconds in which less important classes are refused after a refusal. */
const pause = 2_000

export interface Admission {
  /** Whether a call of this class may begin now: below its share of the limit, and when no more important call was refused lately. */
  admits(callClass: CallClass): boolean
  /** Remembers that a call of this class was refused. */
  refuse(callClass: CallClass): void
  /** Counts an admitted call whose body may still arrive, until it begins or the next `forget`. */
  expect(): void
  /** Ends the count of expected calls: those that did not begin have slow clients, which take no capacity. */
  forget(): void
  /** Begins a call, expected or not. Returns false when it is not admitted; otherwise one `end` follows. */
  begin(callClass: CallClass): boolean
  end(): void
  /** Ends an interval in which new work waited at least this many milliseconds. */
  adjust(waited: number): void
  readonly running: number
  readonly limit: number
}

/** Decides which calls are handled and which are refused at once. */
export const createAdmission = (settings: AdmissionSettings, now = () => performance.now()): Admission => {
  let limit = settings.most
  let running = 0
  let expected = 0
  let busiest = 0
  const refusedUntil: Record<CallClass, number> = { essential: 0, normal: 0, deferrable: 0 }
  const isPaused = (callClass: CallClass) => refusedUntil[callClass] > 0 && refusedUntil[callClass] > now()
  const admits = (callClass: CallClass) =>
    running + expected < Math.max(1, limit * shareOf[callClass]) && !isPaused(callClass)
  return {
    admits,
    refuse: (callClass) => {
      const until = now() + pause
      if (callClass !== 'deferrable') refusedUntil.deferrable = until
      if (callClass === 'essential') refusedUntil.normal = until
    },
    expect: () => {
      expected += 1
    },
    forget: () => {
      expected = 0
    },
    begin: (callClass) => {
      expected = Math.max(0, expected - 1)
      if (!admits(callClass)) return false
      running += 1
      busiest = Math.max(busiest, running)
      return true
    },
    end: () => {
      running -= 1
    },
    adjust: (waited) => {
      limit = nextLimit({ limit, busiest, waited }, settings)
      busiest = running
    },
    get running() {
      return running
    },
    get limit() {
      return limit
    },
  }
}

/** Bytes that uploads may have in memory at one time. */
export const createByteBudget = (most: number) => {
  let taken = 0
  return {
    /** Returns the function that gives the bytes back, or undefined when too many are taken. A single upload always fits. */
    take: (bytes: number): (() => void) | undefined => {
      if (taken > 0 && taken + bytes > most) return undefined
      taken += bytes
      return () => {
        taken -= bytes
      }
    },
  }
}

const interval = { milliseconds: 100, samples: 4 } as const

/**
 * Measures what a statement waits for the event loop, a connection and the database, while calls run, and adjusts the limit to the
 * shortest wait of each interval. Returns a function that ends it.
 */
export const measureWait = (
  db: Kysely<Database>,
  calls: Pick<Admission, 'running' | 'adjust' | 'forget'>,
): (() => void) => {
  let begun: number | undefined
  let samples: number[] = []
  let ticks = 0
  const sample = async () => {
    begun = performance.now()
    // Without a database calls are refused for that reason; nothing was measured.
    const ok = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (ok) samples.push(performance.now() - begun)
    begun = undefined
  }
  const timer = setInterval(() => {
    calls.forget()
    ticks += 1
    if (ticks % interval.samples === 0) {
      // A statement that still waits has waited this long already.
      const shortest = Math.min(...samples, ...(begun === undefined ? [] : [performance.now() - begun]))
      samples = []
      if (Number.isFinite(shortest)) calls.adjust(shortest)
    }
    if (begun === undefined && calls.running > 0) void sample()
  }, interval.milliseconds / interval.samples)
  timer.unref()
  return () => clearInterval(timer)
}

/** When a refused call may come again. Clients return at different times, two to eight seconds later. */
export const retryAfterSeconds = (): number => 2 + Math.floor(Math.random() * 7)
