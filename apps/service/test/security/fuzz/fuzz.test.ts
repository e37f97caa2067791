import { allEndpoints, type EndpointId } from '@invea/api/contract'
import { freePort } from '@invea/tooling/ports'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handlers } from '../../../src/app.ts'
import { aVisitor, wireMessage } from '../../../src/testing/a-client.ts'
import { type Sandbox, startSandbox } from '../../../src/testing/a-sandbox.ts'
import { startService, type TestService } from '../../../src/testing/a-service.ts'
import { aSlotRequest, withCapacity } from '../../../src/testing/a-slot.ts'
import { aHuman } from '../../../src/testing/human.builder.ts'
import { aTarget, bearer, type Target } from '../authorization/a-target.ts'
import { payInStore } from '../authorization/pay-in-store.ts'
import { build } from './build.ts'
import { changeEachInside, nearValues } from './change.ts'
import { createExchange, type Raw } from './exchange.ts'
import { hostileValues } from './hostile-values.ts'
import { faultsOf } from './judge.ts'
import { type Plan, plans } from './plan.ts'
import { samplesOf, wrongSolution } from './samples.ts'

const seed = Number(process.env.FUZZ_SEED ?? process.env.TEST_SEED ?? 20_261_121)
const count = Number(process.env.FUZZ_REQUESTS ?? (process.env.TEST_FULL ? 10_000 : 1_000))
/** Simultaneous requests, as behind a proxy. */
const concurrency = 8
/** Owners are replaced after this number of requests, because their applications get cancelled, paid and complete. */
const renewEvery = Math.min(1_000, count / 4)

let service: TestService
let sandbox: Sandbox
let owners: readonly Target[]
/** Log lines of internal errors, because a response does not contain the reason. */
const errorLines: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => errorLines.push(line.slice(0, 1_500)) })

const forms = ['site', 'passport', 'signUp', 'signIn', 'contact', 'lookup'] as const
/** A registration uses up its proof. Without another one most requests of that call would be refused before they are checked. */
const proveFor = async (call: EndpointId, { client }: Target) => {
  if (call === 'registerUser') await aHuman(service, forms, client)
}

const newOwners = async (): Promise<readonly Target[]> => {
  const created: Target[] = []
  for (const state of ['initial', 'confirmed', 'paymentCompleted'] as const) {
    const target = await aTarget(service, await aHuman(service, forms))
    const { db } = service.services
    if (state === 'confirmed')
      await db.updateTable('request').set({ status: state }).where('id', '=', target.ids.request).execute()
    if (state === 'paymentCompleted') await payInStore(service, target)
    created.push(target)
  }
  return created
}

beforeAll(async () => {
  const port = await freePort()
  sandbox = await startSandbox(`http://127.0.0.1:${port}`)
  const settings = { SERVICE_PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, SANDBOX_URL: sandbox.url }
  service = (await startService(
    'embedded',
    { ...settings, ADDRESS_RATE_FACTOR: '10000', SMS_INBOUND_SECRET: 'a secret that signs no hostile message' },
    log,
  )) as TestService
  for (const slotId of [3, 4]) await withCapacity(service.services, 5_000, aSlotRequest({ slotId }))
  owners = await newOwners()
})
afterAll(async () => {
  await service.stop()
  await sandbox.stop()
})

/** Most callers have a session. Some have none, or an invented token. */
const tokenFor = async ({ call, choose }: Plan, own: Target): Promise<Readonly<Record<string, string>>> => {
  if (choose.caller % 20 === 0) return {}
  if (choose.caller % 20 === 1) return { authorization: `Bearer ${'x'.repeat(43)}` }
  return bearer(call === 'signOut' ? await aVisitor(service.url) : own.client)
}

/** Whether method and path still match the planned call. */
const callOf = ({ call }: Plan, raw: Raw, before: Raw): EndpointId | undefined =>
  raw.method === before.method && raw.path.split('?')[0] === before.path.split('?')[0] ? call : undefined

test(`${count} valid, almost valid and hostile requests break nothing (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  const { exchange, close } = createExchange(service.url)
  const queue = plans(Object.keys(handlers) as EndpointId[], { seed, count }).entries()
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const one = async (at: number, plan: Plan) => {
    if (at % renewEvery === renewEvery - 1) owners = await newOwners()
    const own = owners[plan.choose.caller % owners.length] as Target
    const raw = build(plan, own)
    const headers = { ...(await tokenFor(plan, own)), 'idempotency-key': `fuzz-${at}`, ...raw.headers }
    service.clock.forward({ seconds: 1 })
    await proveFor(plan.call, own)
    const reply = await exchange({ ...raw, headers }).catch((error: unknown) => String(error))
    const where = `${at} ${plan.call} ${plan.distance} ${raw.method} ${raw.path.slice(0, 300)} ${String(raw.body ?? '').slice(0, 300)}`
    if (typeof reply === 'string') return void faults.push(`${reply}: ${where}`)
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    const right = build({ ...plan, distance: 'right' }, own)
    for (const fault of faultsOf(callOf(plan, raw, right), raw, reply))
      faults.push(`${fault}: ${where} -> ${reply.status} ${reply.body.toString().slice(0, 300)}`)
  }
  const worker = async () => {
    for (const [at, plan] of queue) await one(at, plan)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  close()
  process.stdout.write(
    `fuzz: seed ${seed}, ${count} requests, statuses ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}\n`,
  )
  expect([...faults.slice(0, 20), ...errorLines.slice(0, 5)]).toEqual([])
  const health = await fetch(`${service.url}/readyz`)
  expect(health.status).toBe(200)
})

test('a wrong value at any position of the JSON inside a field or a header breaks nothing', async () => {
  const { exchange, close } = createExchange(service.url)
  const [own] = owners as readonly [Target, ...Target[]]
  const stranger = await aHuman(service, [])
  const changes = [...nearValues, ...hostileValues.map((value) => () => value)]
  const everyWrong = (value: unknown) => changes.flatMap((change) => changeEachInside(value, change))
  const bodies = (Object.keys(handlers) as EndpointId[]).flatMap((call) => {
    const { method, path } = allEndpoints[call]
    const raw = { method, path, headers: { 'content-type': 'application/json', ...bearer(own.client) } }
    return samplesOf(call)
      .flatMap((sample) => everyWrong(wireMessage(call, sample(own)).body))
      .map((body) => ({ call, raw: { ...raw, body: JSON.stringify(body) } }))
  })
  const { method, path } = allEndpoints.submitAppointment
  const headers = everyWrong(wrongSolution).flatMap((solution) =>
    String(solution).length < 10_000
      ? [{ ...bearer(stranger), 'content-type': 'application/json', 'x-captcha': String(solution) }]
      : [],
  )
  const body = JSON.stringify(wireMessage('submitAppointment', { body: aSlotRequest() }).body)
  const requests: readonly { readonly call: EndpointId; readonly raw: Raw }[] = [
    ...bodies,
    ...headers.map((one) => ({ call: 'submitAppointment' as const, raw: { method, path, headers: one, body } })),
  ]
  expect(requests.length).toBeGreaterThan(1_000)
  const faults: string[] = []
  for (const { call, raw } of requests) {
    service.clock.forward({ seconds: 3 })
    await proveFor(call, own)
    const reply = await exchange(raw)
    for (const fault of faultsOf(call, raw, reply)) faults.push(`${fault}: ${call} ${reply.status} ${raw.body}`)
  }
  close()
  expect([...faults.slice(0, 20), ...errorLines.slice(0, 5)]).toEqual([])
})
