import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MasterIds } from './applications.ts'
import type { Search } from './messages.ts'
import type { Crowd } from './workload.ts'

/** Input of a loader process. */
export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly round: number
  readonly ask: `book ${Crowd}` | `search ${Search}` | 'nothing' | 'texts' | 'apply'
  /** The messages of `texts`, sent one after the other; `once`: each only once. */
  readonly texts?: { readonly messages: readonly string[]; readonly once: boolean }
  /** What `apply` needs: each call is a hold and the submission of its application. */
  readonly master?: MasterIds
  /** Text of every success; a 200 without it is counted under `200 without …`. */
  readonly expected?: string
  /** The visitors it may use: each books once, searchers come again. */
  readonly visitors: { readonly first: number; readonly last: number }
}

/** What it saw. */
export interface Seen {
  /** Responses per second, refusals by a rule included. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly byStatus: Readonly<Record<string, number>>
  /** How much of one core the loader itself used. */
  readonly ownCores: number
}

/** Runs one load in a process of its own, so that its work is not the service's. */
export const run = async (load: Load): Promise<Seen> => {
  const child = fork(join(import.meta.dirname, 'loader.ts'))
  child.send(load)
  const answer = await Promise.race([
    once(child, 'message').then(([seen]) => seen as Seen),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the loader ended with ${code}`))),
  ])
  child.disconnect()
  return answer
}
