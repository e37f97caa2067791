// A process of its own, started by load.ts: a number of connections, each with one call in flight, for a number of seconds.
import { type Connection, openConnection, percentile, statusOf } from './connection.ts'
import type { Load, Seen } from './load.ts'
import { bookings, nothing, type Search, searches } from './messages.ts'
import type { Crowd } from './workload.ts'

const writerOf = ({ ask, round }: Load, now: Date): ((visitor: number) => Buffer) => {
  if (ask === 'nothing') return nothing
  if (ask.startsWith('search')) return searches(ask.slice('search '.length) as Search, now)
  return bookings(ask.slice('book '.length) as Crowd, now, round)
}

const work = async (load: Load): Promise<Seen> => {
  const { port, connections, seconds, ask, visitors, texts } = load
  // Written before the clock starts; those who search come again, those who book do not.
  const once = texts?.once ?? ask.startsWith('book')
  const many = once ? visitors.last - visitors.first + 1 : Math.min(2_000, visitors.last)
  const written = () => Array.from({ length: many }, (_, at) => write(visitors.first + at))
  const write = writerOf(load, new Date())
  const messages = texts?.messages.map((message) => Buffer.from(message)) ?? written()
  const connected = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))

  const times: number[] = []
  const byStatus: Record<string, number> = {}
  const usedBefore = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1_000
  let next = 0
  const client = async (send: Connection) => {
    for (let now = start; now < end; ) {
      const message = once ? messages[next++] : messages[next++ % messages.length]
      if (!message) return
      const status = statusOf(await send(message))
      const answered = performance.now()
      times.push(answered - now)
      byStatus[status] = (byStatus[status] ?? 0) + 1
      now = answered
    }
  }
  await Promise.all(connected.map(client))
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(usedBefore)
  const sorted = Float64Array.from(times).sort()
  return {
    perSecond: times.length / (milliseconds / 1_000),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    byStatus,
    ownCores: (user + system) / 1_000 / milliseconds,
  }
}

process.once('message', (load: Load) => {
  void work(load).then((seen) => {
    process.send?.(seen, () => process.exit(0))
  })
})
