import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { reasonOf } from '../platform/log.ts'
import { aClock } from '../testing/a-clock.ts'
import { listen } from '../testing/stand-ins.ts'
import { createMailSender, createSmsSender } from './senders.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const named = (url: string) => ({ url, token: 'sample', sender: 'ICS', from: 'id1' })
const clock = aClock()
const parts = { clock, log: pino({ level: 'silent' }) }

const gateway = async (status: number, responseBody: string) => {
  const received: { url: string; authorization: string; body: unknown }[] = []
  const { origin, stop } = await listen(({ method, url, headers }, body, response) => {
    received.push({
      url: `${method} ${url}`,
      authorization: headers.authorization ?? '',
      body: JSON.parse(body),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(responseBody)
  })
  closing.push(stop)
  const url = `${origin}/api`
  return { received, url, sender: createSmsSender([named(url)], parts) }
}

test('sends a message to the gateway with an international number', async () => {
  const { received, sender } = await gateway(200, '{"acknowledge":"success","response":{"message_id":"1"}}')
  await sender.send({ to: '0900000001', text: 'ሰላም' })
  expect(received).toEqual([
    {
      url: 'POST /api/send',
      authorization: 'Bearer sample',
      body: { from: 'id1', sender: 'ICS', to: '+251900000001', message: 'ሰላም' },
    },
  ])
})

test.each([
  [200, '{"acknowledge":"error","response":{}}'],
  [500, '{"acknowledge":"success"}'],
  [200, 'not json'],
])('a response %i %s counts as not sent', async (status, response) => {
  const { sender } = await gateway(status, response)
  const failure = await sender.send({ to: '0900000001', text: 'x' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(reasonOf(failure)).toBe(status === 200 ? 'NOT_ACKNOWLEDGED' : 'HTTP_500')
})

test('a second gateway sends if the first fails, and is tried first for a minute', async () => {
  const [broken, backup] = [await gateway(500, '{}'), await gateway(200, '{"acknowledge":"success"}')]
  const both = createSmsSender([named(broken.url), named(backup.url)], parts)
  await both.send({ to: '0900000001', text: 'one' })
  await both.send({ to: '0900000001', text: 'two' })
  expect([broken.received.length, backup.received.length]).toEqual([1, 2])
  clock.forward({ minutes: 2 })
  await both.send({ to: '0900000001', text: 'three' })
  expect([broken.received.length, backup.received.length]).toEqual([2, 3])
})

test('a mail server that does not respond fails the attempt after ten seconds', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const mail = createMailSender(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'ICS <a@portal.invalid>')
  closing.push(
    () => vi.useRealTimers(),
    () => mail.close(),
    () => server.close(),
  )
  const sending = expect(mail.send({ to: 'b@example.org', subject: 's', text: 't', id: '1' })).rejects.toThrow(
    'Greeting never received',
  )
  await once(server, 'connection')
  await wait(50)
  await vi.advanceTimersByTimeAsync(10_000)
  await sending
})
