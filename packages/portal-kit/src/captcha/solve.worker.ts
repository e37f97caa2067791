import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** One worker's share of the sum: counters from `counterStart` on, in steps, so that workers do not repeat each other. */
export interface Work {
  readonly challenge: Challenge
  readonly counterStart: number
  readonly counterStep: number
}

self.onmessage = async ({ data }: MessageEvent<Work>) => {
  self.postMessage(await solveChallenge({ ...data, deriveKey }))
}
