import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sendCall } from '../../testing/a-client.ts'
import { startService } from '../../testing/a-service.ts'
import { noPostgres } from '../../testing/databases.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('admits requests up to the limit, and one more for each release', () => {
  const limit = createConcurrencyLimit(2)
  expect([limit.tryAcquire(), limit.tryAcquire(), limit.tryAcquire()]).toEqual([true, true, false])
  limit.release()
  expect([limit.tryAcquire(), limit.tryAcquire()]).toEqual([true, false])
})

test('rejects requests above the concurrency limit with Retry-After, and serves them once capacity is free', async (context) => {
  const service = await startService('postgres', { MOST_CALLS_AT_ONCE: '3' })
  if (!service) return context.skip(noPostgres)
  try {
    const body = { username: 'anonymous', password: 'anonymous' }
    const signIn = () => sendCall(service.url, 'signIn', { body }, { 'idempotency-key': randomUUID() })
    const answered: Awaited<ReturnType<typeof signIn>>[] = []
    let crowd: Promise<unknown> | undefined
    await service.services.transact(async (trx) => {
      // No session can be opened until this transaction ends, so admitted requests wait.
      await sql`lock table session in access exclusive mode`.execute(trx)
      crowd = Promise.all(Array.from({ length: 20 }, async () => answered.push(await signIn())))
      await vi.waitFor(() => expect(answered).toHaveLength(17), { timeout: 30_000 })
      for (const { status, body: response, headers } of answered)
        expect([status, response.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
    })
    await crowd
    expect(answered.slice(17).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await signIn()).status).toBe(200)
  } finally {
    await service.stop()
  }
})
