// `pnpm prove:cluster [short|long] [--seed=N] [--only=killPrimary,switchover] [--keep]`: runs the proof on three machines. Exit code 1: a
// promise was broken. `pnpm prove:cluster upgrade [--requests=400000]` replaces the service with a version that changes the tables.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { prepareMachine, underReaper } from '@invea/tooling/cluster/machines'
import { type ClusterFault, clusterFaults } from './cluster/faults.ts'
import { startClusterSite } from './cluster/proof-cluster.ts'
import { clusterSizes, proveCluster } from './cluster/prove-cluster.ts'
import { endWith, type ProofRun, proofOptions, runProof } from './run-proof.ts'
import { proveUpgrade, upgradeSize } from './upgrade/prove-upgrade.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...proofOptions, only: { type: 'string' }, requests: { type: 'string' }, rounds: { type: 'string' } },
})
const size = positionals[0] ?? 'short'
const only = values.only?.split(',') as readonly ClusterFault[] | undefined
if (!['short', 'long', 'upgrade'].includes(size) || only?.some((fault) => !(fault in clusterFaults)))
  endWith(
    'usage',
    `pnpm prove:cluster [short|long] [--seed=N] [--only=FAULTS] [--rounds=N] [--keep]\npnpm prove:cluster upgrade [--seed=N] [--requests=N] [--keep]\nFaults: ${Object.keys(clusterFaults).join(' ')}`,
  )
const impossible = prepareMachine((line) => process.stdout.write(`${line}\n`))
if (impossible) endWith('impossible', `Skipped, no cluster: ${impossible}.`)
const reaperMarker = 'CLUSTER_UNDER_REAPER'
if (!process.env[reaperMarker]) {
  const [program, ...args] = underReaper(process.argv, ['-p', 'SIGTERM'])
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, [reaperMarker]: '1' } })
  process.exit(status ?? 1)
}
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

const rounds = values.rounds === undefined ? {} : { rounds: Number(values.rounds) }
const runFaults = async (size: keyof typeof clusterSizes, run: ProofRun) => {
  const { print } = run
  const { figures, findings } = await proveCluster({ ...clusterSizes[size], ...rounds }, { ...run, only })
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

const runUpgrade = (run: ProofRun) => {
  const requests = Number(values.requests ?? upgradeSize.requests)
  return proveUpgrade(() => startClusterSite(run.folder, run.print), { ...run, requests })
}

await runProof({ name: `cluster-${size}`, size, ...values }, (run) =>
  size === 'short' || size === 'long' ? runFaults(size, run) : runUpgrade(run),
)
