import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.gen.ts'
import type { CallClass } from './call-classes.ts'

/** The share of the limit up to which a class is admitted. */
const shareOf: Readonly<Record<CallClass, number>> = { essential: 1, normal: 0.75, deferrable: 0.5 }

interface AdmissionSettings {
  /** Maximum number of calls handled at one time. */
  readonly max: number
  /** Milliseconds that new work may wait for the event loop and a database connection. */
  readonly waitTarget: number
}

/** Minimum limit. Below it calls are never refused, because a pause of the machine is not overload. */
export const minConcurrentCalls = 64

/**
 * The limit for the next interval. Falls to four fifths of the running calls if all new work waited longer than the target.
 * Grows by a twentieth if the limit was reached. `waited` is the shortest wait of the interval, as in CoDel, so that a short
 * burst changes nothing.
 */
export const nextLimit = (
  { limit, busiest, waited }: { readonly limit: number; readonly busiest: number; readonly waited: number },
  { max, waitTarget }: AdmissionSettings,
): number => {
  const min = Math.min(max, minConcurrentCalls)
  if (waited > waitTarget) return Math.max(min, Math.floor(0.8 * Math.min(limit, busiest)))
  return busiest >= limit * shareOf.deferrable ? Math.min(max, Math.ceil(limit * 1.05)) : limit
}

/** Milliseconds in which less important classes are refused after a refusal. */
const pause = 2_000

/** Decides which calls are handled and which are refused at once. */
export const createAdmission = (settings: AdmissionSettings, now = () => performance.now()) => {
  let limit = settings.max
  let running = 0
  let expected = 0
  let busiest = 0
  const refusedUntil: Record<CallClass, number> = { essential: 0, normal: 0, deferrable: 0 }
  const isPaused = (callClass: CallClass) => refusedUntil[callClass] > 0 && refusedUntil[callClass] > now()
  const admits = (callClass: CallClass) =>
    running + expected < Math.max(1, limit * shareOf[callClass]) && !isPaused(callClass)
  return {
    /** Whether a call of this class can begin now: it is below its share of the limit, and no more important call was refused recently. */
    admits,
    /** Records that a call of this class was refused. */
    refuse: (callClass: CallClass) => {
      const until = now() + pause
      if (callClass !== 'deferrable') refusedUntil.deferrable = until
      if (callClass === 'essential') refusedUntil.normal = until
    },
    /** Counts an admitted call whose body may still arrive, until it begins or the next `forget`. */
    expect: () => {
      expected += 1
    },
    /** Removes the expected calls that have not begun: their clients are slow and use no capacity. */
    forget: () => {
      expected = 0
    },
    /** Begins a call, expected or not. Returns false when it is not admitted; otherwise one `end` follows. */
    begin: (callClass: CallClass) => {
      expected = Math.max(0, expected - 1)
      if (!admits(callClass)) return false
      running += 1
      busiest = Math.max(busiest, running)
      return true
    },
    end: () => {
      running -= 1
    },
    /** Ends an interval in which new work waited at least this many milliseconds. */
    adjust: (waited: number) => {
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
type Admission = ReturnType<typeof createAdmission>

/** An upload. At its end all its bytes are released. */
export interface Upload extends Disposable {
  /** Counts bytes that arrived. Returns false above a limit. */
  receive(bytes: number): boolean
}

/** Limits the bytes of uploads in memory, of all sessions and of each, by what has arrived. A single upload is always accepted. */
export const createByteBudget = ({ max, perSession }: { readonly max: number; readonly perSession: number }) => {
  const sessions = new Map<number, number>()
  let taken = 0
  return {
    /** Begins an upload of this length. Returns undefined while fewer bytes are free. */
    open: (length: number, sessionId: number): Upload | undefined => {
      if (taken > 0 && taken + length > max) return undefined
      let own = 0
      const add = (bytes: number) => {
        own += bytes
        taken += bytes
        const ofSession = (sessions.get(sessionId) ?? 0) + bytes
        if (ofSession > 0) sessions.set(sessionId, ofSession)
        else sessions.delete(sessionId)
      }
      return {
        receive: (bytes) => {
          const isOver = taken + bytes > max || (sessions.get(sessionId) ?? 0) + bytes > perSession
          if (isOver && taken > own) return false
          add(bytes)
          return true
        },
        [Symbol.dispose]: () => add(-own),
      }
    },
  }
}

const interval = { milliseconds: 100, samples: 4 } as const

/**
 * Measures how long a statement waits for the event loop, a connection and the database while calls run. Adjusts the limit to
 * the shortest wait of each interval. Returns the function that ends it.
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
    // If the database is unreachable, calls are refused anyway, and this is no measurement.
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

/** Seconds after which a refused client can try again, two to eight. Random, so that clients return at different times. */
export const retryAfterSeconds = (): number => 2 + Math.floor(Math.random() * 7)
