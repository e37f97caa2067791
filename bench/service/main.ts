// `pnpm --filter @invea/bench service`: compares calls over HTTP with pgbench on the same PostgreSQL, as ratios of interleaved rounds.
// `service:short` takes about two minutes. README.md explains the output.
import { machineLoad } from '../statistics.ts'
import { type GoalName, goalLine, goals } from './goals.ts'
import type { LoadResult } from './load.ts'
import { baselineSchema, createPgbench } from './pgbench.ts'
import { cpuOfFamily } from './program.ts'
import { startServerOrExit } from './server.ts'
import { openServiceUnderTest, type ServiceUnderTest } from './service-under-test.ts'

const plan = process.argv.includes('--short') ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 4 }

const resultLine = (name: string, { perSecond, p50, p99, byStatus, ownCores, cost }: LoadResult & { cost: number }) =>
  `  ${name.padEnd(26)} ${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  service ${cost.toFixed(0).padStart(4)} µs a call, loader ${ownCores.toFixed(2)} cores  ${JSON.stringify(byStatus)}`
const tpsLine = (name: string, tps: number) => `  ${name.padEnd(26)} ${tps.toFixed(0).padStart(7)}/s`

const server = await startServerOrExit()
console.log(`${server.version}, Node ${process.version}; ${plan.rounds} rounds of ${plan.seconds} s, ${machineLoad()}`)
const baseline = await server.makeDatabase('baseline', baselineSchema)
const product = await server.makeDatabase('product', [])
const pgbench = createPgbench(server.pgbench)
const postgres = await openServiceUnderTest(product, plan)
const embedded = await openServiceUnderTest(undefined, plan)
const sides: Readonly<Record<string, ServiceUnderTest>> = { postgres, embedded }
const values = Object.fromEntries(Object.keys(goals).map((name) => [name, [] as number[]])) as Record<
  GoalName,
  number[]
>
values.coldStart.push(embedded.coldStart)

/** Measures a crowd with pgbench, then with the service on both databases. */
const measureCrowd = async (crowd: 'spread' | 'rush', round: number, goal: readonly [GoalName, GoalName]) => {
  const before = cpuOfFamily(server.pid)
  const tps = await pgbench(crowd, { url: baseline, clients: 32, seconds: plan.seconds })
  const cost = ((cpuOfFamily(server.pid) - before) * 1e6) / (tps * plan.seconds)
  console.log(`${tpsLine(`pgbench ${crowd}`, tps)}  database ${cost.toFixed(0)} µs a booking`)
  for (const [at, [name, side]] of Object.entries(sides).entries()) {
    const used = cpuOfFamily(server.pid)
    const result = await side.load(`book ${crowd}`, round, plan.seconds)
    const database = ((cpuOfFamily(server.pid) - used) * 1e6) / (result.perSecond * plan.seconds)
    console.log(
      `${resultLine(`${name} ${crowd}`, result)}${side === postgres ? `  database ${database.toFixed(0)} µs` : ''}`,
    )
    values[goal[at] as GoalName].push(result.perSecond / tps)
    if (crowd === 'rush' && side === postgres) values.rushP99.push(result.p99)
  }
}

for (const side of Object.values(sides)) await side.load('book spread', 0, 2)
for (let round = 1; round <= plan.rounds; round++) {
  console.log(`round ${round}, ${machineLoad()}`)
  await measureCrowd('spread', round, ['spread', 'embeddedSpread'])
  await measureCrowd('rush', round, ['rush', 'embeddedRush'])
  for (const [name, side] of Object.entries(sides)) {
    console.log(resultLine(`${name} 240 slots`, await side.load('book release', round, 1)))
  }
  const nothing = await postgres.load('nothing', round, plan.seconds)
  const known = await postgres.load('search known', round, plan.seconds)
  const fresh = await postgres.load('search new', round, plan.seconds)
  const search = await pgbench('search', { url: product, clients: 8, seconds: plan.seconds })
  for (const [name, result] of Object.entries({ 'empty route': nothing, 'known search': known, 'new search': fresh })) {
    console.log(resultLine(name, result))
  }
  console.log(tpsLine('search in SQL, 8 clients', search))
  values.known.push(known.perSecond / nothing.perSecond)
  values.fresh.push(fresh.perSecond / search)
}

let faults = 0
for (const [name, side] of Object.entries(sides)) {
  const figures = await side.close()
  const lost = side.confirmed() - figures.rows
  const { overbooked, disagreeing, withoutAudit, withoutKey } = figures
  faults += overbooked + disagreeing + withoutAudit + withoutKey + Math.abs(lost)
  console.log(
    `${name}: ${figures.rows} bookings for ${figures.applicants} people; ${overbooked} overbooked, ${disagreeing} inconsistent counters, ${lost} confirmed but missing, ${withoutAudit} without an audit row, ${withoutKey} without a key`,
  )
}
values.faults.push(faults)
await server.stop()
console.log('')
for (const name of Object.keys(goals) as GoalName[]) console.log(goalLine(goals[name], values[name]))
