import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type IsoDate, isoDate } from '@invea/domain'
import { randomOf } from '@invea/tooling/seeded-random'
import { writeHistory } from '../history/history.ts'
import { type CutPoint, type CuttingProxy, cutPoints, startCuttingProxy } from '../machine/proxies.ts'
import { takeSample } from '../machine/record-changes.ts'
import { type TestSystem, untilDone } from '../machine/test-system.ts'
import { createClient, onBadConnections, type Route, type VisitorBehavior } from './client.ts'
import type { FaultCounts, Progress } from './faults.ts'
import { openConnectionPool } from './sockets.ts'
import { runVisit, seasonsFrom, sessionsOf } from './visits.ts'

export interface RunSize {
  /** Number of changing calls, including repeats. */
  readonly attempts: number
  /** Ends the load after this time, even with fewer attempts. */
  readonly minutes?: number | undefined
  /** Number of parallel visitors. */
  readonly visitors: number
  /** Number of service processes on one database. */
  readonly processes: number
  readonly faults: FaultCounts
  /** A planted bug: modules that every process preloads, database settings, and statements that change the schema. */
  readonly mutant?: {
    readonly modules?: readonly string[]
    readonly databaseSettings?: readonly string[]
    /** Stops PostgreSQL's log writer, so that the log is written only when a transaction waits for it. */
    readonly walWriterStopped?: boolean
    readonly statements?: readonly string[]
  }
}

/** `short` is part of `npm test`. `long` is run by hand; docs/promises.md has its figures. */
export const runSizes = {
  short: {
    attempts: 10_000,
    visitors: 192,
    processes: 2,
    faults: { killService: 2, killPostgres: 2, stopPostgres: 1 },
  },
  long: {
    attempts: 1_000_000,
    visitors: 512,
    processes: 2,
    faults: { killService: 105, killPostgres: 105, stopPostgres: 20 },
  },
} as const satisfies Record<string, RunSize>

export interface LoadReport {
  readonly attempts: number
  readonly seconds: number
  readonly visitCount: number
  readonly cuts: Readonly<Record<Exclude<CutPoint, 'pass'>, number>>
}

const cutWeights: Readonly<Record<CutPoint, number>> = {
  pass: 80,
  beforeRequest: 6,
  beforeResponse: 10,
  insideResponse: 4,
}
const sessionsAtATime = 5_000
const sampleEvery = 2_000
/** Enough to sell out a season, so that most requests are refused. */
const attemptsPerSeason = 6_000
const day = (moment: number): IsoDate => isoDate(new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10))
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const sumCuts = (proxies: readonly CuttingProxy[]): Record<CutPoint, number> =>
  Object.fromEntries(
    cutPoints.map((cutPoint) => [cutPoint, proxies.reduce((sum, { counted }) => sum + counted[cutPoint], 0)]),
  ) as Record<CutPoint, number>

/** Runs visitors until the attempts are done and `injectFaults` has ended, which causes and repairs faults in parallel. */
export const runLoad = async (
  system: TestSystem,
  size: Pick<RunSize, 'attempts' | 'minutes' | 'visitors'>,
  {
    seed,
    folder,
    print,
    injectFaults,
    behavior = onBadConnections,
  }: {
    readonly seed: number
    readonly folder: string
    readonly print: (line: string) => void
    readonly injectFaults: (progress: Progress) => Promise<unknown>
    /** Replaces `onBadConnections`. */
    readonly behavior?: VisitorBehavior
  },
): Promise<LoadReport> => {
  const startedAt = Date.now()
  const writer = writeHistory(join(folder, 'history.jsonl'), Date.now)
  const acknowledged: number[] = []
  const history: typeof writer = {
    ...writer,
    complete: (n, ending) => {
      if (ending.e === 'ok') acknowledged.push(Date.now())
      writer.complete(n, ending)
    },
  }
  const chaos = randomOf(seed, -1)
  const proxies = await Promise.all(
    system.routes.map(({ port }) => startCuttingProxy(port, () => chaos.weighted(cutWeights))),
  )
  const routeTo = (port: number, isUp: () => boolean): Route => ({ pool: openConnectionPool(port), isUp })
  const routes = {
    direct: system.routes.map(({ port, isUp }) => routeTo(port, isUp)),
    unreliable: system.routes.map(({ isUp }, at) => routeTo(proxies[at]?.port ?? 0, isUp)),
  }
  const sessions = sessionsOf(seed)
  const seasons = seasonsFrom(day(startedAt), system.windowDays)
  const deadline = size.minutes === undefined ? Number.POSITIVE_INFINITY : startedAt + size.minutes * 60_000
  const isLate = () => Date.now() >= deadline
  let isFaultsDone = false
  const isDone = () => isLate() || (isFaultsDone && history.attempts() >= size.attempts)
  const seasonNow = () => seasons[Math.min(seasons.length - 1, Math.floor(history.attempts() / attemptsPerSeason))]

  let visitCount = 0
  let preparing = sessions.upTo(system.database, sessionsAtATime)
  const sessionFor = async (visitNumber: number) => {
    if (visitNumber % sessionsAtATime === 1 && visitNumber > 1)
      preparing = preparing.then(() =>
        untilDone(() => sessions.upTo(system.database, visitNumber + 2 * sessionsAtATime)),
      )
    await preparing
    return { session: sessions.idOf(visitNumber), token: sessions.tokenOf(visitNumber) }
  }
  const visit = async () => {
    while (!isDone()) {
      const visitNumber = ++visitCount
      const season = seasonNow()
      if (!season) throw new Error('there is no day to book')
      const session = await sessionFor(visitNumber)
      const client = createClient({ routes, history, master: system.master, behavior }, session)
      const markPaid = (request: number) => system.pay(request, session.token)
      await runVisit({
        client,
        random: randomOf(seed, visitNumber),
        visitNumber,
        season,
        markPaid,
        movesAtOnce: behavior.movesAtOnce,
      })
    }
  }

  const abort = new AbortController()
  const sampleRegularly = async () => {
    while (!abort.signal.aborted) {
      await pause(sampleEvery)
      const sample = await takeSample(system.database, Date.now()).catch(() => undefined)
      if (sample) appendFileSync(join(folder, 'samples.jsonl'), `${JSON.stringify(sample)}\n`)
    }
  }
  const isDue = (share: number) =>
    history.attempts() >= share * size.attempts || Date.now() >= startedAt + share * (deadline - startedAt)
  const progress = (line: string) => {
    const rate = Math.round((history.attempts() * 1_000) / (Date.now() - startedAt))
    print(`${history.attempts()} attempts (${rate}/s), ${line}`)
  }
  const runFaults = async () => {
    await injectFaults({ chaos, acknowledged, isDue, isLate, print: progress })
    isFaultsDone = true
  }
  const sampling = sampleRegularly()
  await Promise.all([...Array.from({ length: size.visitors }, visit), runFaults()])
  abort.abort()
  await sampling
  for (const { pool } of [...routes.direct, ...routes.unreliable]) pool.close()
  await Promise.all(proxies.map(({ close }) => close()))
  await history.close()
  const { pass: _, ...cuts } = sumCuts(proxies)
  const seconds = (Date.now() - startedAt) / 1_000
  return { attempts: history.attempts(), seconds, visitCount, cuts }
}
