// `pnpm --filter @invea/bench growth`: compares the cost of calls with 10,000 and with 4,000,000 requests (16,000,000 attachments,
// 40,000,000 audit rows), in alternating rounds. `--requests=400000` uses a smaller database. README.md explains how to read it.
import { parseArgs } from 'node:util'
import { addDays } from '@invea/domain'
import { anApplicant } from '@invea/domain/testing'
import { createApp } from '@invea/service/app.ts'
import { makeFinal } from '@invea/service/appointments/holds.ts'
import { compose } from '@invea/service/compose.ts'
import { listAppointments } from '@invea/service/operator/appointments-of-day.ts'
import { createOperatorContext } from '@invea/service/operator/command.ts'
import { loadSampleData } from '@invea/service/operator/sample-data.ts'
import { dayOf } from '@invea/service/platform/clock.ts'
import { openDatabase } from '@invea/service/platform/database/database.ts'
import { migrate } from '@invea/service/platform/database/migrate.ts'
import { newId } from '@invea/service/platform/ids.ts'
import { createLog } from '@invea/service/platform/log.ts'
import { readEnv } from '@invea/service/read-env.ts'
import { insertPerson, insertRequest } from '@invea/service/requests/request-writer.ts'
import { sendCall } from '@invea/service/testing/a-client.ts'
import { aClock } from '@invea/service/testing/a-clock.ts'
import { aRequestFrame } from '@invea/service/testing/a-stored-request.ts'
import { insertManyRequests, type Size } from '@invea/service/testing/many-requests.ts'
import { temporaryFolder } from '@invea/tooling/programs'
import pg from 'pg'
import { startServerOrExit } from '../service/server.ts'
import { daysFrom, makeVisitors, tokenOf } from '../service/workload.ts'
import { machineLoad, median } from '../statistics.ts'

const { values } = parseArgs({ options: { requests: { type: 'string' }, rounds: { type: 'string' } } })
const requestCount = Number(values.requests ?? 4_000_000)
const rounds = Number(values.rounds ?? 60)
const maxRatio = 1.5
/** Limit of rows read from one table, on average for one call. A calendar of 60 days reads 720 counters. */
const maxRows = 1_000
const sizeOf = (requests: number): Size => ({ requests, attachments: 4 * requests, auditRows: 10 * requests })

const server = await startServerOrExit()
const { version, makeDatabase } = server
const officeId = 1
const visitors = 2 * rounds + 10
const folder = temporaryFolder('bench-growth')

