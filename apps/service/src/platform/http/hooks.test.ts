import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { allEndpoints, type Endpoint, type EndpointId } from '@invea/api/contract'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { jsonFault, limitReceiving } from './hooks.ts'

const ended: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ended.splice(0)) await end()
})

/** A server that responds with the number of bytes it read. */
const serve = async (limit?: { readonly milliseconds: number; readonly uploadBytes: number }) => {
  const app = Fastify()
  limitReceiving(app, limit)
  app.addContentTypeParser('*', (_request, payload, done) => {
    let bytes = 0
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    payload.once('end', () => done(null, bytes))
    payload.once('error', done)
  })
  const route = (id: EndpointId) => {
    const declared: Endpoint = allEndpoints[id]
    app.route({
      method: declared.method,
      url: declared.path,
      config: { declared },
      handler: async (request) => ({ bytes: request.body }),
    })
  }
  route('signIn')
  route('uploadAttachment')
  await app.listen({ host: '127.0.0.1', port: 0 })
  ended.push(() => app.close())
  return app
}

interface Sender {
  readonly socket: Socket
  /** All bytes from the server until it closes the connection. */
  readonly reply: Promise<string>
}

const open = async (app: FastifyInstance, id: EndpointId, length: number): Promise<Sender> => {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  ended.push(() => socket.destroy())
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => undefined)
  // `once` would reject when a write fails on the closed connection.
  const reply = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  await once(socket, 'connect')
  socket.write(`${allEndpoints[id].method} ${allEndpoints[id].path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n`)
  socket.write(`content-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`)
  return { socket, reply }
}

test('a body that does not arrive in time ends with 408', async () => {
  const app = await serve({ milliseconds: 200, uploadBytes: 100 })
  const { socket, reply } = await open(app, 'signIn', 60)
  socket.write('half')
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /)
})

test('without other limits a body has thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await serve()
  const begun = once(app.server, 'request')
  const { socket, reply } = await open(app, 'signIn', 60)
  socket.write('half')
  await begun
  vi.advanceTimersByTime(30_000)
  expect(await Promise.race([reply, new Promise((resolve) => setTimeout(resolve, 200, 'open'))])).toBe('open')
  vi.advanceTimersByTime(3_000)
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /)
})

test('a large body has the same limit, even if it arrives fast', async () => {
  const app = await serve({ milliseconds: 300, uploadBytes: 100 })
  const { socket, reply } = await open(app, 'signIn', 10_000_000)
  const sending = setInterval(() => socket.write('x'.repeat(1_000)), 10)
  ended.push(() => clearInterval(sending))
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /)
})

test('an upload can exceed the limit of a body while enough bytes arrive', async () => {
  const app = await serve({ milliseconds: 1_000, uploadBytes: 100 })
  const { socket, reply } = await open(app, 'uploadAttachment', 10_000)
  let sent = 0
  const sending = setInterval(() => {
    if (sent === 10_000) return clearInterval(sending)
    sent += 400
    socket.write('x'.repeat(400))
  }, 50)
  ended.push(() => clearInterval(sending))
  expect(await reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"bytes":10000\}$/)
})

test('an upload that stalls ends with 408', async () => {
  const app = await serve({ milliseconds: 200, uploadBytes: 100 })
  const { socket, reply } = await open(app, 'uploadAttachment', 10_000)
  socket.write('x'.repeat(5_000))
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['[]', 1, false],
  ['[[]]', 1, true],
  ['{"a":[{}]}', 3, false],
  ['{"a":[{}]}', 2, true],
  ['[[],[],[]]', 2, false],
  ['"[[[[["', 0, false],
  ['["\\"[[[[", 1]', 1, false],
  ['["\\\\",[[]]]', 2, true],
])('%s is deeper than %i levels: %s', (json, levels, deeper) => {
  expect(jsonFault(Buffer.from(json), levels)).toBe(deeper ? 'nested too deeply' : undefined)
})

test.each([
  ['"አበበ 👩‍👩‍👧‍👦"', true],
  ['"\\ud83d\\ude00"', true],
  ['"\\uD83D\\uDE00\\ud83d\\ude00"', true],
  ['["\\\\ud800"]', true],
  ['["\\\\u0000"]', true],
  ['"\\u00001"', false],
  ['"\\u0001"', true],
  ['"\\ud800"', false],
  ['"\\\\\\ud800"', false],
  ['"\\ud800\\ud800\\udc00"', false],
  ['"\\ud800\\\\udc00"', false],
  ['"\\ud800x\\udc00"', false],
  ['{"a":["\\uDC00x"]}', false],
  ['{"a\\u0000":1}', false],
  ['[{"a":"x\\u0000"}]', false],
])('%s can be stored: %s', (json, storable) => {
  expect(jsonFault(Buffer.from(json), 9)).toBe(storable ? undefined : 'NUL or lone surrogate')
})
