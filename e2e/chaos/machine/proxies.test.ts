import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnectionPool } from '../load/sockets.ts'
import { type CutPoint, startCuttingProxy } from './proxies.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const message = { method: 'POST', path: '/', headers: [], body: '{}' }

const through = async (cutPoint: CutPoint) => {
  let heard = 0
  const server = createServer((_request, response) => {
    heard += 1
    response.end('{"isFine":"yes"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => server.close())
  const proxy = await startCuttingProxy((server.address() as AddressInfo).port, () => cutPoint)
  endings.push(proxy.close)
  const pool = openConnectionPool(proxy.port)
  endings.push(pool.close)
  const reply = await pool.send(message)
  return { reply, heard, counted: proxy.counted[cutPoint] }
}

test('a request that passes gets its response', async () => {
  const { reply, heard } = await through('pass')
  expect(reply).toEqual({ kind: 'answer', status: 200, body: '{"isFine":"yes"}' })
  expect(heard).toBe(1)
})

test('a cut before the request leaves nothing behind', async () => {
  expect(await through('beforeRequest')).toEqual({ reply: { kind: 'lost', why: 'closed' }, heard: 0, counted: 1 })
})

test.each(['beforeAnswer', 'insideAnswer'] as const)('a cut %s loses the answer, not the effect', async (cutPoint) => {
  expect(await through(cutPoint)).toEqual({ reply: { kind: 'lost', why: 'closed' }, heard: 1, counted: 1 })
})

test('a closed port means that nothing was sent', async () => {
  expect(await openConnectionPool(1).send(message)).toEqual({ kind: 'unsent' })
})
