// Measures the delivery of messages: messages a second with a gateway that takes 250 ms, the delay of a code behind 2,000
// reminders, and the delay of an e-mail while the SMS gateway is unreachable. Needs PostgreSQL on this machine.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { compose } from '@invea/service/compose.ts'
import { deliverOutboxJobs } from '@invea/service/messages/deliver.ts'
import { postMessage } from '@invea/service/messages/post-message.ts'
import { openDatabase } from '@invea/service/platform/database/database.ts'
import { migrate } from '@invea/service/platform/database/migrate.ts'
import { startJobs } from '@invea/service/platform/jobs/jobs.ts'
import { createLog } from '@invea/service/platform/log.ts'
import { readEnv } from '@invea/service/read-env.ts'
import { temporaryFolder, until } from '@invea/tooling/programs'
import { startServerOrExit } from './service/server.ts'

const gatewayMs = 250
const messageCount = 2_000

const server = await startServerOrExit()
const state = { isDead: false }
const arrived: { readonly text: string; readonly at: number }[] = []
const gateway = createServer(async (request, response) => {
  const { message } = (await json(request)) as { readonly message: string }
  if (state.isDead) return
  setTimeout(() => {
    arrived.push({ text: message, at: performance.now() })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"acknowledge":"success"}')
  }, gatewayMs)
})
await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
const folder = temporaryFolder('bench-messages')
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
const env = readEnv({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URL: await server.makeDatabase('messages', []),
  SMS_URL: url,
})
const log = createLog('silent')
const opened = await openDatabase(env, log)
await migrate(opened.db)
const mails: number[] = []
const services = {
  ...compose(env, opened, { log }),
  mail: { send: async () => void mails.push(performance.now()), close: () => undefined },
}

const about = { name: 'SAMPLE', helpLine: '8133' }
const appointment = { occasion: 'appointment', when: '', whenLong: '', office: '', minutes: 30 } as const
const post = async (kind: 'reminder' | 'code' | 'paid', at: number) => {
  const params = { ...about, ...appointment, number: String(at), code: '123456', amount: '5,000' }
  const phone = `09${String(at).padStart(8, '0')}`
  const to = kind === 'paid' ? { phone, email: `sample${at}@example.org` } : { phone }
  await services.transact((trx) =>
    postMessage(trx, services, {
      ...{ kind, params, to, language: 'en', officeId: 2, requestId: at, occasion: `${at}`, now: new Date() },
      sender: 'service',
    }),
  )
}
for (let at = 0; at < messageCount; at++) await post('paid', at)
let started = performance.now()
let stop = startJobs(deliverOutboxJobs(services), services)
await until('the delivery', () => arrived.length === messageCount, 600)
const seconds = ((arrived.at(-1)?.at ?? 0) - started) / 1_000
console.log(`${messageCount} messages, a gateway of ${gatewayMs} ms: ${Math.round(messageCount / seconds)} a second`)

for (let at = 0; at < messageCount; at++) await post('reminder', messageCount + at)
started = performance.now()
await post('code', 1)
const code = await until('the delivery', () => arrived.find(({ text }) => text.includes('123456')), 600)
console.log(`a code behind ${messageCount} reminders: ${Math.round(code.at - started)} ms`)
await until('the delivery', () => arrived.length === 2 * messageCount + 1, 600)
await stop()

state.isDead = true
for (let at = 0; at < 200; at++) await post('reminder', 3 * messageCount + at)
mails.length = 0
stop = startJobs(deliverOutboxJobs(services), services)
started = performance.now()
await post('paid', 4 * messageCount)
await until('the delivery', () => mails.length === 1, 600)
console.log(`an e-mail while the SMS gateway is dead: ${Math.round((mails[0] ?? 0) - started)} ms`)

gateway.closeAllConnections()
gateway.close()
await stop()
await services.workers.close()
await opened.close()
await server.stop()
