import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postMessage } from '../../src/messages/post-message.ts'
import { addTime } from '../../src/platform/clock.ts'
import { createMetricsReader, type MetricsListener, startMetrics } from '../../src/platform/metrics/monitoring.ts'
import { recordEvent } from '../../src/requests/request-events.ts'
import { send, sendCall } from '../../src/testing/a-client.ts'
import { serviceOf, startService, type TestService } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { anUrgentRequest } from '../../src/testing/a-stored-request.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { deliverOutbox } from '../../src/testing/posted-messages.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'

const service = serviceOf('embedded', { METRICS_PORT: '0' })
let listener: MetricsListener
beforeAll(async () => {
  listener = (await startMetrics(service.services)) as MetricsListener
})
afterAll(() => listener.close())

const read = async () => (await send(`http://127.0.0.1:${listener.port}/metrics`)).body as string
const readingOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

test('counts calls by pattern and status, holds, their batches, and waiting messages', async () => {
  const { services, clock } = service
  const visitor = await aHuman(service)
  await visitor.call('submitAppointment', { body: aSlotRequest() })
  await send(`${service.url}/Master/api/V1.0/CountryRegion/GetCityListByRegion?regionId=CANARYQUERY`)
  await services.transact((trx) =>
    postMessage(trx, services, {
      kind: 'code',
      params: { name: 'CANARYNAME', helpLine: '8133', code: '654321', minutes: 5 },
      language: 'en',
      to: { phone: '0900000001', email: 'canary@example.org' },
      officeId: 2,
      occasion: 'metrics',
      now: clock.now(),
      sender: 'service',
    }),
  )
  clock.forward({ minutes: 3 })
  const text = await read()
  const cities = 'method="GET",route="/Master/api/V1.0/CountryRegion/GetCityListByRegion",status="400"'
  expect(readingOf(text, `service_call_seconds_count{${cities}}`)).toBe(1)
  expect(readingOf(text, 'service_hold_batch_size_count')).toBe(1)
  expect(readingOf(text, 'service_holds_live')).toBe(1)
  expect(readingOf(text, 'service_outbox_messages{state="waiting",channel="mail"}')).toBe(1)
  expect(readingOf(text, 'service_outbox_messages{state="waiting",channel="sms"}')).toBe(1)
  expect(readingOf(text, 'service_outbox_oldest_seconds')).toBe(180)
  // Messages that wait because of their recipient's limit do not wait for a gateway.
  const later = addTime(clock.now(), { minutes: 15 })
  await services.db.updateTable('outbox').set({ delayed: true, next_attempt_at: later }).execute()
  expect(readingOf(await read(), 'service_outbox_oldest_seconds')).toBe(0)
  expect(readingOf(text, 'service_database_up')).toBe(1)
  expect(readingOf(text, 'service_refunds_due')).toBe(0)
  expect(readingOf(text, 'service_payment_reports_due')).toBe(0)
  expect(text).not.toMatch(/CANARY|canary|(?<!\d)(654321|0900000001)(?!\d)/)
  expect(text).not.toContain(visitor.accessToken)
})

test('a refused address and a retried message raise no age, and messages that no one sends do', async () => {
  const { services, clock } = service
  const oldest = async () => readingOf(await read(), 'service_outbox_oldest_seconds')
  const outbox = services.db.updateTable('outbox')
  await outbox.set({ attempts: 3, urgency: 1, delayed: false, next_attempt_at: clock.now() }).execute()
  clock.forward({ minutes: 20 })
  expect(await oldest()).toBe(1_200)
  const refuse = async () => {
    throw new Error('no such phone')
  }
  await deliverOutbox({ ...services, sms: { send: refuse }, mail: { send: refuse, close: () => undefined } })
  expect(await oldest()).toBe(0)
  await outbox.set({ state: 'failed', attempts: 12 }).execute()
  clock.forward({ hours: 6 })
  await operatorRows(service, 'outbox-retry')
  expect(await oldest()).toBeLessThan(1)
  clock.forward({ minutes: 6 })
  expect(await oldest()).toBeGreaterThan(300)
})

test('reports the people, rate and admissions of a waiting line, and the waiting time before each pass', async () => {
  const { clock, url } = service
  expect(readingOf(await read(), 'service_waiting_line_people')).toBe(0)
  const opensAt = new Date(clock.now().getTime() + 60_000).toISOString()
  await operatorRows(service, 'waiting-open', { perMinute: 60, opensAt })
  const take = () => sendCall(url, 'takeTicket', {})
  const { body } = await take()
  for (let at = 0; at < 9; at++) await take()
  const before = await read()
  expect(readingOf(before, 'service_waiting_line_people')).toBe(10)
  expect(readingOf(before, 'service_waiting_line_open')).toBe(0)
  expect(readingOf(before, 'service_waiting_line_rate')).toBe(60)
  clock.forward({ seconds: 60 })
  expect((await sendCall(url, 'getWaitingLine', {})).body.line.drawn).toBe(10)
  clock.forward({ seconds: 4 })
  const halfway = await read()
  expect(readingOf(halfway, 'service_waiting_line_open')).toBe(1)
  expect(readingOf(halfway, 'service_waiting_line_admitted')).toBe(4)
  expect(readingOf(halfway, 'service_waiting_line_people')).toBe(6)
  clock.forward({ seconds: 10 })
  const visitor = await aHuman(service)
  for (let again = 0; again < 2; again++) {
    expect((await visitor.call('exchangeTicket', { body: { ticket: body.ticket } })).status).toBe(200)
    clock.forward({ seconds: 1 })
  }
  const text = await read()
  expect(readingOf(text, 'service_waiting_line_passes')).toBe(1)
  expect(readingOf(text, 'service_waiting_line_wait_seconds_count')).toBe(1)
  expect(readingOf(text, 'service_waiting_line_wait_seconds_sum')).toBeGreaterThanOrEqual(74)
  await operatorRows(service, 'waiting-close')
  expect(readingOf(await read(), 'service_waiting_line_people')).toBe(0)
})

