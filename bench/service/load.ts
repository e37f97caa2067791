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

/** Runs one load in a separate process with this script, so that its work does not slow the service. */
export const runLoader = async <Result>(script: string, load: object): Promise<Result> => {
  const child = fork(script)
  child.send(load)
  const measured = await Promise.race([
    once(child, 'message').then(([result]) => result as Result),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the loader ended with ${code}`))),
  ])
  child.disconnect()
  return measured
}

/** Does the work of `runLoader` in its process. */
export const serveLoader = <Input, Result>(work: (load: Input) => Promise<Result>): void => {
  process.once('message', (load: Input) => {
    void work(load).then((result) => process.send?.(result, () => process.exit(0)))
  })
}

export const run = (load: Load): Promise<LoadResult> => runLoader(join(import.meta.dirname, 'loader.ts'), load)
