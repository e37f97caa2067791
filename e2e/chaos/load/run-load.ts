import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type IsoDate, isoDate } from '@invea/domain'
import { writeHistory } from '../history/history.ts'
import { type CutPoint, type CuttingProxy, cutPoints, startCuttingProxy } from '../machine/proxies.ts'
import { takeSample } from '../machine/watch.ts'
import { untilDone, type World } from '../machine/world.ts'
import { createClient, onBadConnections, type Route, type VisitorBehavior } from './client.ts'
import type { FaultCounts, Progress } from './faults.ts'
import { live, seasonsFrom, sessionsOf } from './lives.ts'
import { randomOf } from './random.ts'
import { openConnectionPool } from './sockets.ts'

/** How large a proof is. */
export interface Form {
  /** Number of sent calls that change something, with repeats. */
  readonly attempts: number
  /** Ends earlier when the time is over; the figures contain the number of attempts. */
  readonly minutes?: number | undefined
  /** Visitors at one time. */
  readonly visitors: number
  /** Processes of the service on the one database. */
  readonly processes: number
  readonly faults: FaultCounts
  /** A planted bug: a module that every process loads first, database settings, and statements that change the schema. */
  readonly mutant?: {
    readonly modules?: readonly string[]
    readonly databaseSettings?: readonly string[]
    /** Stops PostgreSQL's log writer: the log is written only when a transaction waits for it. */
    readonly walWriterStopped?: boolean
    readonly statements?: readonly string[]
  }
}

/** `short` is part of `npm test`, `long` is run by hand and its figures are kept in docs/promises.md. */
export const forms = {
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
} as const satisfies Record<string, Form>

/** Results of a load, beside its history. */
export interface LoadReport {
  readonly attempts: number
  readonly seconds: number
  readonly lives: number
  readonly cuts: Readonly<Record<Exclude<CutPoint, 'pass'>, number>>
}

const cutWeights: Readonly<Record<CutPoint, number>> = { pass: 80, beforeRequest: 6, beforeAnswer: 10, insideAnswer: 4 }
const sessionsAtATime = 5_000
const sampleEvery = 2_000
/** Sells out a season, so that most requests are refused. */
const attemptsASeason = 6_000
const day = (moment: number): IsoDate => isoDate(new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10))
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const sumCuts = (proxies: readonly CuttingProxy[]): Record<CutPoint, number> =>
  Object.fromEntries(
    cutPoints.map((cutPoint) => [cutPoint, proxies.reduce((sum, { counted }) => sum + counted[cutPoint], 0)]),
  ) as Record<CutPoint, number>

/** Lets visitors book until the attempts are made and `breakAll` has ended, which causes and repairs faults meanwhile. */
export const runLoad = async (
  world: World,
  form: Pick<Form, 'attempts' | 'minutes' | 'visitors'>,
  {
    seed,
    folder,
    print,
    breakAll,
    behavior = onBadConnections,
  }: {
    readonly seed: number
    readonly folder: string
    readonly print: (line: string) => void
    readonly breakAll: (progress: Progress) => Promise<unknown>
    /** Replaces `badLines`. */
    readonly behavior?: VisitorBehavior
  },
): Promise<LoadReport> => {
  const startedAt = Date.now()
  const written = writeHistory(join(folder, 'history.jsonl'), Date.now)
  const acknowledged: number[] = []
  const history: typeof written = {
    ...written,
    complete: (n, ending) => {
      if (ending.e === 'ok') acknowledged.push(Date.now())
      written.complete(n, ending)
    },
  }
  const chaos = randomOf(seed, -1)
  const proxies = await Promise.all(
    world.routes.map(({ port }) => startCuttingProxy(port, () => chaos.weighted(cutWeights))),
  )
  const routeTo = (port: number, isUp: () => boolean): Route => ({ pool: openConnectionPool(port), isUp })
  const routes = {
    direct: world.routes.map(({ port, isUp }) => routeTo(port, isUp)),
    unreliable: world.routes.map(({ isUp }, at) => routeTo(proxies[at]?.port ?? 0, isUp)),
  }
  const sessions = sessionsOf(seed)
  const seasons = seasonsFrom(day(startedAt), world.windowDays)
  const deadline = form.minutes === undefined ? Number.POSITIVE_INFINITY : startedAt + form.minutes * 60_000
  const isLate = () => Date.now() >= deadline
  let allBroken = false
  const isEnough = () => isLate() || (allBroken && history.attempts() >= form.attempts)
  const seasonNow = () => seasons[Math.min(seasons.length - 1, Math.floor(history.attempts() / attemptsASeason))]

  let lives = 0
  let preparing = sessions.upTo(world.database, sessionsAtATime)
  const sessionFor = async (life: number) => {
    if (life % sessionsAtATime === 1 && life > 1)
      preparing = preparing.then(() => untilDone(() => sessions.upTo(world.database, life + 2 * sessionsAtATime)))
    await preparing
    return { session: sessions.idOf(life), token: sessions.tokenOf(life) }
  }
  const visit = async () => {
    while (!isEnough()) {
      const life = ++lives
      const season = seasonNow()
      if (!season) throw new Error('there is no day to book')
      const session = await sessionFor(life)
      const client = createClient({ routes, history, master: world.master, isOver: () => false, behavior }, session)
      const markPaid = (request: number) => world.pay(request, session.token)
      await live({ client, random: randomOf(seed, life), life, season, markPaid, movesAtOnce: behavior.movesAtOnce })
    }
  }

  const over = new AbortController()
  const sample = async () => {
    while (!over.signal.aborted) {
      await pause(sampleEvery)
      const seen = await takeSample(world.database, Date.now()).catch(() => undefined)
      if (seen) appendFileSync(join(folder, 'samples.jsonl'), `${JSON.stringify(seen)}\n`)
    }
  }
  const isDue = (share: number) =>
    history.attempts() >= share * form.attempts || Date.now() >= startedAt + share * (deadline - startedAt)
  const progress = (line: string) => {
    const rate = Math.round((history.attempts() * 1_000) / (Date.now() - startedAt))
    print(`${history.attempts()} attempts (${rate}/s), ${line}`)
  }
  const breaking = async () => {
    await breakAll({ chaos, acknowledged, isDue, isLate, print: progress })
    allBroken = true
  }
  const sampling = sample()
  await Promise.all([...Array.from({ length: form.visitors }, visit), breaking()])
  over.abort()
  await sampling
  for (const { pool } of [...routes.direct, ...routes.unreliable]) pool.close()
  await Promise.all(proxies.map(({ close }) => close()))
  await history.close()
  const { pass: _, ...cuts } = sumCuts(proxies)
  const seconds = (Date.now() - startedAt) / 1_000
  return {
    attempts: history.attempts(),
    seconds,
    lives,
    cuts,
  }
}