test('counts reviews and answered corrections that wait for the agency for too long', async () => {
  const { services, clock } = service
  const due = async (kind: string) => readingOf(await read(), `service_${kind}_due`)
  expect([await due('reviews'), await due('corrections')]).toEqual([0, 0])
  const applicationNumber = await anUrgentRequest(service)
  expect(await due('reviews')).toBe(1)
  await operatorRows(service, 'ask-correction', { applicationNumber, reason: 'The photo is dark' })
  const persons = services.db.selectFrom('request_person').selectAll()
  const {
    id: personId,
    request_id: id,
    office_id,
  } = await persons.where('application_number', '=', applicationNumber).executeTakeFirstOrThrow()
  // The clock of the test is at a Saturday, so six days later it is Friday.
  clock.forward({ hours: 6 * 24 })
  expect([await due('reviews'), await due('corrections')]).toEqual([0, 0])
  const event = { request: { office_id, id }, kind: 'changed', personId, at: clock.now() } as const
  await services.transact((trx) => recordEvent(trx, services, event))
  clock.forward({ hours: 25 })
  expect(await due('corrections')).toBe(0)
  clock.forward({ hours: 46 })
  expect(await due('corrections')).toBe(0)
  clock.forward({ hours: 2 })
  expect(await due('corrections')).toBe(1)
  await operatorRows(service, 'accept-correction', { applicationNumber })
  expect(await due('corrections')).toBe(0)
})

test('a review is due two working days before its end, also when a weekend is between them', async () => {
  const { services, clock } = service
  const due = async () => readingOf(await read(), 'service_reviews_due')
  // The next Friday, before the Monday of its end.
  while (new Date(clock.now()).getUTCDay() !== 5) clock.forward({ hours: 24 })
  await anUrgentRequest(service)
  await services.db
    .updateTable('request')
    .set({ held_until: addTime(clock.now(), { hours: 72 }) })
    .where('status', '=', 'underReview')
    .where('held_until', '>', clock.now())
    .execute()
  expect(await due()).toBe(1)
})

test('counts work outside the event loop by its outcome, and reports limited resources', async () => {
  const { services } = service
  const dependency = (name: string, outcome: string) =>
    `service_dependency_seconds_count{dependency="${name}",outcome="${outcome}"}`
  const name = await services.files.put(Buffer.from('CANARYFILE'))
  writeFileSync(join(services.env.dataDir, 'files', name), 'changed')
  await expect(services.files.find(name)).rejects.toThrow()
  const task = services.workers.run('rebuildPdf', { file: Buffer.from('no document') }, 1)
  expect(readingOf(await read(), 'service_worker_tasks')).toBe(1)
  await task
  const text = await read()
  expect(readingOf(text, dependency('files', 'done'))).toBe(1)
  expect(readingOf(text, dependency('files', 'failed'))).toBe(1)
  expect(readingOf(text, dependency('rebuildPdf', 'done'))).toBe(1)
  expect(readingOf(text, 'service_worker_tasks')).toBe(0)
  expect(readingOf(text, 'service_event_loop_utilization')).toBeGreaterThan(0)
  expect(readingOf(text, 'service_disk_free_bytes')).toBeLessThan(readingOf(text, 'service_disk_size_bytes'))
  expect(text).not.toContain('CANARY')
})

test('reports the end of the last backup, and 0 before the first one', async () => {
  const lastBackup = async () => readingOf(await read(), 'service_backup_last_success_seconds')
  expect(await lastBackup()).toBe(0)
  const { services } = service
  writeFileSync(join(services.env.dataDir, 'last-backup'), '')
  utimesSync(join(services.env.dataDir, 'last-backup'), 1_800_000_000, 1_800_000_000)
  expect(await lastBackup()).toBe(1_800_000_000)
})

test('the public listener serves no metrics, and the metrics listener nothing else', async () => {
  expect((await send(`${service.url}/metrics`)).status).toBe(404)
  expect((await send(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(404)
})

test('starts no listener without a port', async () => {
  const { services } = service
  expect(await startMetrics({ ...services, env: { ...services.env, metricsPort: undefined } })).toBeUndefined()
})

test('reports an unreachable database, and omits figures from the database', async () => {
  const other = (await startService('embedded')) as TestService
  const readOther = createMetricsReader(other.services)
  expect(readingOf(await readOther(), 'service_holds_live')).toBe(0)
  await other.opened.close()
  const text = await readOther()
  expect(readingOf(text, 'service_database_up')).toBe(0)
  expect(text).not.toMatch(/^service_(outbox|holds|refunds|orders|waiting_line_(?!wait))\w+[ {]/m)
  await other.app.close()
  await other.services.workers.close()
})
