// `pnpm --filter @invea/bench scale:measure`: measures the calls a second of one instance on PostgreSQL for the simulation, and writes
// rates.json.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Load, LoadResult } from '../service/load.ts'
import { startServerOrExit } from '../service/server.ts'
import { openServiceUnderTest } from '../service/service-under-test.ts'
import { tokenOf } from '../service/workload.ts'
import { median } from '../statistics.ts'

const seconds = 4
const rounds = 3
const connections = 32
const load = () => Number(loadavg()[0]?.toFixed(1))

const server = await startServerOrExit()
const url = await server.makeDatabase('scale', [])
const settings = { OPERATOR_TOKEN: randomUUID() }
const service = await openServiceUnderTest(url, { rounds, seconds, bookingLoads: 1, settings })

const operate = async (command: string, options: object) => {
  const response = await fetch(`http://127.0.0.1:${service.port}/operator/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`)
}

const head = (method: string, name: string, visitor: number, more = '') =>
  `${method} /Waiting/api/V1.0/Waiting/${name} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://localhost:4100\r\naccept: application/json\r\n` +
  `x-forwarded-for: 10.${(visitor >> 14) % 256}.${(visitor >> 6) % 256}.${(visitor % 64) + 1}\r\n${more}`
const message = {
  polls: (visitor: number) => `${head('GET', 'GetLine', visitor)}\r\n`,
  tickets: (visitor: number) => `${head('POST', 'TakeTicket', visitor, 'content-length: 0\r\n')}\r\n`,
  exchanges: (visitor: number, ticket = '') => {
    const body = JSON.stringify({ ticket })
    const more = `authorization: Bearer ${tokenOf(visitor)}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`
    return `${head('POST', 'ExchangeTicket', visitor, more)}\r\n${body}`
  },
}
const writeMessages = (write: (visitor: number) => string, from = 1, count = 5_000) =>
  Array.from({ length: count }, (_, at) => write(from + at))

const measured = (workload: Load['workload'], texts?: Load['texts']): Promise<LoadResult> =>
  service.load(workload, 1, seconds, { connections, ...(texts && { texts }) })

type Name = 'bookings' | 'searches' | 'tickets' | 'polls' | 'exchanges'
const measurements: Record<Name, number[]> = { bookings: [], searches: [], tickets: [], polls: [], exchanges: [] }
const record = (name: Name, { perSecond: rate, p50, p99, byStatus }: LoadResult) => {
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const share = (byStatus[200] ?? 0) / total
  console.log(
    `${name.padEnd(10)} ${(rate * share).toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${JSON.stringify(byStatus)}`,
  )
  measurements[name].push(rate * share)
}

let before = 0
try {
  await service.load('book spread', 0, 2, { connections })
  before = load()
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds}, ${seconds} s each, load ${load()}`)
    record('bookings', await measured('book spread'))
    record('searches', await measured('search known'))
    await operate('waiting-open', { perMinute: 1_000_000 })
    record('polls', await measured('texts', { messages: writeMessages(message.polls), once: false }))
    record('tickets', await measured('texts', { messages: writeMessages(message.tickets), once: false }))
    // Takes tickets that are admitted at once. Each visitor exchanges one.
    const tickets: string[] = []
    while (tickets.length < 6_000) {
      const taken = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const response = await fetch(`http://127.0.0.1:${service.port}/Waiting/api/V1.0/Waiting/TakeTicket`, {
            method: 'POST',
            headers: { 'x-forwarded-for': `10.250.${round}.${tickets.length % 250}` },
          })
          return ((await response.json()) as { readonly ticket: string }).ticket
        }),
      )
      tickets.push(...taken)
    }
    const first = service.visitors - round * tickets.length
    const messages = tickets.map((ticket, at) => message.exchanges(first + at, ticket))
    record('exchanges', await measured('texts', { messages, once: true }))
    await operate('waiting-close', {})
  }
} finally {
  await service.stop()
  await server.stop()
}

const rates = {
  date: new Date().toISOString().slice(0, 10),
  machine: { cores: cpus().length, model: cpus()[0]?.model ?? '', node: process.version, postgres: server.version },
  load: { before, after: load() },
  rounds,
  seconds,
  perSecond: {
    bookings: Math.round(median(measurements.bookings)),
    searches: Math.round(median(measurements.searches)),
    tickets: Math.round(median(measurements.tickets)),
    polls: Math.round(median(measurements.polls)),
    exchanges: Math.round(median(measurements.exchanges)),
  },
}
writeFileSync(join(import.meta.dirname, 'rates.json'), `${JSON.stringify(rates, null, 2)}\n`)
console.log(JSON.stringify(rates))