/** Starts the service on a database of this size, and creates one real request for each round. */
const open = async (size: Size) => {
  const url = await makeDatabase(`requests_${size.requests}`, [])
  const env = readEnv({
    ...{ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url, ADDRESS_RATE_FACTOR: '10000' },
    ...{ UNCODED_SHARE_PERCENT: '100', SLOT_RETURN_MINUTES: '0', CALL_WAIT_MILLISECONDS: '60000' },
  })
  const log = createLog('silent')
  const opened = await openDatabase(env, log)
  await migrate(opened.db)
  const clock = aClock(new Date().toISOString())
  const services = compose(env, opened, { log, clock })
  await loadSampleData(services)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const query = async (statement: string) => (await client.query(statement)).rows ?? []
  await query('update restriction set min_days = 1, max_days = 150')
  const started = performance.now()
  await insertManyRequests(query, {
    ...{ size, before: clock.now() },
    print: (line) => console.log(`${line} after ${((performance.now() - started) / 1000).toFixed(0)} s`),
  })
  for (const statement of makeVisitors(1, visitors)) await query(statement)
  await query(`update session set human = human || jsonb_build_object('lookup', now() + interval '1 day')`)

  const app = await createApp(services)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = async (id: Parameters<typeof sendCall>[1], visitor: number, input: Parameters<typeof sendCall>[2]) => {
    const key = { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${tokenOf(visitor)}` }
    const response = await sendCall(address, id, input, key)
    if (response.status !== 200) throw new Error(`${id} returned ${response.status}: ${response.body.code}`)
    return response
  }
  const [date, nextDate] = daysFrom(clock.now()) as [never, never]
  const book = (visitor: number, on = nextDate) =>
    call('submitAppointment', visitor, {
      body: { officeId, date: on, slotId: 1 + (visitor % 12), requestType: 'new', applicants: 1 },
    })
  const numbers: { readonly applicationNumber: string; readonly confirmationNumber: string }[] = []
  for (let visitor = 1; visitor <= rounds; visitor++) {
    await book(visitor, date)
    const now = clock.now()
    const id = newId(officeId)
    await services.transact(async (trx) => {
      const frame = aRequestFrame({ id, officeId, sessionId: visitor, deliveryDate: addDays(dayOf(now), 30), now })
      const confirmationNumber = await insertRequest(trx, services, frame)
      const person = { officeId, requestId: id, position: 1, applicant: anApplicant(), now }
      const { applicationNumber } = await insertPerson(trx, services, person)
      await makeFinal(trx, { sessionId: visitor, requestId: id, expiresAt: null, now })
      numbers.push({ applicationNumber, confirmationNumber })
    })
  }
  await query('analyze')

  const from = dayOf(clock.now())
  const calls: Readonly<Record<string, (round: number) => Promise<unknown>>> = {
    'status by both numbers': (round) =>
      call('findByApplicationNumber', rounds + 1 + (round % 5), { body: numbers[round] }),
    'own applications': (round) => call('getMyApplications', round + 1, {}),
    'availability, calendar read again': (round) => {
      clock.forward({ seconds: 2 })
      const body = { officeId, requestType: 'new', applicants: 1, from, to: addDays(from, 60) }
      return call('getAvailability', round + 1, { body })
    },
    booking: (round) => book(rounds + 6 + round),
    'day list of the operator': () => listAppointments.run(createOperatorContext(services), { officeId, day: date }),
  }
  return {
    calls,
    /** Large tables that were scanned completely since the last reset, or of which a call reads more than `maxRows` rows. */
    longReads: async (callCount: number) => {
      // An idle connection reports its statistics within ten seconds.
      await new Promise((reported) => setTimeout(reported, 11_000))
      return query(`select relname as table, seq_scan::integer as scans,
          ((seq_tup_read + coalesce(idx_tup_fetch, 0)) / ${callCount})::integer as rows
        from pg_stat_user_tables
        where n_live_tup > 5000 and (seq_scan > 0 or (seq_tup_read + coalesce(idx_tup_fetch, 0)) / ${callCount} > ${maxRows})`)
    },
    resetStatistics: () => query('select pg_stat_reset()'),
    close: async () => {
      await app.close()
      await services.workers.close()
      await client.end()
      await opened.close()
    },
  }
}

console.log(`${version}, Node ${process.version}, ${machineLoad()}`)
const small = await open(sizeOf(10_000))
const large = await open(sizeOf(requestCount))
const names = Object.keys(small.calls)
const timings = new Map(names.map((name) => [name, { small: [] as number[], large: [] as number[] }]))
const time = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
await large.resetStatistics()
for (let round = 0; round < rounds; round++) {
  for (const name of names) {
    for (const [side, database] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const work = database.calls[name]
      if (work) timings.get(name)?.[side].push(await time(() => work(round)))
    }
  }
}
console.log(`\nMedian of ${rounds} calls, ${machineLoad()}`)
console.log(
  `${''.padEnd(36)}${'10,000 requests'.padStart(18)}${`${requestCount.toLocaleString('en')} requests`.padStart(22)}`,
)
let missed = 0
for (const [name, both] of timings) {
  const [one, other] = [median(both.small), median(both.large)]
  if (other / one > maxRatio) missed++
  console.log(
    `${name.padEnd(36)}${`${one.toFixed(2)} ms`.padStart(18)}${`${other.toFixed(2)} ms`.padStart(22)}  ${(other / one).toFixed(2)}x (limit ${maxRatio}x)`,
  )
}
const longReads = await large.longReads(rounds * names.length)
console.log(
  longReads.length === 0 ? 'No call read many rows of a large table.' : `Long reads: ${JSON.stringify(longReads)}`,
)
await small.close()
await large.close()
await server.stop()
process.exit(missed === 0 && longReads.length === 0 ? 0 : 1)
