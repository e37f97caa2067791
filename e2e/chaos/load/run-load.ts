import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type IsoDate, isoDate } from '@invea/domain'
import type { Form } from '../forms.ts'
import { writeHistory } from '../history/history.ts'
import { type CuttingProxy, type Fate, fates, startCuttingProxy } from '../machine/cutting-proxy.ts'
import { sessionsOf } from '../machine/sessions.ts'
import { takeSample } from '../machine/watch.ts'
import type { World } from '../machine/world.ts'
import { createClient, type Way } from './client.ts'
import { type Fault, faultPlans, faults } from './faults.ts'
import { live } from './lives.ts'
import { type Random, randomOf } from './random.ts'
import { seasonsFrom } from './seasons.ts'
import { openConnectionPool } from './sockets.ts'

/** Results of a load, beside its history. */
export interface LoadReport {
  readonly attempts: number
  readonly seconds: number
  readonly lives: number
  readonly faults: Readonly<Record<Fault, number>>
  readonly cuts: Readonly<Record<Exclude<Fate, 'pass'>, number>>
  /** Milliseconds from the start of a fault until all is up again, longest first. */
  readonly recoveries: readonly { readonly fault: Fault; readonly milliseconds: number }[]
}

const cutWeights: Readonly<Record<Fate, number>> = { pass: 80, beforeRequest: 6, beforeAnswer: 10, insideAnswer: 4 }
const sessionsAtATime = 5_000
const sampleEvery = 2_000
/** Enough for a season to be sold out, so that most requests are refused. */
const attemptsASeason = 6_000
const day = (moment: number): IsoDate => isoDate(new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10))
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Tries again while the database is away: the harness's own statements are no part of the proof. */
const untilDone = async (work: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await work()
      return
    } catch {
      await pause(50)
    }
  }
}

const sumCuts = (proxies: readonly CuttingProxy[]): Record<Fate, number> =>
  Object.fromEntries(
    fates.map((fate) => [fate, proxies.reduce((sum, { counted }) => sum + counted[fate], 0)]),
  ) as Record<Fate, number>

const countFaults = (done: readonly { readonly fault: Fault }[]): Record<Fault, number> => {
  const counted: Record<Fault, number> = { killService: 0, killPostgres: 0, stopPostgres: 0 }
  for (const { fault } of done) counted[fault] += 1
  return counted
}

const markPaidIn =
  ({ database }: World) =>
  (request: number): Promise<void> =>
    untilDone(() =>
      database.rows(
        `with paid as (update request set status = 'paymentCompleted', held_until = null where id = $1 returning id),
          kept as (update appointment set expires_at = null where request_id = $1 and state = 'final')
        update request_person set status = 'paymentCompleted' where request_id in (select id from paid)`,
        [request],
      ),
    )

/** Lets visitors book until there were enough attempts, breaks things meanwhile, and ends with everything up. */
export const runLoad = async (
  world: World,
  form: Form,
  { seed, folder, say }: { readonly seed: number; readonly folder: string; readonly say: (line: string) => void },
): Promise<LoadReport> => {
  const startedAt = Date.now()
  const history = writeHistory(join(folder, 'history.jsonl'), Date.now)
  const chaos = randomOf(seed, -1)
  const proxies = await Promise.all(
    world.services.map(({ port }) => startCuttingProxy(port, () => chaos.weighted(cutWeights))),
  )
  const wayTo = (port: number, isUp: () => boolean): Way => ({ pool: openConnectionPool(port), isUp })
  const ways = {
    straight: world.services.map(({ port, isUp }) => wayTo(port, isUp)),
    cut: world.services.map(({ isUp }, at) => wayTo(proxies[at]?.port ?? 0, isUp)),
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
  const markPaid = markPaidIn(world)
  const visit = async () => {
    while (!isEnough()) {
      const life = ++lives
      const season = seasonNow()
      if (!season) throw new Error('there is no day to book')
      const client = createClient({ ways, history, master: world.master, isOver: () => false }, await sessionFor(life))
      await live({ client, random: randomOf(seed, life), life, season, markPaid })
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
  const recoveries: { fault: Fault; milliseconds: number }[] = []
  /** Faults are spread over the attempts; where those come too slowly for the time there is, over the time. */
  const isDue = (share: number) =>
    history.attempts() >= share * form.attempts || Date.now() >= startedAt + share * (deadline - startedAt)
  const breakThings = async (plan: readonly Fault[], random: Random) => {
    for (const [at, fault] of plan.entries()) {
      while (!isDue((at + 1) / (plan.length + 1)) && !isLate()) await pause(20)
      if (isLate()) return
      const began = Date.now()
      await faults[fault](world, random)
      const milliseconds = Date.now() - began
      recoveries.push({ fault, milliseconds })
      const rate = Math.round((history.attempts() * 1_000) / (Date.now() - startedAt))
      say(
        `${history.attempts()} attempts (${rate}/s), ${at + 1} of ${plan.length}: ${fault}, up again in ${milliseconds} ms`,
      )
    }
  }
  const breakAll = async () => {
    await Promise.all(faultPlans(form.faults, chaos).map((plan, at) => breakThings(plan, randomOf(seed, -2 - at))))
    allBroken = true
  }
  const sampling = sample()
  await Promise.all([...Array.from({ length: form.visitors }, visit), breakAll()])
  over.abort()
  await sampling
  for (const { pool } of [...ways.straight, ...ways.cut]) pool.close()
  await Promise.all(proxies.map(({ close }) => close()))
  await history.close()
  const { pass: _, ...cuts } = sumCuts(proxies)
  const seconds = (Date.now() - startedAt) / 1_000
  return {
    attempts: history.attempts(),
    seconds,
    lives,
    faults: countFaults(recoveries),
    cuts,
    recoveries: recoveries.toSorted((one, other) => other.milliseconds - one.milliseconds),
  }
}
