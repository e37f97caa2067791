// `pnpm prove:cluster [short|long] [--seed=N] [--only=killPrimary,switchover] [--keep]`: runs the proof on three machines. Exit code 1: a
// promise was broken. `pnpm prove:cluster upgrade [--requests=400000]` replaces the service with a version that changes the tables.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareMachine, underReaper } from '@invea/tooling/cluster/machines'
import { type ClusterFault, clusterFaults } from './cluster/faults.ts'
import { startClusterSite } from './cluster/proof-cluster.ts'
import { clusterSizes, proveCluster } from './cluster/prove-cluster.ts'
import { reportAndExit } from './report-and-exit.ts'
import { phaseTable, proveUpgrade, upgradeSize } from './upgrade/prove-upgrade.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    requests: { type: 'string' },
    rounds: { type: 'string' },
  },
})
const name = positionals[0] ?? 'short'
const only = values.only?.split(',') as readonly ClusterFault[] | undefined
if (!['short', 'long', 'upgrade'].includes(name) || only?.some((fault) => !(fault in clusterFaults))) {
  process.stderr.write(
    `pnpm prove:cluster [short|long] [--seed=N] [--only=FAULTS] [--rounds=N] [--keep]\npnpm prove:cluster upgrade [--seed=N] [--requests=N] [--keep]\nFaults: ${Object.keys(clusterFaults).join(' ')}\n`,
  )
  process.exit(2)
}
const print = (line: string) => process.stdout.write(`${line}\n`)
const impossible = prepareMachine(print)
if (impossible) {
  print(`Skipped, no cluster: ${impossible}.`)
  process.exit(0)
}
const reaperMarker = 'CLUSTER_UNDER_REAPER'
if (!process.env[reaperMarker]) {
  const [program, ...args] = underReaper(process.argv, ['-p', 'SIGTERM'])
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, [reaperMarker]: '1' } })
  process.exit(status ?? 1)
}
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const folder = join(import.meta.dirname, 'reports', `cluster-${name}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

print(`seed ${seed}, ${folder}`)
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

const rounds = values.rounds === undefined ? {} : { rounds: Number(values.rounds) }
const runFaults = async (size: keyof typeof clusterSizes) => {
  const { figures, findings } = await proveCluster({ ...clusterSizes[size], ...rounds }, { seed, folder, print, only })
  print(
    `${figures.attempts} attempts, ${figures.acknowledged} acknowledged, ${figures.payments} payments, ${Math.round(figures.seconds)} s`,
  )
  print('fault              times   without writes: median   longest   until whole   alert')
  for (const [fault, one] of Object.entries(figures.faults)) {
    if (one.times === 0) continue
    print(
      `${fault.padEnd(18)} ${String(one.times).padStart(5)} ${seconds(one.medianWithoutWrites).padStart(24)} ${seconds(one.longestWithoutWrites).padStart(9)} ${seconds(one.longestUntilWhole).padStart(13)}   ${one.alert}, ${one.fired} of ${one.times}, within ${seconds(one.longestUntilAlert)}`,
    )
  }
  return { figures, findings }
}

const runUpgrade = async () => {
  const requests = Number(values.requests ?? upgradeSize.requests)
  const proof = await proveUpgrade(() => startClusterSite(folder, print), { seed, folder, requests, print })
  for (const line of phaseTable(proof.figures)) print(line)
  return proof
}

const proof = name === 'short' || name === 'long' ? await runFaults(name) : await runUpgrade()
reportAndExit({ size: name, folder, figuresName: `cluster-${name}`, keep: values.keep, print, ...proof })
