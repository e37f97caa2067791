import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmsSender, toE164 } from './sms.ts'

let close = () => undefined as unknown
afterEach(() => close())

const gateway = async (status: number, answer: string) => {
  const received: { url: string; authorization: string; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      url: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => new Promise((done) => server.close(done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  return { received, sender: createSmsSender({ url, token: 'sample', sender: 'ICS', from: 'id1' }) }
}

test('a message goes to the gateway with an international number', async () => {
  const { received, sender } = await gateway(200, '{"acknowledge":"success","response":{"message_id":"1"}}')
  await sender.send({ to: '0900000001', text: 'ሰላም' })
  expect(received).toEqual([
    {
      url: 'POST /api/send',
      authorization: 'Bearer sample',
      body: { from: 'id1', sender: 'ICS', to: '+251900000001', message: 'ሰላም' },
    },
  ])
  expect(toE164('900000001')).toBe('+251900000001')
  expect(toE164('+44 1632 960001')).toBe('+441632960001')
  expect(toE164('15550100123')).toBe('+15550100123')
  expect(toE164('+251900000001')).toBe('+251900000001')
})

test.each([
  [200, '{"acknowledge":"error","response":{}}'],
  [500, '{"acknowledge":"success"}'],
  [200, 'not json'],
])('an answer %i %s counts as not sent', async (status, answer) => {
  const { sender } = await gateway(status, answer)
  await expect(sender.send({ to: '0900000001', text: 'x' })).rejects.toThrow('SMS gateway')
})
