import { randomBytes } from 'node:crypto'
import type { Result } from '@invea/domain'
import { hash, type Options, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { ok, type Refusal, refused } from '../platform/refusal.ts'

/** Promise A1: argon2id (the library's default), 19 MiB, two passes, parallelism 1. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Two hashes run at once, which leaves threads for files. The others wait. */
const concurrency = 2
/**
 * Number of passwords, waiting ones included, from which on a further one is refused with Retry-After. New passwords, which strangers can
 * send without an account, leave capacity to sign-ins, and sign-ins leave some to the devices that have signed in before.
 */
const capacity = { newPassword: 6, signIn: 10, knownDevice: 14 } as const

interface Attempt {
  readonly from: keyof typeof capacity
  /** Decides once there is capacity for the attempt, so that a full queue counts none. */
  readonly admit: () => Promise<Result<null, Refusal>>
}

/** `cost` is for tests, which create many accounts. */
export const createPasswords = (cost: Options = passwordCost) => {
  const limit = pLimit(concurrency)
  let inUse = 0
  const runLimited = async <Value>(work: () => Promise<Value>, { from, admit }: Attempt) => {
    if (inUse >= capacity[from]) return refused('unavailable', { retryAfterSeconds: 2 })
    inUse += 1
    try {
      const admitted = await admit()
      return admitted.ok ? ok(await limit(work)) : admitted
    } finally {
      inUse -= 1
    }
  }
  let unmatched: Promise<string> | undefined
  /** A hash of random bytes, which no password matches. */
  const unmatchedHash = () => {
    unmatched ??= hash(randomBytes(32), cost)
    return unmatched
  }
  return {
    /** Number of passwords in the queue. */
    waiting: () => limit.pendingCount,
    hash: (password: string, admit: Attempt['admit']) =>
      runLimited(() => hash(password.normalize('NFC'), cost), { from: 'newPassword', admit }),
    /** Without a stored hash, compares with a hash that no password matches, so that the time is the same. */
    verify: (stored: string | undefined, password: string, attempt: Attempt) =>
      runLimited(async () => {
        const matches = await verify(stored ?? (await unmatchedHash()), password.normalize('NFC'))
        return matches && stored !== undefined
      }, attempt),
  }
}

/** Hashes and checks passwords, a limited number at a time, so that many sign-ins cannot use the whole machine. */
export type Passwords = ReturnType<typeof createPasswords>

/** Common Ethiopian passwords that international lists do not contain. */
// biome-ignore format: a list reads better in rows
const local = [
  'abyssinia', 'addisababa', 'addis123', 'addis1234', 'bahirdar', 'birr1234', 'bunna123', 'ethio123',
  'ethio1234', 'ethiopia', 'ethiopia1', 'ethiopia12', 'ethiopia123', 'ethiopian', 'habesha', 'habesha1',
  'habesha123', 'hawassa', 'immigration', 'injera', 'invea123', 'mekelle', 'originid', 'passport',
  'passport1', 'passport12', 'passport123', 'selam123', 'selam1234', 'tigray', 'oromia', 'amhara',
  'igziabher', 'egziabher', 'egziabiher', 'alhamdulillah', 'ኢትዮጵያ', 'አዲስአበባ', 'ፓስፖርት', 'እግዚአብሔር',
]

let commonPasswords: ReadonlySet<string> | undefined
/** About 49,000 of the most common passwords, from public breach statistics, and ours. */
const listCommonPasswords = (): ReadonlySet<string> => {
  commonPasswords ??= new Set([...dictionary['passwords-common'], ...local])
  return commonPasswords
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/**
 * D13: refuses passwords that too many people would guess: those on the list, and one character repeated. Names of the person
 * and keyboard rows only lower the displayed strength.
 */
export const isWellKnown = (password: string): boolean => {
  const normalized = normalize(password)
  return listCommonPasswords().has(normalized) || /^(.)\1*$/su.test(normalized)
}
