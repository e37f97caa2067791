// `pnpm prove:upgrade [requests] [--seed=N] [--keep]`: the service on one PostgreSQL is replaced by a version that changes the tables.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { finishProof } from './finish-proof.ts'
import { raiseServerSite, serverIsImpossible } from './upgrade/on-server.ts'
import { phaseTable, proveUpgrade, upgradeForm } from './upgrade/prove-upgrade.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, keep: { type: 'boolean', default: false } },
})
const requests = Number(positionals[0] ?? upgradeForm.requests)
if (!Number.isSafeInteger(requests) || requests < 1) {
  process.stderr.write('pnpm prove:upgrade [requests] [--seed=N] [--keep]\n')
  process.exit(2)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const folder = join(import.meta.dirname, 'reports', 'upgrade-server')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const impossible = serverIsImpossible()
if (impossible) {
  say(`Skipped, no upgrade: ${impossible}.`)
  process.exit(0)
}
say(`seed ${seed}, ${folder}`)
const proof = await proveUpgrade(() => raiseServerSite(folder), { seed, folder, requests, say })
for (const line of phaseTable(proof.figures)) say(line)
finishProof({ ...{ form: 'upgrade', folder, kept: 'upgrade-server', keep: values.keep, say }, ...proof })
