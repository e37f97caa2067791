import { scrypt } from '@noble/hashes/scrypt.js'
import { type Challenge, type ChallengeParameters, solveChallenge } from 'altcha-lib'

/** One worker's part of the search: counters from `counterStart` in steps, so that workers do not repeat each other. */
export interface Work {
  readonly challenge: Challenge
  readonly counterStart: number
  readonly counterStep: number
}

/** One attempt in JavaScript. WebAssembly would need a wider content security policy. */
const deriveKey = async (
  { cost, memoryCost = 8, parallelism = 1, keyLength }: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
) => ({ derivedKey: scrypt(password, salt, { N: cost, r: memoryCost, p: parallelism, dkLen: keyLength }) })

self.onmessage = async ({ data }: MessageEvent<Work>) => {
  self.postMessage(await solveChallenge({ ...data, deriveKey }))
}
