import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, type Violations, violationsIn } from './check/checks.ts'
import type { Facts, Outcome } from './check/facts.ts'
import { readFacts } from './check/read-facts.ts'
import type { Form } from './forms.ts'
import { breakOwnWorld, countFaults, type Recovery } from './load/break-own-world.ts'
import type { FaultCounts } from './load/faults.ts'
import { type LoadReport, type Progress, runLoad } from './load/run-load.ts'
import { raiseWorld } from './machine/world.ts'

/** The figures of one proof. */
export interface Figures extends LoadReport {
  readonly seed: number
  readonly postgres: string
  readonly faults: FaultCounts
  readonly recoveries: readonly Recovery[]
  /** Attempts by how they ended: an answer, a refusal, a 503, or nothing that can be relied on. */
  readonly ends: Readonly<Record<'acknowledged' | 'refused' | 'unavailable' | 'lost', number>>
  /** Keys by what became of them. */
  readonly acknowledged: number
  readonly refused: number
  readonly unknown: number
  readonly rows: {
    readonly changes: number
    readonly appointments: number
    readonly requests: number
    readonly audit: number
  }
  readonly samples: number
  readonly violations: number
}

export interface Proof {
  readonly figures: Figures
  readonly violations: Violations
}

const countBy = (facts: Facts, outcome: Outcome) => facts.operations.filter((one) => one.outcome === outcome).length

const endsOf = ({ operations }: Facts, attempts: number): Figures['ends'] => {
  const count = (of: (operation: Facts['operations'][number]) => number) =>
    operations.reduce((sum, operation) => sum + of(operation), 0)
  const acknowledged = count(({ got }) => got.length)
  const unavailable = count(({ unknown }) => unknown.filter((why) => why === '503').length)
  const lost = count(({ unknown }) => unknown.length) - unavailable
  return { acknowledged, unavailable, lost, refused: attempts - acknowledged - unavailable - lost }
}

const figuresOf = (
  facts: Facts,
  report: LoadReport,
  rest: Pick<Figures, 'seed' | 'postgres' | 'violations' | 'faults' | 'recoveries'>,
): Figures => ({
  ...report,
  ...rest,
  ends: endsOf(facts, report.attempts),
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

/**
 * One proof from an empty database to a result. The folder keeps the history, the samples, the services' logs and the
 * result. Without PostgreSQL on this machine it does nothing and returns the reason.
 */
export const proveBooking = async (
  form: Form,
  how: { readonly seed: number; readonly folder: string; readonly say?: (line: string) => void },
): Promise<Proof | { readonly missing: string }> => {
  const { seed, folder, say = () => undefined } = how
  rmSync(folder, { recursive: true, force: true })
  const { modules = [], statements = [], databaseSettings, logWriterSleeps } = form.mutant ?? {}
  const postgres = { settings: databaseSettings, logWriterSleeps }
  const world = await raiseWorld({ folder, processes: form.processes, planted: modules, postgres })
  if ('missing' in world) return world
  try {
    for (const statement of statements) await world.database.rows(statement)
    say(`${form.processes} processes of the service on ${world.postgres.version}, seed ${seed}, ${folder}`)
    let recoveries: readonly Recovery[] = []
    const breakAll = async (progress: Progress) => {
      recoveries = await breakOwnWorld(world, form.faults, { seed, progress })
    }
    const report = await runLoad(world, form, { seed, folder, say, breakAll })
    // What is on its way when the visitors go home is finished; nothing changes while the checker reads.
    await world.quiet()
    const facts = await readFacts(world.database, folder)
    const violations = judge(facts)
    const figures = figuresOf(facts, report, {
      seed,
      postgres: world.postgres.version,
      violations: violationsIn(violations),
      faults: countFaults(recoveries),
      recoveries,
    })
    writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ figures, violations }, undefined, 2)}\n`)
    return { figures, violations }
  } finally {
    await world.remove()
  }
}
