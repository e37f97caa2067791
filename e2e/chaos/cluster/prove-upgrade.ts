import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { insertManyRequests } from '@invea/service/testing/many-requests.ts'
import { type Cluster, until } from '@invea/tooling/cluster/start-cluster'
import { responds } from '@invea/tooling/cluster/status'
import { judge } from '../check/checks.ts'
import { readFacts } from '../check/read-facts.ts'
import { runLoad } from '../load/run-load.ts'
import type { Database } from '../machine/own-postgres.ts'
import { isWhole } from './faults.ts'
import { figuresOf, type PhaseFigures, readCalls } from './latency.ts'
import { checkPayments } from './payments.ts'
import { raiseCluster } from './proof-cluster.ts'

/** How many generated requests there are, and how many visitors at one time. */
export const upgradeForm = { requests: 400_000, visitors: 12 } as const
const settle = 15_000
/** No connection is cut on purpose, every visitor repeats until the call is decided, and no calls of one visitor wait for each other. */
const manners = { throughCuts: 0, leaves: 0, tapsTwice: 1 / 25, movesAtOnce: 1 }
const longestP99 = 1_000

const nextVersion = { NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'next-version.ts')).href}` }

interface Phase {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Ends one process, and starts it as the next version. The first of them migrates. */
const replace = async ({ services, layout }: Cluster, at: number): Promise<void> => {
  const service = services[at]
  await service?.stop('SIGTERM')
  service?.start(nextVersion)
  await until(
    `service${at + 1} of the next version`,
    () => responds(`http://127.0.0.1:${layout.ports.processes[at]}/readyz`),
    300,
  )
}

const schemaFaults = async (database: Database): Promise<readonly string[]> => {
  const [found] = await database.rows<{ readonly column: boolean; readonly index: boolean }>(
    `select exists (select from pg_attribute where attrelid = 'request'::regclass and attname = 'proof_note') as column,
      coalesce((select indisvalid from pg_index where indexrelid = to_regclass('proof_person_by_change')), false) as index`,
  )
  return [...(found?.column ? [] : ['the column was not added']), ...(found?.index ? [] : ['the index was not built'])]
}

export interface UpgradeProof {
  readonly figures: {
    readonly seed: number
    readonly requests: number
    readonly attempts: number
    readonly payments: number
    readonly phases: Readonly<Record<string, PhaseFigures>>
    readonly violations: number
  }
  readonly findings: Readonly<Record<string, readonly string[]>>
}

const slowPhases = (phases: Readonly<Record<string, PhaseFigures>>) =>
  Object.entries(phases).flatMap(([name, { p99 }]) => (p99 < longestP99 ? [] : [`${name}: 99th percentile ${p99} ms`]))
const failedCalls = (phases: Readonly<Record<string, PhaseFigures>>) =>
  Object.entries(phases).flatMap(([name, { failed }]) => (failed === 0 ? [] : [`${name}: ${failed} calls failed`]))

/** Replaces three processes by those of a version that changes the tables of a full database, while visitors book and pay. */
export const proveUpgrade = async (how: {
  readonly seed: number
  readonly folder: string
  readonly requests: number
  readonly say: (line: string) => void
}): Promise<UpgradeProof> => {
  const { seed, folder, say, requests } = how
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { cluster, world } = await raiseCluster(folder, say, {})
  const { database } = world
  const phases: Phase[] = []
  const unhealed: string[] = []
  try {
    const size = { requests, attachments: requests, auditRows: 0 }
    await database.alone((query) => insertManyRequests(query, { size, before: new Date(), say }))
    await database.rows('checkpoint')
    await until('standbys that have received the generated rows', () => isWhole(cluster), 300)
    const during = async (name: string, work: () => Promise<unknown>, progress: (line: string) => void) => {
      const from = Date.now()
      await work()
      phases.push({ name, from, to: Date.now() })
      progress(`${name}: ${((Date.now() - from) / 1_000).toFixed(1)} s`)
    }
    const report = await runLoad(
      world,
      { attempts: 0, visitors: upgradeForm.visitors },
      {
        ...{ seed, folder, say, manners },
        breakAll: async ({ say: progress }) => {
          try {
            await wait(settle / 3)
            await during('before', () => wait(settle), progress)
            await during('first process, with the migrations', () => replace(cluster, 0), progress)
            await during('second process', () => replace(cluster, 1), progress)
            await during('third process', () => replace(cluster, 2), progress)
            await during('after', () => wait(settle), progress)
          } catch (error) {
            unhealed.push((error as Error).message)
          }
        },
      },
    )
    const calls = await readCalls(join(folder, 'history.jsonl'))
    const measured = Object.fromEntries(phases.map(({ name, from, to }) => [name, figuresOf(calls, from, to)]))
    const payments = await checkPayments(database, join(folder, 'payments.jsonl'))
    const schema = await schemaFaults(database)
    await world.quiet()
    const facts = await readFacts(database, folder)
    const findings = {
      ...judge(facts),
      paymentsOnce: payments.found,
      callsSucceed: failedCalls(measured),
      callsAreQuick: slowPhases(measured),
      migrated: [...unhealed, ...schema],
    }
    const violations = Object.values(findings).reduce((sum, found) => sum + found.length, 0)
    const { attempts } = report
    const figures = { seed, requests, attempts, payments: payments.payments, phases: measured, violations }
    writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ figures, findings }, undefined, 2)}\n`)
    return { figures, findings }
  } finally {
    cpSync(join(cluster.layout.folder, 'logs'), join(folder, 'logs'), { recursive: true })
    await world.remove()
  }
}
