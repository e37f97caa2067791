import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackgroundWork } from '../../src/platform/batching.ts'
import type { OpenDatabase } from '../../src/platform/database/database.ts'
import { createTransactions } from '../../src/platform/database/transaction.ts'
import { createEncryption } from '../../src/platform/encryption/encryption.ts'
import { createRateLimiter, type RateLimiter } from '../../src/platform/rate-limiter.ts'
import { type DatabaseKind, databaseKinds, databases, noPostgres } from '../../src/testing/databases.ts'
import { testKeys } from '../../src/testing/test-keys.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databaseKinds)('on %s', (kind: DatabaseKind) => {
  let opened: OpenDatabase | undefined
  const background = createBackgroundWork(pino({ level: 'silent' }))
  const instance = () => {
    const { db } = createTransactions((opened as OpenDatabase).db)
    return createRateLimiter({ db, background, encryption: createEncryption(testKeys) })
  }
  const storedKeys = async () =>
    (await (opened as OpenDatabase).db.selectFrom('rate_limit').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    )
  const attempts = async (
    by: readonly RateLimiter[],
    count: number,
    limit: { key: string; times: number; seconds: number },
  ) => {
    const waits = await Promise.all(
      Array.from({ length: count }, (_, at) => (by[at % by.length] as RateLimiter).take([limit], now)),
    )
    return waits.filter((wait) => wait === undefined).length
  }
  beforeAll(async () => {
    opened = await databases[kind]()
  })
  beforeEach((context) => {
    if (!opened) context.skip(noPostgres)
  })
  afterAll(() => opened?.close())

  test('a small limit is exact across instances, in parallel, and ends with its window', async () => {
    const limiters = [instance(), instance()]
    const limit = { key: 'code', times: 5, seconds: 60 }
    expect(await attempts(limiters, 20, limit)).toBe(5)
    expect(await (limiters[0] as RateLimiter).take([limit], now)).toBe(60)
    expect(await (limiters[1] as RateLimiter).take([limit], new Date(now.getTime() + 60_000))).toBeUndefined()
  })

  test('a large limit is exceeded by at most one step per instance', async () => {
    const limiters = [instance(), instance()]
    const limit = { key: 'search', times: 100, seconds: 60 }
    let allowed = 0
    for (let round = 0; round < 20; round++) {
      allowed += await attempts(limiters, 20, limit)
      await background.finished()
    }
    expect(allowed).toBeGreaterThanOrEqual(100)
    expect(allowed).toBeLessThanOrEqual(130)
  })

  test('a visitor with few requests causes no statement', async () => {
    const limiter = instance()
    const before = await storedKeys()
    await attempts([limiter], 10, { key: 'quiet', times: 100, seconds: 60 })
    await background.finished()
    expect(await storedKeys()).toEqual(before)
  })

  test('stores no address of a visitor', async () => {
    await attempts([instance()], 1, { key: 'signIn:address:192.0.2.7', times: 5, seconds: 60 })
    expect((await storedKeys()).join()).not.toContain('192.0.2.7')
  })
})
