import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@invea/tooling/programs'
import { randomOf } from '@invea/tooling/seeded-random'
import { runChecks, violationsIn } from '../check/checks.ts'
import { readFacts } from '../check/read-facts.ts'
import { readJsonLines } from '../history/history.ts'
import { shuffled } from '../load/faults.ts'
import { runLoad } from '../load/run-load.ts'
import type { ProofRun } from '../run-proof.ts'
import { findLostMarks, findOpenOperatorPaths, isQuiet, type Mark, readsAllParts, waitForAlert } from './checks.ts'
import { alertOf, type ClusterFault, clusterFaults } from './faults.ts'
import { isWhole } from './members.ts'
import { checkPayments } from './payments.ts'
import { diskInMemory, startProofCluster } from './proof-cluster.ts'

/** Sizes of the proof. `rounds` is the number of times each fault is injected. */
export const clusterSizes = {
  short: { attempts: 2_000, visitors: 48, rounds: 1 },
  long: { attempts: 50_000, visitors: 48, rounds: 6 },
} as const

/** Milliseconds. */
interface Outage {
  readonly fault: ClusterFault
  /** The longest time in which no visitor had a change acknowledged, from the fault until the cluster was whole. */
  readonly withoutWrites: number
  readonly whole: number
  /** From the fault until its alert fired; undefined if it did not. */
  readonly alertAfter: number | undefined
}

const settleMilliseconds = 3_000
/** Divides every duration of the alert rules and of prometheus.yaml, because rules wait for minutes and a fault lasts 15 seconds. */
const monitoringDivisor = 10
/** Maximum seconds for an alert to fire after the cluster is whole, and to be quiet before a fault. */
const alertSeconds = 20
const quietSeconds = 120
const recoverySeconds = 240

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0

const summary = (outages: readonly Outage[]) =>
  Object.fromEntries(
    (Object.keys(clusterFaults) as ClusterFault[]).map((name) => {
      const all = outages.filter(({ fault }) => fault === name)
      const gaps = all.map(({ withoutWrites }) => withoutWrites)
      return [
        name,
        {
          times: all.length,
          medianWithoutWrites: medianOf(gaps),
          longestWithoutWrites: Math.max(0, ...gaps),
          longestUntilWhole: Math.max(0, ...all.map(({ whole }) => whole)),
          alert: alertOf[name],
          fired: all.filter(({ alertAfter }) => alertAfter !== undefined).length,
          longestUntilAlert: Math.max(0, ...all.map(({ alertAfter = 0 }) => alertAfter)),
        },
      ]
    }),
  )

/** The longest time between two acknowledged changes that touches a span. */
const longestGap = (moments: readonly number[], from: number, to: number): number => {
  const before = moments.findLast((at) => at <= from) ?? from
  const inside = moments.filter((at) => at > from && at <= to)
  const all = [before, ...inside, ...(inside.length > 0 ? [] : [to])]
  return Math.max(...all.map((at, index) => at - (all[index - 1] ?? at)))
}

/** Runs visitors who book and pay on a cluster, and injects each fault in sequence. The seed decides the order. */
export const proveCluster = async (
  size: { readonly attempts: number; readonly visitors: number; readonly rounds: number },
  options: ProofRun & { readonly only?: readonly ClusterFault[] | undefined },
) => {
  const { seed, folder, print, only } = options
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { cluster, system } = await startProofCluster(folder, print, { ...diskInMemory, monitoringDivisor })
  const marks = join(folder, 'marks.jsonl')
  const outages: Outage[] = []
  const failures: string[] = []
  const random = randomOf(seed, -2)
  const names = only ?? (Object.keys(clusterFaults) as ClusterFault[])
  const plan = Array.from({ length: size.rounds }, () => shuffled(names, random)).flat()
  const waitUntilWhole = () => until('a whole cluster', () => isWhole(cluster), recoverySeconds)
  try {
    const report = await runLoad(system, size, {
      seed,
      folder,
      print,
      injectFaults: async ({ acknowledged, print: progress }) => {
        await until('Prometheus reads every part', () => readsAllParts(cluster.layout))
        for (const [at, fault] of plan.entries()) {
          try {
            await waitUntilWhole()
            await until(`${alertOf[fault]} is quiet`, () => isQuiet(cluster.layout, alertOf[fault]), quietSeconds)
            await wait(settleMilliseconds)
            const began = Date.now()
            await clusterFaults[fault]({ cluster, random, marks })
            await waitUntilWhole()
            const ended = Date.now()
            await wait(settleMilliseconds)
            // Connections may close shortly after the cluster appears whole.
            const withoutWrites = longestGap(acknowledged, began, ended + settleMilliseconds)
            const alertAfter = await waitForAlert(cluster.layout, alertOf[fault], began, alertSeconds)
            outages.push({ fault, withoutWrites, whole: ended - began, alertAfter })
            const alert = alertAfter === undefined ? 'did not fire' : `fired after ${alertAfter} ms`
            progress(
              `${at + 1} of ${plan.length}: ${fault}, ${withoutWrites} ms without writes, whole in ${ended - began} ms, ${alertOf[fault]} ${alert}`,
            )
          } catch (error) {
            failures.push(`${fault}: ${(error as Error).message}`)
            progress(`${fault}: ${(error as Error).message}`)
            return
          }
        }
      },
    })
    const payments = await checkPayments(system.database, join(folder, 'payments.jsonl'))
    await system.drain()
    const facts = await readFacts(system.database, folder)
    const written = readJsonLines<Mark>(marks)
    const stored = await system.database.rows<Mark>('select node, number from proof.mark')
    const cuts = outages.filter(({ fault }) => fault === 'cutPrimary').length
    const findings = {
      ...runChecks(facts),
      paymentsOnce: payments.found,
      onePrimary: findLostMarks(written, stored, cuts),
      operatorsArePrivate: await findOpenOperatorPaths(cluster.layout),
      becomesWhole: failures,
      raisesAlert: outages
        .filter(({ alertAfter }) => alertAfter === undefined)
        .map(({ fault }) => `${fault}: ${alertOf[fault]} did not fire`),
    }
    const { cuts: _cuts, ...rest } = report
    const figures = {
      seed,
      ...rest,
      acknowledged: facts.operations.filter(({ outcome }) => outcome === 'ok').length,
      payments: payments.payments,
      // Writes that isolated machines acknowledged before and during a cut.
      writesBeforeCut: written.filter(({ when }) => when === 'before').length,
      writesDuringCut: written.filter(({ when }) => when === 'cut').length,
      faults: summary(outages),
      violations: violationsIn(findings),
    }
    writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ figures, findings, outages }, undefined, 2)}\n`)
    return { figures, findings }
  } finally {
    cpSync(join(cluster.layout.folder, 'logs'), join(folder, 'logs'), { recursive: true })
    await system.remove()
  }
}
