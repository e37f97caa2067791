import { join } from 'node:path'
import { runLoader } from '../service/load.ts'
import type { Kind } from './mix.ts'

/** Input of a loader process: calls that arrive at random moments, whether or not earlier ones have ended. */
export interface LoadPlan {
  readonly port: number
  readonly perSecond: number
  /** Seconds of load before the measurement. */
  readonly warmUp: number
  readonly seconds: number
  /** Calls of each kind in a hundred; those of the overload test when absent. */
  readonly shares?: Readonly<Record<Kind, number>>
  /** The first visitor who has not booked yet. */
  readonly firstVisitor: number
}

interface Times {
  readonly p50: number
  readonly p99: number
}

export interface OfKind {
  readonly sent: number
  readonly admitted: number
  /** 503 with Retry-After. */
  readonly refused: number
}

export interface LoadResult {
  readonly kinds: Readonly<Record<Kind, OfKind>>
  /** Calls that were neither admitted nor refused: another status, or a closed connection. */
  readonly faults: Readonly<Record<string, number>>
  readonly admittedPerSecond: number
  /** Milliseconds from the arrival. */
  readonly admitted: Times
  readonly refused: Times
  /** The slowest admitted call, in milliseconds. */
  readonly slowest: { readonly kind: Kind; readonly took: number }
  /** Seconds in which an essential call was refused while a search was admitted. */
  readonly inverted: number
  readonly lastVisitor: number
  /** Share of one core that the loader used. */
  readonly ownCores: number
  /** Longest time between the arrival and the sending of a call, in milliseconds. */
  readonly maxDelay: number
}

/** Runs a load in a separate process. */
export const runLoad = (load: LoadPlan): Promise<LoadResult> =>
  runLoader(join(import.meta.dirname, 'arrivals.ts'), load)
