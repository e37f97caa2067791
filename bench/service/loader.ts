// A process started by load.ts: opens connections, each with one call in flight, for `seconds`.

import { type Connection, openConnection, statusOf } from '@invea/tooling/http-connection'
import { percentiles } from '../statistics.ts'
import { applications, type MasterIds } from './applications.ts'
import { type Load, type LoadResult, serveLoader } from './load.ts'
import { bookings, nothing, type Search, searches } from './messages.ts'
import type { Crowd } from './workload.ts'

const writerOf = ({ workload, round }: Load, now: Date): ((visitor: number) => Buffer) => {
  if (workload === 'nothing') return nothing
  if (workload.startsWith('search')) return searches(workload.slice('search '.length) as Search, now)
  return bookings(workload.slice('book '.length) as Crowd, now, round)
}

/** A message, and for `apply` the message that follows a success. */
interface Call {
  readonly message: Buffer
  readonly next?: (response: Buffer) => Buffer
}

const callsOf = (load: Load): ((visitor: number) => Call) => {
  if (load.workload !== 'apply') {
    const write = writerOf(load, new Date())
    return (visitor) => ({ message: write(visitor) })
  }
  const write = applications(new Date(), load.master as MasterIds)
  return (visitor) => {
    const { hold, submission } = write(visitor)
    return { message: hold, next: submission }
  }
}

const outcomeOf = (response: Buffer, expected: string | undefined): string => {
  const status = String(statusOf(response))
  return status === '200' && expected && !response.includes(expected) ? `200 without ${expected}` : status
}

const work = async (load: Load): Promise<LoadResult> => {
  const { port, connections, seconds, workload, visitors, texts, expected } = load
  // Writes all messages before the clock starts. Searches repeat, bookings do not.
  const once = texts?.once ?? (workload === 'apply' || workload.startsWith('book'))
  const count = once ? visitors.last - visitors.first + 1 : Math.min(2_000, visitors.last)
  const write = callsOf(load)
  const written = () => Array.from({ length: count }, (_, at) => write(visitors.first + at))
  const calls = texts?.messages.map((message): Call => ({ message: Buffer.from(message) })) ?? written()
  const connected = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))

  const times: number[] = []
  const byStatus: Record<string, number> = {}
  const usedBefore = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1_000
  let next = 0
  const client = async ({ send }: Connection) => {
    for (let now = start; now < end; ) {
      const call = once ? calls[next++] : calls[next++ % calls.length]
      if (!call) return
      let response = await send(call.message)
      if (call.next && statusOf(response) === 200) response = await send(call.next(response))
      const outcome = outcomeOf(response, expected)
      const received = performance.now()
      times.push(received - now)
      byStatus[outcome] = (byStatus[outcome] ?? 0) + 1
      now = received
    }
  }
  await Promise.all(connected.map(client))
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(usedBefore)
  return {
    perSecond: times.length / (milliseconds / 1_000),
    ...percentiles(times),
    byStatus,
    ownCores: (user + system) / 1_000 / milliseconds,
  }
}

serveLoader(work)
