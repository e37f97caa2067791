import { randomBytes } from 'node:crypto'
import type { Result } from '@invea/domain'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'

/** Promise A1: argon2id (the library's default), 19 MiB, two passes, one lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Two at work leave threads for files; eight in line wait a fraction of a second. More are told to come back. */
const atWork = 2
const inLine = 8

/** Hashes and checks passwords, a bounded number at a time: a flood of sign-ins cannot take the whole machine. */
export interface Passwords {
  hash(password: string): Promise<Result<string, Refusal>>
  /** Without a stored hash the same work is done on one that nothing matches. */
  verify(stored: string | undefined, password: string): Promise<Result<boolean, Refusal>>
}

/** `cost` is for tests, which make many accounts; the service takes the promised one. */
export const createPasswords = (cost: Options = passwordCost): Passwords => {
  const limit = createConcurrencyLimit(atWork)
  const pass = async <Value>(work: () => Promise<Value>): Promise<Result<Value, Refusal>> =>
    limit.waiting() < inLine ? done(await limit.run(work)) : refused('unavailable', { retryAfterSeconds: 2 })
  let unmatched: Promise<string> | undefined
  /** A hash of random bytes, which no password matches. */
  const unmatchedHash = () => {
    unmatched ??= hash(randomBytes(32), cost)
    return unmatched
  }
  return {
    hash: (password) => pass(() => hash(password.normalize('NFC'), cost)),
    verify: (stored, password) =>
      pass(async () => {
        const matches = await verify(stored ?? (await unmatchedHash()), password.normalize('NFC'))
        return matches && stored !== undefined
      }),
  }
}
