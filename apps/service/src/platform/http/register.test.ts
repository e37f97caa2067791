import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { handlers } from '../../app.ts'
import type { AppContext } from '../../app-context.ts'
import { sendCall } from '../../testing/a-client.ts'
import { startService } from '../../testing/a-service.ts'
import { noPostgres } from '../../testing/databases.ts'
import { createEncoder } from './encoded-responses.ts'
import { createRequestLimit, register } from './register.ts'

const registering = (options: Partial<Parameters<typeof register>[2]>) => () =>
  register(Fastify(), { env: { mostCallsAtOnce: 1 } } as AppContext, {
    handlers: handlers as never,
    encode: createEncoder(),
    ...options,
  })

test('every call of the contract is served', () => {
  expect(registering({})).not.toThrow()
})

test('the service does not start when a call has no handler, and names the call', () => {
  const { signIn: _signIn, ...others } = handlers
  expect(registering({ handlers: others as never })).toThrow('call signIn has no handler')
})

test('admits requests up to the limit, and one more for each release', () => {
  const limit = createRequestLimit(2)
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
