import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks, violationsIn } from './check/checks.ts'
import type { Facts, OperationOutcome } from './check/facts.ts'
import { readFacts } from './check/read-facts.ts'
import { countFaults, type FaultCounts, type Progress, type Recovery, runFaults } from './load/faults.ts'
import { type LoadReport, type RunSize, runLoad, runSizes } from './load/run-load.ts'
import { startTestSystem } from './machine/test-system.ts'
import { endWith, proofOptions, runProof } from './run-proof.ts'

const countBy = (facts: Facts, outcome: OperationOutcome) =>
  facts.operations.filter((one) => one.outcome === outcome).length

/** Attempts by result: success, refusal, 503, or unknown. */
const endsOf = ({ operations }: Facts, attempts: number) => {
  const count = (of: (operation: Facts['operations'][number]) => number) =>
    operations.reduce((sum, operation) => sum + of(operation), 0)
  const acknowledged = count(({ results }) => results.length)
  const unavailable = count(({ unknown }) => unknown.filter((why) => why === '503').length)
  const lost = count(({ unknown }) => unknown.length) - unavailable
  return { acknowledged, unavailable, lost, refused: attempts - acknowledged - unavailable - lost }
}

const figuresOf = (
  facts: Facts,
  report: LoadReport,
  rest: {
    readonly seed: number
    readonly postgres: string
    readonly violations: number
    readonly faults: FaultCounts
    readonly recoveries: readonly Recovery[]
  },
) => ({
  ...report,
  ...rest,
  ends: endsOf(facts, report.attempts),
  // Keys by their outcome.
  acknowledged: countBy(facts, 'ok'),
  refused: countBy(facts, 'refused'),
  unknown: countBy(facts, 'maybe'),
  rows: {
    changes: facts.changes.length,
    appointments: facts.appointments.size,
    requests: facts.requests.size,
    audit: facts.audit.length,
  },
  samples: facts.samples.length,
})

/** Runs a proof on an empty database and writes its files to the folder. Returns the reason when there is no PostgreSQL. */
export const proveBooking = async (
  size: RunSize,
  options: { readonly seed: number; readonly folder: string; readonly print?: (line: string) => void },
) => {
  const { seed, folder, print = () => undefined } = options
  rmSync(folder, { recursive: true, force: true })
  const { modules = [], statements = [], databaseSettings, walWriterStopped } = size.mutant ?? {}
  const postgres = { settings: databaseSettings, walWriterStopped }
  const system = await startTestSystem({ folder, processes: size.processes, mutants: modules, postgres })
  if ('missing' in system) return system
  try {
    for (const statement of statements) await system.database.rows(statement)
    print(`${size.processes} processes of the service on ${system.postgres.version}`)
    let recoveries: readonly Recovery[] = []
    const injectFaults = async (progress: Progress) => {
      recoveries = await runFaults(system, size.faults, { seed, progress })
    }
    const report = await runLoad(system, size, { seed, folder, print, injectFaults })
    // Ends open requests first, so that nothing changes while the checker reads.
    await system.drain()
    const facts = await readFacts(system.database, folder)
    const violations = runChecks(facts)
    const figures = figuresOf(facts, report, {
      seed,
      postgres: system.postgres.version,
      violations: violationsIn(violations),
      faults: countFaults(recoveries),
      recoveries,
    })
    writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ figures, violations }, undefined, 2)}\n`)
    return { figures, violations }
  } finally {
    await system.remove()
  }
}

export type Proof = Exclude<Awaited<ReturnType<typeof proveBooking>>, { readonly missing: string }>

// `pnpm prove:booking [short|long] [--seed=N] [--minutes=N] [--keep]`: runs a proof and prints its figures. Exit code 1: a promise was broken.
if (import.meta.main) {
  const options = { ...proofOptions, minutes: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const size = positionals[0] ?? 'short'
  if (size !== 'short' && size !== 'long')
    endWith('usage', 'pnpm prove:booking [short|long] [--seed=N] [--minutes=N] [--keep]')
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
  await runProof({ name: `booking-${size}`, size, ...values }, async (run) => {
    const proof = await proveBooking({ ...runSizes[size], minutes }, run)
    if ('missing' in proof) return proof
    // docs/promises.md repeats these figures.
    const recoveries = proof.figures.recoveries.slice(0, 5)
    const figures = { asked: runSizes[size].attempts, ...proof.figures, recoveries }
    run.print(JSON.stringify(figures, undefined, 2))
    return { figures, findings: proof.violations }
  })
}
