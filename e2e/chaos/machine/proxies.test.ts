import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnectionPool } from '../load/sockets.ts'
import { type CutPoint, startCuttingProxy } from './proxies.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end()
})

const message = { method: 'POST', path: '/', headers: [], body: '{}' }

const sendThrough = async (cutPoint: CutPoint) => {
  let received = 0
  const server = createServer((_request, response) => {
    received += 1
    response.end('{"isFine":"yes"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close())
  const proxy = await startCuttingProxy((server.address() as AddressInfo).port, () => cutPoint)
  cleanups.push(proxy.close)
  const pool = openConnectionPool(proxy.port)
  cleanups.push(pool.close)
  const reply = await pool.send(message)
  return { reply, received, counted: proxy.counted[cutPoint] }
}

test('a request that passes gets its response', async () => {
  const { reply, received } = await sendThrough('pass')
  expect(reply).toEqual({ kind: 'response', status: 200, body: '{"isFine":"yes"}' })
  expect(received).toBe(1)
})

test('a cut before the request has no effect', async () => {
  expect(await sendThrough('beforeRequest')).toEqual({
    reply: { kind: 'lost', why: 'closed' },
    received: 0,
    counted: 1,
  })
})

test.each(['beforeResponse', 'insideResponse'] as const)(
  'a cut %s loses the response, not the effect',
  async (cutPoint) => {
    expect(await sendThrough(cutPoint)).toEqual({ reply: { kind: 'lost', why: 'closed' }, received: 1, counted: 1 })
  },
)

test('a closed port means that nothing was sent', async () => {
  expect(await openConnectionPool(1).send(message)).toEqual({ kind: 'unsent' })
})
