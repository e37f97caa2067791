import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Kind } from './mix.ts'

/** Input of a loader process: calls that arrive at random moments, whether or not earlier ones have ended. */
export interface Offer {
  readonly port: number
  readonly perSecond: number
  /** Seconds before the measurement, in which calls arrive too. */
  readonly warmUp: number
  readonly seconds: number
  /** Of 100 calls, where they are not those of the overload. */
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

export interface Outcome {
  readonly kinds: Readonly<Record<Kind, OfKind>>
  /** Calls that were neither admitted nor refused: another status, or a closed connection. */
  readonly faults: Readonly<Record<string, number>>
  readonly admittedPerSecond: number
  /** Milliseconds from the moment of the arrival. */
  readonly admitted: Times
  readonly refused: Times
  /** The admitted call that took longest, in milliseconds. */
  readonly slowest: { readonly kind: Kind; readonly took: number }
  /** Seconds in which an essential call was refused while a search was admitted. */
  readonly inverted: number
  readonly lastVisitor: number
  /** Share of one core that the loader used, and the longest time it was late, in milliseconds. */
  readonly ownCores: number
  readonly late: number
}

/** Offers a load from a process of its own. */
export const offer = async (load: Offer): Promise<Outcome> => {
  const child = fork(join(import.meta.dirname, 'arrivals.ts'))
  child.send(load)
  const outcome = await Promise.race([
    once(child, 'message').then(([seen]) => seen as Outcome),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the loader ended with ${code}`))),
  ])
  child.disconnect()
  return outcome
}
