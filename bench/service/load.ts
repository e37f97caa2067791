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
  readonly workload: `book ${Crowd}` | `search ${Search}` | 'nothing' | 'texts' | 'apply'
  /** Messages of `texts`, sent in order; with `once`, each only once. */
  readonly texts?: { readonly messages: readonly string[]; readonly once: boolean }
  /** Required by `apply`, whose calls are a hold and the submission of its application. */
  readonly master?: MasterIds
  /** Text that every success contains. A 200 without it is counted as `200 without …`. */
  readonly expected?: string
  /** Range of visitors. Each visitor books once; searches repeat. */
  readonly visitors: { readonly first: number; readonly last: number }
}

/** Result of a loader process. */
export interface LoadResult {
  /** Responses a second, including refusals. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly byStatus: Readonly<Record<string, number>>
  /** Cores that the loader itself used. */
  readonly ownCores: number
}

/** Runs one load in a separate process, so that its work does not slow the service. */
export const run = async (load: Load): Promise<LoadResult> => {
  const child = fork(join(import.meta.dirname, 'loader.ts'))
  child.send(load)
  const measured = await Promise.race([
    once(child, 'message').then(([result]) => result as LoadResult),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the loader ended with ${code}`))),
  ])
  child.disconnect()
  return measured
}
