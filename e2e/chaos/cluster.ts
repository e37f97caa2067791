// `pnpm prove:cluster [short|long] [--seed=N] [--only=killPrimary,switchover] [--keep]`: the proof on three machines, and exit code 1 when a promise was broken.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareMachine } from '@invea/tooling/cluster/packages'
import { type ClusterFault, clusterFaults } from './cluster/faults.ts'
import { clusterForms, proveCluster } from './cluster/prove-cluster.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string' }, keep: { type: 'boolean' } },
})
const name = positionals[0] ?? 'short'
const only = values.only?.split(',') as readonly ClusterFault[] | undefined
if ((name !== 'short' && name !== 'long') || only?.some((fault) => !(fault in clusterFaults))) {
  process.stderr.write(
    `pnpm prove:cluster [short|long] [--seed=N] [--only=FAULTS] [--keep]\nFaults: ${Object.keys(clusterFaults).join(' ')}\n`,
  )
  process.exit(2)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const impossible = prepareMachine(say)
if (impossible) {
  say(`Skipped, no cluster: ${impossible}.`)
  process.exit(0)
}
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const folder = join(import.meta.dirname, 'reports', `cluster-${name}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

say(`seed ${seed}, ${folder}`)
const { figures, findings } = await proveCluster(clusterForms[name], { seed, folder, say, only })
const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
const checks = Object.fromEntries(Object.entries(findings).map(([check, found]) => [check, found.length]))
const record = { form: name, date: new Date().toISOString().slice(0, 10), commit, ...figures, checks }
writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(record, undefined, 2)}\n`)
if (values.keep) {
  const kept = join(import.meta.dirname, 'figures')
  mkdirSync(kept, { recursive: true })
  cpSync(join(folder, 'figures.json'), join(kept, `cluster-${name}.json`))
}
say(
  `${figures.attempts} attempts, ${figures.acknowledged} acknowledged, ${figures.payments} payments, ${Math.round(figures.seconds)} s`,
)
say('fault              times   without writes: median   longest   until whole')
for (const [fault, one] of Object.entries(figures.faults)) {
  if (one.times === 0) continue
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
  say(
    `${fault.padEnd(18)} ${String(one.times).padStart(5)} ${seconds(one.medianWithoutWrites).padStart(24)} ${seconds(one.longestWithoutWrites).padStart(9)} ${seconds(one.longestUntilWhole).padStart(13)}`,
  )
}
for (const [check, found] of Object.entries(findings)) {
  say(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${check}${found.length === 0 ? '' : `: ${found.length}`}`)
  for (const line of found.slice(0, 10)) say(`       ${line}`)
}
process.exit(figures.violations > 0 ? 1 : 0)
