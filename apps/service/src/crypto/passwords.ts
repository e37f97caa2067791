import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { done, type Outcome, refused } from '../outcome.ts'

/** Promise A1: argon2id (the library's default), 19 MiB, two passes, one lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Two at work leave threads for files; eight in line wait a fraction of a second. More are told to come back. */
const atWork = 2
const inLine = 8

/** Hashes and checks passwords, a bounded number at a time: a flood of sign-ins cannot take the whole machine. */
export interface Passwords {
  hash(password: string): Promise<Outcome<string>>
  /** Without a stored hash the same work is done on one that nothing matches. */
  verify(stored: string | undefined, password: string): Promise<Outcome<boolean>>
}

const createGate = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
    if (running >= atWork && waiting.length >= inLine) return refused('unavailable', { retryAfterSeconds: 2 })
    // Who is let in takes over the place of who leaves, so `running` is counted once.
    if (running >= atWork) await new Promise<void>((enter) => waiting.push(enter))
    else running += 1
    try {
      return done(await work())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** `cost` is for tests, which make many accounts; the service takes the promised one. */
export const createPasswords = (cost: Options = passwordCost): Passwords => {
  const pass = createGate()
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
