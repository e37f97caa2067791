// Loader process, started by run-load.ts. Calls arrive at random moments at a mean rate (open loop). A call opens a connection or waits
// when none is free. Times count from the arrival, so they include delays of the loader and of the queue.
import { type Connection, openConnection, statusOf } from '@invea/tooling/http-connection'
import { randomOf } from '@invea/tooling/seeded-random'
import { serveLoader } from '../service/load.ts'
import { percentiles } from '../statistics.ts'
import { isEssential, type Kind, kinds, shares as ofOverload, writersOf } from './mix.ts'
import type { LoadPlan, LoadResult, OfKind } from './run-load.ts'

/** Node sends the header name in lower case, nginx does not. */
const retryAfter = /retry-after: /i
/** As many as a reverse proxy keeps open. Further calls wait, and the wait counts. */
const maxConnections = 512

interface Call {
  readonly kind: Kind
  readonly message: Buffer
  /** Milliseconds after the start. */
  readonly at: number
}

const writeCalls = ({ perSecond, warmUp, seconds, firstVisitor, shares = ofOverload }: LoadPlan) => {
  const writers = writersOf(new Date())
  const calls: Call[] = []
  const random = randomOf(Date.now())
  const repeated = Array.from({ length: 2_000 }, (_, at) => writers.search(at))
  let visitor = firstVisitor
  let searched = 0
  for (let at = 0; at < (warmUp + seconds) * 1_000; at += (-Math.log(1 - Math.random()) * 1_000) / perSecond) {
    const kind = random.weighted(shares)
    const message = kind === 'search' ? repeated[searched++ % repeated.length] : writers[kind](visitor)
    if (kind === 'booking') visitor += 1
    if (message) calls.push({ kind, message, at })
  }
  return { calls, lastVisitor: visitor }
}

const work = async (load: LoadPlan): Promise<LoadResult> => {
  const { calls, lastVisitor } = writeCalls(load)
  const from = load.warmUp * 1_000
  const free: Connection[] = await Promise.all(Array.from({ length: 64 }, () => openConnection(load.port)))
  const queue: Call[] = []
  let connections = free.length
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, { sent: 0, admitted: 0, refused: 0 }])) as Record<
    Kind,
    { -readonly [Key in keyof OfKind]: OfKind[Key] }
  >
  const faults: Record<string, number> = {}
  const [admitted, refused]: [number[], number[]] = [[], []]
  const bySecond = new Map<number, { essentialRefused: boolean; searchAdmitted: boolean }>()

  let slowest: LoadResult['slowest'] = { kind: 'search', took: 0 }
  const count = (call: Call, response: Buffer | undefined, milliseconds: number) => {
    const { kind, at } = call
    if (at < from) return
    const one = byKind[kind]
    one.sent += 1
    const status = response && statusOf(response)
    const second = Math.floor(at / 1_000)
    const state = bySecond.get(second) ?? { essentialRefused: false, searchAdmitted: false }
    bySecond.set(second, state)
    if (status === 503 && retryAfter.test(response?.toString('latin1') ?? '')) {
      one.refused += 1
      refused.push(milliseconds)
      if (isEssential(kind)) state.essentialRefused = true
    } else if (status === (kind === 'payment' ? 404 : 200)) {
      one.admitted += 1
      admitted.push(milliseconds)
      if (milliseconds > slowest.took) slowest = { kind, took: milliseconds }
      if (kind === 'search') state.searchAdmitted = true
    } else {
      const name = `${kind} ${status ?? 'closed'}`
      faults[name] = (faults[name] ?? 0) + 1
    }
  }

  const usedBefore = process.cpuUsage()
  const start = performance.now()
  let maxDelay = 0
  let open = 0
  const use = async (connection: Connection, call: Call): Promise<void> => {
    const response = await connection.send(call.message).catch(() => undefined)
    count(call, response, performance.now() - start - call.at)
    open -= 1
    if (!response) {
      connections -= 1
      return
    }
    const next = queue.shift()
    if (next) {
      open += 1
      void use(connection, next)
    } else free.push(connection)
  }
  const dispatch = async (call: Call) => {
    const connection = free.pop()
    if (connection) {
      open += 1
      return use(connection, call)
    }
    if (connections >= maxConnections) {
      queue.push(call)
      return
    }
    connections += 1
    open += 1
    const opened = await openConnection(load.port).catch(() => undefined)
    if (opened) return use(opened, call)
    connections -= 1
    open -= 1
    count(call, undefined, 0)
  }

  await new Promise<void>((ended) => {
    let next = 0
    const sendDue = () => {
      const now = performance.now() - start
      for (let call = calls[next]; call && call.at <= now; call = calls[next]) {
        maxDelay = Math.max(maxDelay, now - call.at)
        next += 1
        void dispatch(call)
      }
      const isOver =
        next >= calls.length && ((open === 0 && queue.length === 0) || now > from + load.seconds * 1_000 + 10_000)
      if (isOver) ended()
      else setTimeout(sendDue, 1)
    }
    sendDue()
  })
  const { user, system } = process.cpuUsage(usedBefore)
  const elapsed = performance.now() - start
  return {
    kinds: byKind,
    faults,
    admittedPerSecond: admitted.length / load.seconds,
    admitted: percentiles(admitted),
    refused: percentiles(refused),
    slowest,
    inverted: [...bySecond.values()].filter((state) => state.essentialRefused && state.searchAdmitted).length,
    lastVisitor,
    ownCores: (user + system) / 1_000 / elapsed,
    maxDelay,
  }
}

serveLoader(work)
