import { connect, type Socket } from 'node:net'
import { allCalls } from '@invea/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitor } from './testing/a-client.ts'
import { startService, type TestService } from './testing/a-service.ts'

let service: TestService
const sockets: Socket[] = []
beforeAll(async () => {
  service = (await startService('embedded')) as TestService
}, 60_000)
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.stop()
})

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more}`
const posted = head(`POST ${allCalls.signIn.path}`, 'content-type: application/json\r\ncontent-length: 60\r\n\r\n')

/** Ways to take one's time, each with what is sent at first and what then, a piece every half second. */
const kinds = {
  'sends nothing': { first: '', drip: '' },
  'sends its headers letter by letter': { first: head('GET /healthz'), drip: 'x' },
  'sends its body letter by letter': { first: posted, drip: '{' },
  // Answers of some hundred kilobytes that nobody takes.
  'reads nothing': { first: `${head('GET /openapi.json')}\r\n`.repeat(5), drip: '' },
} as const
type Kind = keyof typeof kinds

interface Slow {
  readonly kind: Kind
  readonly socket: Socket
  ended: boolean
}

const openSlow = (kind: Kind): Promise<Slow> =>
  new Promise((opened) => {
    const { first, drip } = kinds[kind]
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    const slow: Slow = { kind, socket, ended: false }
    sockets.push(socket)
    if (kind === 'reads nothing') socket.pause()
    else socket.resume()
    const timer = setInterval(() => socket.write(drip), 500)
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

test('400 clients that take their time hold up nobody, and those without a request are sent away', {
  timeout: 90_000,
}, async () => {
  const visitor = await aVisitor(service.url)
  const slow = await Promise.all(
    (Object.keys(kinds) as Kind[]).flatMap((kind) => Array.from({ length: 100 }, () => openSlow(kind))),
  )
  await new Promise((later) => setTimeout(later, 1_000))
  const times: number[] = []
  for (let at = 0; at < 100; at++) {
    service.clock.forward({ seconds: 1 })
    const begun = performance.now()
    const { status } = await visitor.call('getCurrentHold', {})
    times.push(performance.now() - begun)
    expect(status).toBe(200)
  }
  // One that had to wait for any of them would wait for seconds.
  expect(Math.max(...times)).toBeLessThan(1_000)
  expect(slow.filter(({ ended, kind }) => ended && kind === 'sends its body letter by letter')).toEqual([])

  // Fifteen seconds for the headers, looked after every five: a slow line needs less, a body may take its time.
  const withoutRequest = slow.filter(({ kind }) => kind === 'sends its headers letter by letter')
  await expect.poll(() => withoutRequest.filter(({ ended }) => !ended).length, { timeout: 40_000 }).toBe(0)
})
