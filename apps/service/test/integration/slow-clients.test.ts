import { connect, type Server, type Socket } from 'node:net'
import { allEndpoints } from '@invea/api/contract'
import { afterAll, expect, test } from 'vitest'
import { aVisitor } from '../../src/testing/a-client.ts'
import { serviceOf } from '../../src/testing/a-service.ts'

const service = serviceOf('embedded')
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more}`
const postHead = head(
  `POST ${allEndpoints.signIn.path}`,
  'content-type: application/json\r\ncontent-length: 2000\r\n\r\n',
)

/** Slow clients: their first bytes, and the bytes they then send every half second. */
const kinds = {
  'sends nothing': { first: '', repeated: '' },
  'sends its headers letter by letter': { first: head('GET /healthz'), repeated: 'x' },
  'sends its body letter by letter': { first: postHead, repeated: '{' },
  // Responses of some hundred kilobytes that the client does not read.
  'reads nothing': { first: `${head('GET /openapi.json')}\r\n`.repeat(5), repeated: '' },
} as const
type Kind = keyof typeof kinds

interface SlowClient {
  readonly kind: Kind
  readonly socket: Socket
  ended: boolean
}

const openSlow = (kind: Kind): Promise<SlowClient> =>
  new Promise((opened) => {
    const { first, repeated } = kinds[kind]
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    const slow: SlowClient = { kind, socket, ended: false }
    sockets.push(socket)
    if (kind === 'reads nothing') socket.pause()
    else socket.resume()
    const timer = setInterval(() => socket.write(repeated), 500)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(timer)
      slow.ended = true
    })
    socket.once('connect', () => {
      socket.write(first)
      opened(slow)
    })
  })

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

test('400 slow clients do not delay others, and connections without a request are closed', {
  timeout: 240_000,
}, async () => {
  const { server } = service.app
  expect(server.headersTimeout).toBe(15_000)
  server.headersTimeout = 600_000
  const visitor = await aVisitor(service.url)
  const slow = await Promise.all(
    (Object.keys(kinds) as Kind[]).flatMap((kind) => Array.from({ length: 100 }, () => openSlow(kind))),
  )
  await expect.poll(() => connectionsOf(server), { timeout: 60_000 }).toBeGreaterThanOrEqual(slow.length)
  for (let at = 0; at < 100; at++) {
    service.clock.forward({ seconds: 1 })
    expect((await visitor.call('getCurrentHold', {})).status).toBe(200)
  }
  // All are still connected, so no call waited for one of them to end.
  expect(slow.filter(({ ended, kind }) => ended && kind !== 'sends its body letter by letter')).toEqual([])

  // The server checks its header timeout every five seconds. http/hooks.test.ts tests slow bodies.
  server.headersTimeout = 1_000
  const withoutRequest = slow.filter(({ kind }) => kind === 'sends its headers letter by letter')
  await expect.poll(() => withoutRequest.filter(({ ended }) => !ended).length, { timeout: 60_000 }).toBe(0)
})
