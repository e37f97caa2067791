import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { allEndpoints, type Endpoint, refusalBody } from '@invea/api/contract'
import { translate } from '@invea/locales/catalogue'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { handlers } from '../../src/app.ts'
import type { AppContext } from '../../src/app-context.ts'
import { createEncoder } from '../../src/platform/http/encoded-responses.ts'
import { register } from '../../src/platform/http/register.ts'
import { sendCall } from '../../src/testing/a-client.ts'
import { startService, type TestService } from '../../src/testing/a-service.ts'
import { noPostgres } from '../../src/testing/databases.ts'

const registering = (options: Partial<Parameters<typeof register>[2]>) => () =>
  register(Fastify(), { env: {} } as AppContext, {
    handlers: handlers as never,
    encode: createEncoder(),
    overload: {
      refuseEarly: () => false,
      begin: () => undefined,
      beginUpload: () => undefined,
      count: () => undefined,
      start: () => () => undefined,
    },
    requireRequest: async () => undefined,
    requirePass: async () => undefined,
    beforeTransaction: async () => undefined,
    ...options,
  })

test('every call of the contract is served', () => {
  expect(registering({})).not.toThrow()
})

test('the service does not start when a call has no handler, and names the call', () => {
  const { signIn: _signIn, ...others } = handlers
  expect(registering({ handlers: others as never })).toThrow('call signIn has no handler')
})

/** The service while `MAX_CONCURRENT_CALLS` calls wait for the table of sessions. */
const withFullService = async (
  settings: { readonly most: number; readonly calls: number },
  check: (service: TestService) => Promise<void>,
): Promise<boolean> => {
  const service = await startService('postgres', { MAX_CONCURRENT_CALLS: String(settings.most) })
  if (!service) return false
  try {
    let pending: Promise<number[]> | undefined
    await service.services.transact(async (trx) => {
      // Sessions cannot be opened or read until this transaction ends, so admitted requests wait.
      await sql`lock table session, session_token in access exclusive mode`.execute(trx)
      const signIns = Array.from({ length: settings.calls }, () => signIn(service.url))
      pending = Promise.all(signIns.map(async (sent) => (await sent).status))
      const running = async () =>
        (await service.services.metrics.registry.getSingleMetric('service_calls_running')?.get())?.values
      await vi.waitFor(async () => expect(await running()).toMatchObject([{ value: settings.calls }]), {
        timeout: 30_000,
      })
      await check(service)
    })
    expect(new Set(await pending)).toEqual(new Set([200]))
    expect((await signIn(service.url)).status).toBe(200)
    return true
  } finally {
    await service.stop()
  }
}

const signIn = (url: string) =>
  sendCall(
    url,
    'signIn',
    { body: { username: 'anonymous', password: 'anonymous' } },
    { 'idempotency-key': randomUUID() },
  )

interface Response {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/**
 * Sends the headers of a call with a body, but not the body. Returns undefined if there is no response within a third of a
 * second.
 */
const sendHeaders = (url: string, { method, path }: Endpoint): Promise<Response | undefined> =>
  new Promise((resolve) => {
    const sent = request(url + path.replaceAll(/\{\w+\}/g, 'chapa'), {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'am',
        origin: 'http://localhost:4100',
        authorization: `Bearer ${'a'.repeat(43)}`,
        ...(method !== 'GET' && { 'content-length': '1000' }),
      },
      signal: AbortSignal.timeout(300),
    })
    sent.once('error', () => resolve(undefined))
    sent.once('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      sent.destroy()
      resolve({ status: response.statusCode, headers: response.headers, body: JSON.parse(text) })
    })
    sent.flushHeaders()
  })

test('at the limit every call of the contract is refused before its body is read and its session is looked up', async (context) => {
  const hasPostgres = await withFullService({ most: 4, calls: 4 }, async ({ url, services }) => {
    for (const endpoint of Object.values<Endpoint>(allEndpoints)) {
      const { status, headers = {}, body } = (await sendHeaders(url, endpoint)) ?? {}
      expect([endpoint.id, status, headers['content-language']]).toEqual([endpoint.id, 503, 'am'])
      expect(Number(headers['retry-after'])).toBeOneOf([2, 3, 4, 5, 6, 7, 8])
      expect(headers['access-control-expose-headers']).toContain('retry-after')
      expect(headers['access-control-allow-origin']).toBe('http://localhost:4100')
      expect([headers['x-content-type-options'], headers['cache-control']]).toEqual(['nosniff', 'no-store'])
      const message = translate('am', 'refusal', 'unavailable')
      expect(JSON.stringify(body)).toBe(JSON.stringify(refusalBody(endpoint, { code: 'unavailable', message })))
    }
    const refused = async () => {
      const counter = services.metrics.registry.getSingleMetric('service_calls_refused_total')
      return (await counter?.get())?.values.reduce((sum, { value }) => sum + value, 0)
    }
    await vi.waitFor(async () => expect(await refused()).toBe(Object.keys(allEndpoints).length), { timeout: 5_000 })
    for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200)
  })
  if (!hasPostgres) context.skip(noPostgres)
})

test('searches and uploads are refused before reads of own data, and these before bookings', async (context) => {
  const refusedAt = async (calls: number) => {
    const refused: string[] = []
    const hasPostgres = await withFullService({ most: 8, calls }, async ({ url }) => {
      for (const id of ['submitAppointment', 'getMyApplications', 'getAvailability', 'uploadAttachment'] as const) {
        // An admitted call waits for its body or its session.
        const response = await sendHeaders(url, allEndpoints[id])
        if (response?.status === 503) refused.push(id)
      }
    })
    if (!hasPostgres) context.skip(noPostgres)
    return refused
  }
  expect(await refusedAt(4)).toEqual(['getAvailability', 'uploadAttachment'])
  expect(await refusedAt(7)).toEqual(['getMyApplications', 'getAvailability', 'uploadAttachment'])
})
