import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { insertManyRequests, type Table } from '@invea/service/testing/many-requests.ts'
import { runChecks, violationsIn } from '../check/checks.ts'
import { readFacts } from '../check/read-facts.ts'
import { checkPayments } from '../cluster/payments.ts'
import { runLoad } from '../load/run-load.ts'
import type { Database } from '../machine/postgres-server.ts'
import type { TestSystem } from '../machine/test-system.ts'
import type { ProofRun } from '../run-proof.ts'
import { figuresOf, type PhaseFigures } from './latency.ts'

/** Number of generated requests and of parallel visitors. */
export const upgradeSize = { requests: 400_000, visitors: 12 } as const
const settleMilliseconds = 15_000
/** Cuts no connections, repeats every call until it is acknowledged or refused, and sends the calls of a visitor in sequence. */
const behavior = { throughCuts: 0, leaves: 0, tapsTwice: 1 / 25, movesAtOnce: 1 }
const longestP99 = 1_000

/** Adds the migrations of the next version; loaded before the service. */
export const nextVersion = join(import.meta.dirname, 'next-version.ts')

/** A deployment whose service is replaced. */
export interface UpgradeSite {
  readonly system: TestSystem
  /** The tables to fill with generated rows; all when absent. */
  readonly tables?: readonly Table[]
  /** Whether visitors pay at the sandbox and each payment is checked. */
  readonly takesPayments: boolean
  /** Resolves when every machine has the generated rows. */
  settled(): Promise<unknown>
  /** Steps that replace the processes, in order. The first one migrates. */
  readonly steps: readonly { readonly name: string; replace(): Promise<unknown> }[]
  remove(): Promise<unknown>
}

interface Phase {
  readonly name: string
  readonly from: number
  readonly to: number
}

const schemaFaults = async (database: Database): Promise<readonly string[]> => {
  const [found] = await database.rows<{ readonly column: boolean; readonly index: boolean }>(
    `select exists (select from pg_attribute where attrelid = 'request'::regclass and attname = 'proof_note') as column,
      coalesce((select indisvalid from pg_index where indexrelid = to_regclass('proof_person_by_change')), false) as index`,
  )
  return [...(found?.column ? [] : ['the column was not added']), ...(found?.index ? [] : ['the index was not built'])]
}

const sizeOf = async (database: Database): Promise<number> => {
  const [found] = await database.rows<{ readonly gigabytes: number }>(
    'select round(pg_database_size(current_database()) / 1e9, 1)::float8 as gigabytes',
  )
  return found?.gigabytes ?? 0
}

interface UpgradeProof {
  readonly figures: {
    readonly seed: number
    readonly requests: number
    /** Size of the database when the load begins. */
    readonly gigabytes: number
    readonly fillSeconds: number
    readonly attempts: number
    readonly payments?: number
    readonly phases: Readonly<Record<string, PhaseFigures>>
    readonly violations: number
  }
  readonly findings: Readonly<Record<string, readonly string[]>>
}

const phaseTable = ({ attempts, payments, requests, phases }: UpgradeProof['figures']): readonly string[] => [
  `${attempts} attempts${payments === undefined ? '' : `, ${payments} payments`}, on ${requests} generated requests`,
  'phase                                 time    calls   median      99 %   longest   repeated   failed',
  ...Object.entries(phases).map(([phase, one]) => {
    const times = [one.median, one.p99, one.longest].map((time) => `${time} ms`.padStart(9)).join(' ')
    return `${phase.padEnd(34)} ${`${one.seconds} s`.padStart(7)} ${String(one.calls).padStart(8)} ${times} ${String(one.repeated).padStart(10)} ${String(one.failed).padStart(8)}`
  }),
]

const slowPhases = (phases: Readonly<Record<string, PhaseFigures>>) =>
  Object.entries(phases).flatMap(([name, { p99 }]) => (p99 < longestP99 ? [] : [`${name}: 99th percentile ${p99} ms`]))
const failedCalls = (phases: Readonly<Record<string, PhaseFigures>>) =>
  Object.entries(phases).flatMap(([name, { failed }]) => (failed === 0 ? [] : [`${name}: ${failed} calls failed`]))
/** Reports phases without calls, because their figures show nothing. */
const emptyPhases = (phases: Readonly<Record<string, PhaseFigures>>) =>
  Object.entries(phases).flatMap(([name, { calls }]) => (calls > 0 ? [] : [`${name}: no calls`]))

interface Run extends ProofRun {
  readonly requests: number
}

/** Replaces the service with a version that changes the tables of a full database, while visitors book. */
const upgradeUnderLoad = async (site: UpgradeSite, { seed, folder, print, requests }: Run): Promise<UpgradeProof> => {
  const { system, tables, takesPayments } = site
  const { database } = system
  const began = Date.now()
  const size = { requests, attachments: requests, auditRows: 0 }
  const form = { size, before: new Date(), print, ...(tables && { tables }) }
  await database.alone((query) => insertManyRequests(query, form))
  await database.rows('checkpoint')
  await site.settled()
  const [fillSeconds, gigabytes] = [Math.round((Date.now() - began) / 1_000), await sizeOf(database)]
  print(`${requests} generated requests, ${gigabytes} GB, after ${fillSeconds} s`)

  const phases: Phase[] = []
  const failures: string[] = []
  const measurePhase = async (name: string, work: () => Promise<unknown>, progress: (line: string) => void) => {
    const from = Date.now()
    await work()
    phases.push({ name, from, to: Date.now() })
    progress(`${name}: ${((Date.now() - from) / 1_000).toFixed(1)} s`)
  }
  const { attempts } = await runLoad(
    system,
    { attempts: 0, visitors: upgradeSize.visitors },
    {
      ...{ seed, folder, print, behavior },
      injectFaults: async ({ print: progress }) => {
        try {
          await wait(settleMilliseconds / 3)
          await measurePhase('before', () => wait(settleMilliseconds), progress)
          for (const { name, replace } of site.steps) await measurePhase(name, replace, progress)
          await measurePhase('after', () => wait(settleMilliseconds), progress)
        } catch (error) {
          failures.push((error as Error).message)
        }
      },
    },
  )
  const payments = takesPayments ? await checkPayments(database, join(folder, 'payments.jsonl')) : undefined
  const schema = await schemaFaults(database)
  await system.drain()
  const facts = await readFacts(database, folder)
  const measured = Object.fromEntries(phases.map(({ name, from, to }) => [name, figuresOf(facts.operations, from, to)]))
  const findings = {
    ...runChecks(facts),
    ...(payments && { paymentsOnce: payments.found }),
    callsSucceed: [...failedCalls(measured), ...emptyPhases(measured)],
    callsAreQuick: slowPhases(measured),
    migrated: [...failures, ...schema],
  }
  const violations = violationsIn(findings)
  const counted = { attempts, ...(payments && { payments: payments.payments }) }
  return { figures: { seed, requests, gigabytes, fillSeconds, ...counted, phases: measured, violations }, findings }
}

export const proveUpgrade = async (startSite: () => Promise<UpgradeSite>, run: Run): Promise<UpgradeProof> => {
  const { folder } = run
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const site = await startSite()
  try {
    const proof = await upgradeUnderLoad(site, run)
    for (const line of phaseTable(proof.figures)) run.print(line)
    writeFileSync(join(folder, 'result.json'), `${JSON.stringify(proof, undefined, 2)}\n`)
    return proof
  } finally {
    await site.remove()
  }
}
