// A process of its own, started by load.ts: a number of connections, each with one call in flight, for a number of seconds.
import { connect, type Socket } from 'node:net'
import type { Load, Seen } from './load.ts'
import { bookings, nothing, type Search, searches } from './messages.ts'
import type { Crowd } from './workload.ts'

const headEnd = Buffer.from('\r\n\r\n')
const lengthName = Buffer.from('content-length: ')
const inChunks = Buffer.from('Transfer-Encoding: chunked')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** Length of the whole first answer in these bytes; undefined: it is not all there yet. */
const answerLength = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  if (bytes.subarray(0, end).includes(inChunks))
    return bytes.subarray(-lastChunk.length).equals(lastChunk) ? bytes.length : undefined
  const at = bytes.indexOf(lengthName)
  const body = at < 0 || at > end ? 0 : Number.parseInt(bytes.toString('latin1', at + lengthName.length, at + 28), 10)
  return end + headEnd.length + body
}

/**
 * One kept-alive HTTP/1.1 connection with one call in flight, which reads nothing of an answer but its status and its
 * end: the load must cost as little as it can, it runs on the machine it measures.
 */
const openConnection = (port: number): Promise<(message: Buffer) => Promise<number>> =>
  new Promise((opened, failed) => {
    let kept: Buffer | undefined
    let waiting: { readonly resolve: (status: number) => void; readonly reject: (error: Error) => void } | undefined
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const end = (error: Error) => {
      failed(error)
      waiting?.reject(error)
    }
    socket.once('error', end)
    socket.once('close', () => end(new Error('the connection was closed')))
    socket.on('data', (chunk: Buffer) => {
      const bytes = kept ? Buffer.concat([kept, chunk]) : chunk
      const length = answerLength(bytes)
      if (length === undefined || bytes.length < length) {
        kept = bytes
        return
      }
      kept = undefined
      const answered = waiting
      waiting = undefined
      answered?.resolve(Number(bytes.toString('latin1', 9, 12)))
    })
    socket.once('connect', () =>
      opened(
        (message) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject }
            socket.write(message)
          }),
      ),
    )
  })

const writerOf = ({ ask, round }: Load, now: Date): ((visitor: number) => Buffer) => {
  if (ask === 'nothing') return nothing
  if (ask.startsWith('search')) return searches(ask.slice('search '.length) as Search, now)
  return bookings(ask.slice('book '.length) as Crowd, now, round)
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

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
  const client = async (send: (message: Buffer) => Promise<number>) => {
    for (let now = start; now < end; ) {
      const message = once ? messages[next++] : messages[next++ % messages.length]
      if (!message) return
      const status = await send(message)
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
